import type { Caller } from '../keys/authenticate.ts';
import { deleteInjectionRows, deleteUnusedReadings } from '../analyses/statements/deletion.ts';
import { eraseTraces } from '../analyses/erase-analyses.ts';
import { announceAnalysisEnding } from '../platform/analysis-endings.ts';
import { lockInjection } from './statements/injections.ts';
import { transact } from '../storage/transact.ts';
import type { App } from '../platform/app.ts';
import { fillSlots } from '../analyses/fill-slots.ts';

/**
 * Deletes an injection in any state, with its page, the contents of its events and its stored responses: its work stops,
 * and its published blocks are withdrawn. False when the caller has none with this id.
 */
export async function deleteInjection(
  app: App,
  caller: Caller,
  id: string,
  kind: { readonly isPreview?: boolean } = {},
): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockInjection(trx, caller, id, kind);
    if (found === undefined) return false;
    const deleted = await deleteInjectionRows(trx, [id]);
    await deleteUnusedReadings(trx, deleted.readings);
    // A preview has neither events nor stored responses.
    if (kind.isPreview === true) await announceAnalysisEnding(trx, id);
    else await eraseTraces(trx, deleted);
    if (deleted.change.jobs !== 0) await fillSlots(app, trx, caller.accountId, deleted.change);
    return true;
  });
}
