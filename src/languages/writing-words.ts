import type { ValuedList, WordList } from './notation.ts';

/** How content blocks are written in a language. */
export interface WritingWords {
  readonly voice: VoiceWords | null;
}

/** Words by which a text keeps to the brand voice of its owner. */
export interface VoiceWords {
  /** Pronouns that address the reader: `you | your`. null: no rule about it can be checked. */
  readonly secondPerson: WordList | null;
  /** Words that stay small inside of a headline in title case: `a | of | the`. null: the language has no title case. */
  readonly headlineSmallWords: WordList | null;
  readonly contractions: Contractions | null;
  readonly description: VoiceDescription | null;
}

/** Short forms of verbs and what they stand for. */
export interface Contractions {
  /** Denials, each after its short form: `won't will not`. */
  readonly denials: ValuedList;
  /** Words whose short verb can be told from a possessive: `it | they`. */
  readonly subjects: WordList;
  /** Verbs after such a word, each after its short form without the apostrophe: `re are`. */
  readonly verbs: ValuedList;
  /** Verbs that are meant before a participle: `s has` of "it's been". */
  readonly verbsBeforeParticiple: ValuedList;
  /** Such participles: `been | got`. */
  readonly participles: WordList;
}

/** Words of a description of a brand voice: "Never say “cheap”. Sentences of at most 15 words." */
export interface VoiceDescription {
  /** What forbids: `never | avoid | no`. */
  readonly forbid: WordList;
  /** What it forbids to do with words: `use | say`. */
  readonly use: WordList;
  /** Names for words, before those that are forbidden: `the words`. */
  readonly words: WordList;
  /** Words between the entries of a list: `and | or`. */
  readonly joins: WordList;
  /** What stands before the length of a sentence: `at most`. */
  readonly atMost: WordList;
  /** The noun before a length: `sentences`. */
  readonly sentences: WordList;
  /** The unit of a length: `words`. */
  readonly wordUnits: WordList;
  /** What follows such a unit where the length comes first: `per sentence`. */
  readonly perSentence: WordList;
  /** Orders to write short sentences. */
  readonly shortSentences: WordList;
  /** The name of contractions. */
  readonly contractions: WordList;
  /** What allows them: `use`. */
  readonly allow: WordList;
  /** Orders not to address the reader. */
  readonly noSecondPerson: WordList;
  /** Orders to write headlines in title case. */
  readonly titleCase: WordList;
  /** Orders to write headlines in sentence case. */
  readonly sentenceCase: WordList;
  /** Names for exclamation marks. */
  readonly exclamations: WordList;
  /** Words that ask for nothing by themselves: `please | tone`. */
  readonly emptyWords: WordList;
  /** Words between two wishes: `and | but`. */
  readonly breaks: WordList;
}
