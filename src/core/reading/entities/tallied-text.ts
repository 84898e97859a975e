import type { Block } from '../../document/page-document.ts';
import type { Word } from '../../text/words.ts';
import type { Sentence } from '../../signals/prose.ts';

/** The parts of a page's prose that are tallied. */
export interface TalliedText {
  readonly units: readonly {
    readonly words: readonly Word[];
    readonly block: Pick<Block, 'kind' | 'text' | 'start' | 'cells' | 'spans' | 'isHeaderRow'> & {
      readonly level?: number | null;
    };
    readonly origin?: TalliedText['units'][number];
  }[];
  readonly sentences: readonly Sentence[];
}
