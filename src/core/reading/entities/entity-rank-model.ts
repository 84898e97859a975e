import type { LinearModel } from '../../models/linear-model.ts';

/** What speaks for or against a phrase in the index of its page. Printed in the documentation. */
export const entityFeatures = {
  isSubject: 'It is the subject.',
  inSubject: 'It is a part of the subject’s name.',
  inTitle: 'The title contains it.',
  inMainHeading: 'The main heading contains it.',
  inDescription: 'The description contains it.',
  inSlug: 'The address contains it.',
  declared: 'Structured data or keywords name it.',
  isSite: 'It is the name of the site.',
  headings: 'Headings that contain it (logarithm).',
  isHeading: 'Headings that consist of it (logarithm).',
  mentions: 'Mentions (logarithm).',
  density: 'Share of the page’s words in its mentions (root).',
  ownShare: 'Share of its mentions outside longer phrases.',
  spread: 'Share of the page’s blocks that mention it (root).',
  saidOnce: 'It is mentioned once.',
  isEarly: 'It occurs in the first tenth of the text.',
  position: 'How far into the text its first mention is.',
  isName: 'It is written as a name.',
  nameWord: 'A name of one word.',
  acronym: 'It is in capitals.',
  innerCapital: 'A word has a capital inside.',
  hasDigit: 'It contains a digit.',
  lowerWord: 'One word without a capital.',
  lowerPhrase: 'Two words without a capital.',
  lowerLong: 'Three or more words without a capital.',
  titleCase: 'All its words have a capital, in a label only.',
  letters: 'Letters of a single word, up to twelve.',
  words: 'Words beyond two.',
  generic: 'A word of it is among the most general of the language.',
  ordinary: 'All its words are in the dictionary (English only).',
  unknown: 'Its only word is in no dictionary (English only).',
  linked: 'Links consist of it (logarithm).',
  strong: 'Strong text consists of it.',
  emphasised: 'Emphasised text consists of it.',
  isCode: 'It is set as code.',
  lead: 'List items begin with it and a colon or dash.',
  item: 'It is a list item.',
  firstCell: 'It is the first cell of a row.',
  cell: 'It is another cell of a row.',
  cued: 'A sentence says what kind of name it is.',
  nameMentions: 'Mentions of a name (logarithm).',
  wordMentions: 'Mentions of one word without a capital (logarithm).',
  rank: 'Mentions compared with those of the page’s most frequent phrase (root).',
  opensVerb: 'A phrase whose first word is a verb by itself (English only).',
  smallWords: 'A phrase with small words inside.',
  serial: 'Other phrases of the page differ from it by their numbers only (logarithm).',
  dated: 'It contains a month or a day of the week.',
  nounCapital: 'A name by its capitals in a language that capitalises nouns.',
  plural: 'One word without a capital that ends in s.',
  commonWord: 'How many pages in general contain its only word (root).',
  commonPhrase: 'How many contain the rarest of its words (root).',
} as const;

export type EntityFeature = keyof typeof entityFeatures;

/** A linear model with the share of pages in general that contain a stem, by language; rarer stems are left out. */
export interface EntityRankModel extends LinearModel<EntityFeature> {
  readonly commonStems: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
