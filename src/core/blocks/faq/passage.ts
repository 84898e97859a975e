import type { Doubt } from '../composer.ts';
import type { PassageShape } from './passage-features.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Grounding } from '../../schema/content-block.ts';

/** Words of the page in one piece that can stand below a question: sentences of one paragraph, a list, or a table row. */
export interface Passage extends PassageShape {
  readonly text: string;
  /** UTF-16 offsets into the page's text. */
  readonly start: number;
  readonly end: number;
  /** Indices of its first and last block. */
  readonly units: readonly [number, number];
  readonly grounding: readonly Grounding[];
  /** What an editor has to check; none where it stands alone. */
  readonly doubts?: readonly Doubt[];
}

export type PassageSignals = Pick<Signals, 'page' | 'prose'>;
