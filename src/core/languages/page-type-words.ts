import type { WordList } from './notation.ts';

/** Words that mark what kind of page it is. They are matched in short texts only: labels, buttons, headings. */
export interface PageTypeWords {
  /** Labels of a page that sells one thing: `add to cart | in stock`. */
  readonly buying: WordList;
  /** Labels that lead to a talk with a provider: `get a quote | book a demo`. */
  readonly enquiring: WordList;
  /** Labels of lists of goods or links: `sort by | filter | load more`. */
  readonly browsing: WordList;
  /** Labels between the posts of a thread: `reply | joined | posts`. */
  readonly posting: WordList;
  /** Labels of an article: `min read | published | written by`. */
  readonly publishing: WordList;
  /** Headings of recipes: `ingredients | directions`. */
  readonly cooking: WordList;
  /** Words that address the reader: `you | your`. */
  readonly addressing: WordList;
  /** Words that name a manual: `documentation | api reference`. */
  readonly documenting: WordList;
}
