/** Types of the fields of a pack. pack.ts describes the notation of the lists. */

/** Entries separated by `|`. */
export type WordList = string;

/** A word list with a value and a space before each entry: `12 dozen`, `kg kilogram[s]`. */
export type ValuedList = string;

/**
 * A regular expression where the notation does not suffice: the source of a JavaScript expression with the flags `iu`, or
 * `u` in fields whose capitals count. Use it only in fields of this type. No unbounded repetition of a group: a hostile page must not slow it down.
 */
export interface Pattern {
  readonly pattern: string;
}

/** Text with slots for words in braces: `What is {subject}?`. The field says which slots there are. */
export interface Template {
  readonly template: string;
}
