/** What the fields of a pack are made of. The notation of the lists is described in pack.ts. */

/** Entries separated by `|`. */
export type WordList = string;

/** A word list in which a value and a space stand before each entry: `12 dozen`, `kg kilogram[s]`. */
export type ValuedList = string;

/**
 * A regular expression where the notation does not suffice: the source of a JavaScript expression with the flags `iu`.
 * Use it only in the fields that ask for it. No unbounded repetition of a group: a hostile page must not slow it down.
 */
export interface Pattern {
  readonly pattern: string;
}

/** Text with slots for words in braces: `What is {subject}?`. The field says which slots there are. */
export interface Template {
  readonly template: string;
}
