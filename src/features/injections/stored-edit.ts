/** The work that a draft waits for, as it is stored in the column `edit`. */
import type { BlockChange } from '../../core/blocks/block-change.ts';
import type { RegeneratedItem } from '../../core/improve/regenerate-item.ts';

export interface StoredEdit {
  readonly changes: readonly BlockChange[];
  /** Keys of items to leave out. */
  readonly leaveOut: readonly string[];
  /** True: publish the draft when that is done. */
  readonly publishes: boolean;
  /** The item to write again; null for none. */
  readonly again: RegeneratedItem | null;
}

const nothing: StoredEdit = { changes: [], leaveOut: [], publishes: false, again: null };

/**
 * Changes alone are the array that every version reads. A process of an earlier version cannot read the rest, and then
 * keeps the draft as it is, unpublished.
 */
export function editJson(edit: Partial<StoredEdit>): string {
  const { changes = [], ...rest } = edit;
  return JSON.stringify(Object.keys(rest).length === 0 ? changes : edit);
}

export function parseEdit(json: string): StoredEdit {
  const stored = JSON.parse(json) as readonly BlockChange[] | Partial<StoredEdit>;
  return 'length' in stored ? { ...nothing, changes: stored } : { ...nothing, ...stored };
}
