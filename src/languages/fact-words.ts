import type { Template, ValuedList, WordList } from './notation.ts';

/** How the facts of a text are written: numbers, units, dates, names, denials. A claim is compared with its sources by them. */
export interface FactWords {
  readonly numbers: NumberWords | null;
  /**
   * Units of measure by the sign that stands for them: `kg kilogram[s] | km/h mile[s] per hour`. Signs and abbreviations
   * that every language uses (`kg`, `€`) are known anyway. Read in texts of every language.
   */
  readonly units: ValuedList | null;
  readonly dates: DateWords | null;
  readonly spelling: NameSpelling | null;
  /** Words that turn a statement into its opposite: `not | never | *n't`. */
  readonly denials: WordList | null;
  /** Words that contain one of `denials` and deny nothing, in scripts without spaces: Chinese `无线` (wireless). */
  readonly notDenials: WordList | null;
}

/** Numbers that are written as words. */
export interface NumberWords {
  /** Words for numbers from 2 to 100: `2 two | 12 twelve | 12 dozen`. No article ("ein", "un") and no word that is often another one (Italian "sei"). */
  readonly values: ValuedList | null;
  /** How tens and units make one word; null where they stay apart, or where such words are rare. */
  readonly compound: CompoundNumber | null;
  /** Words after a number that multiply it: `1000 thousand | 1000 k`. Read in texts of every language, the own language first. */
  readonly multipliers: ValuedList | null;
  /** Multipliers that are a number without one before them: `hundred | thousand`. Read in texts of every language. */
  readonly alone: WordList | null;
  /** Words between the ends of a range: `to | through`. Read in texts of every language. */
  readonly ranges: WordList | null;
  /** Words between numbers that share a unit: `and | or`. Read in texts of every language. */
  readonly joins: WordList | null;
  /** Words before a number that make it a percentage: Chinese `百分之`. */
  readonly percentBefore: WordList | null;
  /** The word between a label and its unit: `in` of "Price in €:". Read in texts of every language. */
  readonly labelsUnit: WordList | null;
}

/** "twenty-five", "fünfundzwanzig". */
export interface CompoundNumber {
  /** `{tens}-{unit}`. */
  readonly form: Template;
  /** The form after a unit that ends in "e"; null: the same. Dutch: "tweeëntwintig". */
  readonly formAfterE: Template | null;
  /** The word for 1 inside of such a number: `ein`. */
  readonly one: string;
}

/** Dates as they are written in sentences; the names of months come from the runtime. Read in texts of every language. */
export interface DateWords {
  /** Names of months that the runtime does not give: `9 sept`. */
  readonly months: ValuedList | null;
  /** Endings of the number of a day: `st | nd | rd | th`. */
  readonly ordinals: WordList | null;
  /** Words between day, month and year: `of`. */
  readonly links: WordList | null;
  /** Words after a time of day: `uhr`. */
  readonly clock: WordList | null;
}

/** How names are written, and how a word with a capital is known to be no name. */
export interface NameSpelling {
  /** Small words inside a name that `names.links` does not contain: `of the | y`. Read in texts of every language. */
  readonly links: WordList | null;
  /** Words that the initials of a name leave out: `of | and | the`. Read in texts of every language. */
  readonly notInitials: WordList | null;
  /** Endings of names in other cases, each with `*`, the longer ones first: `*ami | *a`. null: names are not declined. */
  readonly endings: WordList | null;
  /** True where endings pile up, so that any ending of up to four letters is taken off: Turkish. */
  readonly pilesUpEndings: boolean;
  /** Letters that change when a name is declined, each before its new letter: Polish `ó o`. */
  readonly changedLetters: ValuedList | null;
  /** Endings of words that open sentences and are no names (infinitives, gerunds, adverbs), each with `*`: `*ing | *ment`. */
  readonly ordinaryEndings: WordList | null;
  /** Further signs that a word that opens a sentence is no name; null: a word of the sources with the same start or end is such a sign. Needs the parts of speech: English. */
  readonly ordinaryOpeners: OrdinaryOpeners | null;
  /** Where every noun takes a capital: how a common noun is known. null: capitals are for names. */
  readonly commonNouns: CommonNouns | null;
  /** Names in scripts without spaces and capitals. */
  readonly unspaced: UnspacedNames | null;
}

/** Signs that the first word of a sentence is no name: "Installers are …", "Open the …". */
export interface OrdinaryOpeners {
  /** Endings that short names have too; after four letters they are those of a common noun, each with `*`: `*ers`. */
  readonly endings: WordList;
  /** Words right after a common noun or an imperative, never after a single name: `are | the`. Small letters only. */
  readonly next: WordList;
}

/** Signs of a common noun where every noun has a capital. */
export interface CommonNouns {
  /** Endings of common nouns, each with `*`: `*ung[en]`. */
  readonly endings: WordList;
  /** Words before a common noun: `der | eine | kein*`. */
  readonly determiners: WordList;
  /** Adjectives that may stand between, by their endings: `*e | *en`. */
  readonly adjectives: WordList;
}

/** Names in Chinese and Japanese text. Read in texts of every language without spaces. */
export interface UnspacedNames {
  /** Common surnames: `佐藤 | 鈴木`. null where one character is a surname. */
  readonly surnames: WordList | null;
  /** Characters that are surnames, when they stand alone before a given name: `王 | 李`. */
  readonly surnameCharacters: WordList | null;
  /** Words at the end of names of places, institutions and persons, after two characters: `市 | 大学 | 先生`. */
  readonly endings: WordList;
  /** Well-known places: `東京`. */
  readonly places: WordList;
}
