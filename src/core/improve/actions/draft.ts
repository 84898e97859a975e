import type { Advice } from '../../advice/advice.ts';
import type { AskedBrief } from '../briefs/asked-brief.ts';
import type { Weakness } from '../../schema/vocabulary.ts';

/** An action before it is chosen and ordered. */
export interface Draft {
  /** As in `Action.check`. */
  readonly check: string;
  readonly weakness: Weakness | null;
  readonly advice: Advice;
  /** What only the author can supply; null when nothing is needed. */
  readonly brief: AskedBrief | null;
}
