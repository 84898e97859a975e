import type { Template, ValuedList, WordList } from './notation.ts';

/** Numbers, units, dates, names and denials, for comparing a claim with its sources. */
export interface FactWords {
  readonly numbers: NumberWords | null;
  /**
   * Units of measure, each after its sign: `kg kilogram[s] | mph mile[s] per hour`. Signs and abbreviations of every
   * language (`kg`, `€`) are built in. Matched in every language.
   */
  readonly units: ValuedList | null;
  readonly dates: DateWords | null;
  readonly spelling: NameSpelling | null;
  /** Words that negate a statement: `not | never | *n't`. */
  readonly denials: WordList | null;
  /** Words that contain one of `denials` and deny nothing, in scripts without spaces: Chinese `无线` (wireless). */
  readonly notDenials: WordList | null;
  /** Endings of verbs that the stemmer leaves, each with `*`, for comparing verbs: German `*t | *st`. */
  readonly verbEndings: WordList | null;
  /** Further words that affirm or deny; null: only `denials` are known. */
  readonly polarity: PolarityWords | null;
}

/** Words that affirm or deny, and the words between which a denial holds. */
export interface PolarityWords {
  /** First words of an answer that affirm what was asked: `yes`. */
  readonly yes: WordList;
  /** First words of an answer that deny it: `no | nope`. */
  readonly no: WordList;
  /** Words that deny the clause around them without one of `denials`: `forbidden | impossible`. */
  readonly implied: WordList | null;
  /** Verbs that deny what follows them: `prevent[s] | keep[s] * from`. `*` matches the letters of one word. */
  readonly forward: WordList | null;
  /** Prepositions that deny only the noun after them: `without | instead of`. */
  readonly without: WordList | null;
  /** Words that open another clause, in which a denial before them does not hold: `but | while`. */
  readonly clauses: WordList | null;
}

/** Numbers written as words. */
export interface NumberWords {
  /** Words for numbers from 2 to 100: `2 two | 12 twelve | 12 dozen`. No article ("ein", "un") and no word that is often another one (Italian "sei"). */
  readonly values: ValuedList | null;
  /** Compounds of tens and units; null where they are separate words, or where such words are rare. */
  readonly compound: CompoundNumber | null;
  /** Words after a number that multiply it: `1000 thousand | 1000 k`. Matched in every language, the text's own first. */
  readonly multipliers: ValuedList | null;
  /** Multipliers that are also numbers by themselves: `hundred | thousand`. Matched in every language. */
  readonly alone: WordList | null;
  /** Words between the ends of a range: `to | through`. Matched in every language. */
  readonly ranges: WordList | null;
  /** Words between numbers that share a unit: `and | or`. Matched in every language. */
  readonly joins: WordList | null;
  /** Words before a number that make it a percentage: Chinese `百分之`. */
  readonly percentBefore: WordList | null;
  /** The word between a label and its unit: `in` of "Price in €:". Matched in every language. */
  readonly labelsUnit: WordList | null;
}

/** "twenty-five", "fünfundzwanzig". */
export interface CompoundNumber {
  /** `{tens}-{unit}`. */
  readonly form: Template;
  /** The form after a unit that ends in "e"; null: the same. Dutch: "tweeëntwintig". */
  readonly formAfterE: Template | null;
  /** The word for 1 inside such a number: `ein`. */
  readonly one: string;
}

/** Dates in sentences; names of months come from the runtime. All lists but `months` are matched in every language. */
export interface DateWords {
  /** Names of months that the runtime lacks: `9 sept`. */
  readonly months: ValuedList | null;
  /** Endings of the number of a day: `st | nd | rd | th`. */
  readonly ordinals: WordList | null;
  /** Words between day, month and year: `of`. */
  readonly links: WordList | null;
  /** Words after a time of day: `uhr`. */
  readonly clock: WordList | null;
}

/** Spelling of names, and signs that a capitalised word is no name. */
export interface NameSpelling {
  /** Small words inside a name that `names.links` does not contain: `of the | y`. Matched in every language. */
  readonly links: WordList | null;
  /** Words without a letter in the initials of a name: `of | and | the`. Matched in every language. */
  readonly notInitials: WordList | null;
  /** Endings of declined names, each with `*`, longer ones first: `*ami | *a`. null: names are not declined. */
  readonly endings: WordList | null;
  /** True where several endings follow each other, so that any ending of up to four letters is removed: Turkish. */
  readonly pilesUpEndings: boolean;
  /** Letters that change in declined names, each before its new letter: Polish `ó o`. */
  readonly changedLetters: ValuedList | null;
  /** Endings of first words of sentences that are no names (infinitives, gerunds, adverbs), each with `*`: `*ing | *ment`. */
  readonly ordinaryEndings: WordList | null;
  /** Further signs that a word that opens a sentence is no name; null: a word of the sources with the same start or end is such a sign. Needs the parts of speech: English. */
  readonly ordinaryOpeners: OrdinaryOpeners | null;
  /** Signs of common nouns where every noun takes a capital. null: only names do. */
  readonly commonNouns: CommonNouns | null;
  /** Names in scripts without spaces and capitals. */
  readonly unspaced: UnspacedNames | null;
  /**
   * Endings of plurals of names, each after the ending of the singular, `-` for none: `y ies | - s`. null: plurals of names
   * are not recognised.
   */
  readonly plurals: ValuedList | null;
  /** Words before a name that can have a plural, never before a person's name: `a | an | every`. */
  readonly countable: WordList | null;
}

/** Signs that the first word of a sentence is no name: "Installers are …", "Open the …". */
export interface OrdinaryOpeners {
  /** Endings that short names have too; after four letters they are those of a common noun, each with `*`: `*ers`. */
  readonly endings: WordList;
  /** Words right after a common noun or an imperative, never after a single name: `are | the`. Small letters only. */
  readonly next: WordList;
}

/** Signs of common nouns where every noun takes a capital. */
export interface CommonNouns {
  /** Endings of common nouns, each with `*`: `*ung[en]`. */
  readonly endings: WordList;
  /** Words before a common noun: `der | eine | kein*`. */
  readonly determiners: WordList;
  /** Endings of adjectives between determiner and noun: `*e | *en`. */
  readonly adjectives: WordList;
}

/** Names in Chinese and Japanese text. `endings` and `places` are matched in all languages without spaces. */
export interface UnspacedNames {
  /** Common surnames: `佐藤 | 鈴木`. null where one character is a surname. */
  readonly surnames: WordList | null;
  /** Characters that are surnames when alone before a given name: `王 | 李`. */
  readonly surnameCharacters: WordList | null;
  /** Last words of names of places, institutions and persons, after two characters: `市 | 大学 | 先生`. */
  readonly endings: WordList;
  /** Well-known places: `東京`. */
  readonly places: WordList;
}
