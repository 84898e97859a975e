import type { WordList } from './notation.ts';

/** Small words and verbs right before a name that say what it is likely to be. */
export interface NeighbourWords {
  /** `the | a`: programs, companies and people have no article, documents and events do. */
  readonly articles: WordList;
  /** Before who made, wrote or said a thing: `by | from`. */
  readonly makers: WordList;
  /** Before what a person works with: `with | using | install`. */
  readonly tools: WordList;
  /** Before where a person works or buys: `at`. */
  readonly hosts: WordList;
}
