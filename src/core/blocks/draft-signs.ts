/** The kinds of doubt about a draft. */
export const DOUBT_SIGNS = {
  tied: 'The first sentence continues the one before it',
  scope: 'The sentence before may say when it holds',
  turned: 'The sentence after limits it',
  elsewhere: 'It points to another place of the page',
  personal: 'Somebody speaks in the first person',
  ownVoice: 'The page’s owner speaks',
  former: 'It speaks of a former or a supposed state',
  loud: 'It exclaims',
  unread: 'The rules do not read the language',
  partial: 'The page answers in part only',
  unsure: 'The rules are not sure that it answers',
  far: 'It is far from its question',
  twice: 'The same words stay on the page further down',
  ownFits: 'The page’s own serves as well',
  drops: 'It leaves out words of the page’s own',
  cut: 'The sentence is cut at a clause',
  short: 'It says little',
  named: 'The heading is a name taken from the text',
  aside: 'The page explains it in passing',
  priced: 'It gives a price',
  opinion: 'A member of a forum says it',
  lowers: 'It lowers the score',
  seldomPublished: 'Editors seldom publish such a draft unchanged',
  seldomKept: 'Editors seldom keep such a draft',
} as const;

export type DoubtSign = keyof typeof DOUBT_SIGNS;

/** What composers measure of a draft, 0-1. */
export const DRAFT_MEASURES = {
  confidence: 'Probability that the passage holds the answer',
  answered: 'Probability that the page answers the question',
  full: 'The question counts as answered in full',
  given: 'The caller asked the question',
  below: 'It is right below its question',
  distance: 'Words before it, as a share of the page',
  subject: 'Share of the subject’s words in it',
  opens: 'It opens with the subject',
  defines: 'It says what the subject is',
  closes: 'It closes its section',
  section: 'Words of its section, up to a thousand',
  frequency: 'Share of the part’s sentences with the heading’s words',
  label: 'The text itself labels the part so',
  site: 'It names the site',
} as const;

export type DraftMeasure = keyof typeof DRAFT_MEASURES;
export type DraftMeasures = Readonly<Partial<Record<DraftMeasure, number>>>;
