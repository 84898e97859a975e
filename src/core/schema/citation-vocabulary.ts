/** The enumerations of citation tests, as `vocabulary.ts` has the others: parts of the API, free of zod. */

/** A page's part in a citation test. */
export const citationRoles = ['own', 'before', 'rival'] as const;
export type CitationRole = (typeof citationRoles)[number];

/** The versions of the own page that a citation test asks about. */
export const citationVersions = ['own', 'before'] as const;
export type CitationVersion = (typeof citationVersions)[number];

export const sourceStatuses = ['read', 'unreachable'] as const;

/** Why a page is not cited; `core/citations/causes/` says in which order they are tried. */
export const citationCauses = [
  'unreachable',
  'not_retrieved',
  'missing',
  'partial',
  'late',
  'vague',
  'outdated',
  'mismatch',
  'outranked',
] as const;
export type CitationCauseCode = (typeof citationCauses)[number];

export const citationOutcomes = ['better', 'worse', 'no_difference_shown'] as const;
export type CitationOutcome = (typeof citationOutcomes)[number];
