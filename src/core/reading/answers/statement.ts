import type { Block } from '../../document/page-document.ts';
import type { Word } from '../../text/words.ts';

/**
 * The smallest parts of the main content that can be quoted: a sentence, or a heading, row, item, term, caption or block of
 * code without sentences. Offsets are UTF-16 units into the page's text.
 */
export interface Statement {
  readonly kind: Block['kind'];
  readonly block: Block;
  /** Index of its block. */
  readonly unit: number;
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  readonly isSentence: boolean;
  /** Indices of the headings above it, the nearest first, and of the header of its table; at most three. */
  readonly headings: readonly number[];
  /** Statements between it and the nearest heading. */
  readonly afterHeading: number;
  /** True when it ends with a question mark. */
  readonly isQuestion: boolean;
}
