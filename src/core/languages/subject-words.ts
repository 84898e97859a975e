import type { WordList } from './notation.ts';

/** Words around the name of what a page is about, in its title, its headings and its links. */
export interface SubjectWords {
  /** Openers of a title before the name: `buy | introduction to | how to`. The longer of two that start alike comes first. */
  readonly openers: WordList;
  /** Closers of a title after the name: `review | for sale | user manual`. */
  readonly closers: WordList;
  /** Whole labels of navigation, which name no page: `home | products | about us`. */
  readonly navigation: WordList;
  /** Words of a title that make it a question or a theme, not the name of one thing: `best | how | tips | vs`. */
  readonly themes: WordList;
  /** Openers of a title that asks something: `how | what | is`. */
  readonly questions: WordList;
  /** Openers of a thread's title that tell of its author: `my thoughts on | need help with`. */
  readonly threadOpeners: WordList | null;
  /** Closers that tell of the thread: `thoughts | advice needed`. */
  readonly threadClosers: WordList | null;
}
