import type { RatedPart } from '../../schema/vocabulary.ts';

/** What limits the ratings of a page. */
export interface VerifiedEvidence {
  /** Queries that the page answers in full, each with a quotation that the page contains. */
  readonly answeredInFull: number;
  /** Names and measures of the reading that the page contains; concepts are none. */
  readonly specifics: number;
  /** True where the page addresses language models. */
  readonly addressesModels: boolean;
}

/** The anchor of the scale: "usable beside better ones". What cannot be verified goes no further. */
const UNVERIFIED_MAX = 3;
/** Decision: fewer names or measures do not make a page specific (its own name and its owner's are on every page). */
const SPECIFICS_MIN = 3;

/**
 * Ratings as far as verified evidence carries them: intent needs a query that is answered in full, entities need names or
 * measures, and a page that addresses models gets no more than an average page. The overall rating never exceeds the
 * highest of its parts. Ratings are 1-5.
 */
export function boundRatings(
  ratings: Readonly<Partial<Record<RatedPart, number>>>,
  { answeredInFull, specifics, addressesModels }: VerifiedEvidence,
): Partial<Record<RatedPart, number>> {
  const most = (isVerified: boolean): number =>
    isVerified && !addressesModels ? Number.POSITIVE_INFINITY : UNVERIFIED_MAX;
  const limits: Readonly<Record<RatedPart, number>> = {
    intent: most(answeredInFull > 0),
    structure: most(true),
    entities: most(specifics >= SPECIFICS_MIN),
    overall: most(true),
  };
  const bounded: Partial<Record<RatedPart, number>> = {};
  for (const part of ['intent', 'structure', 'entities'] as const) {
    const rating = ratings[part];
    if (rating !== undefined) bounded[part] = Math.min(rating, limits[part]);
  }
  const parts = Object.values(bounded);
  if (ratings.overall !== undefined && parts.length > 0)
    bounded.overall = Math.min(ratings.overall, limits.overall, Math.max(...parts));
  return bounded;
}
