import type { Caller } from '../keys/authenticate.ts';
import { transact } from '../../service/storage/transact.ts';
import type { App } from '../../service/platform/app.ts';
import { lockDraft, type NoDraft } from './locked-draft.ts';
import type { UndoStep } from './review/draft-review.ts';
import { readReview, recordReview } from './review/record-review.ts';
import { restoreFormer } from './statements/draft-reviews.ts';
import { replaceFacts } from './statements/injections.ts';

export type UndoOutcome =
  | { readonly kind: 'undone'; readonly action: UndoStep['action'] }
  | NoDraft
  | { readonly kind: 'nothing_to_undo' };

/** Undoes the last decision, edit or regeneration of a draft: its blocks and scores are those of before. */
export async function undoReview(
  app: Pick<App, 'database' | 'now'>,
  caller: Caller,
  id: string,
): Promise<UndoOutcome> {
  return await transact(app.database.db, async (trx) => {
    const draft = await lockDraft(trx, caller, id, 'can be reviewed');
    if (draft.kind !== 'draft') return draft;
    const { undo } = await readReview(trx, id);
    if (undo === null) return { kind: 'nothing_to_undo' };
    if (undo.hasFormer) {
      await restoreFormer(trx, id);
      await replaceFacts(trx, id, { ...draft.input, facts: undo.facts });
    }
    await recordReview(app, trx, caller, { injectionId: id, entries: undo.entries, undo: null });
    return { kind: 'undone', action: undo.action };
  });
}
