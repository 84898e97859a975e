import type { ContentType, Environment } from '../../../core/schema/vocabulary.ts';
import type { JsonText, JsonTextOrNull, Time } from './column-types.ts';

/** What an editor decided about the items of one draft. Deleted with its injection. */
export interface DraftReviewsTable {
  injection_id: string;
  /** `readonly ReviewEntry[]`. */
  entries: JsonText;
  /** `UndoStep`; null when there is nothing to undo. */
  undo: JsonTextOrNull;
  /** The columns of the injection before the last action; null when it did not change the blocks. */
  former_result: JsonTextOrNull;
  former_diff: JsonTextOrNull;
  former_rendered: Buffer | null;
}

/** Numbers of decisions about the items of one block. No text, so they outlive the injection. */
export interface DraftDecisionsTable {
  injection_id: string;
  account_id: string;
  environment: Environment;
  block_type: ContentType;
  generator: string;
  accepted: number;
  edited: number;
  rejected: number;
  decided_at: Time;
}
