import type { App } from '../../service/platform/app.ts';
import { transact } from '../../service/storage/transact.ts';
import { eraseTraces } from '../analyses/erase-analyses.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { deleteUnusedReadings } from '../analyses/index.ts';
import type { Caller } from '../keys/authenticate.ts';
import { deleteCitationTestRows } from './statements/citation-deletion.ts';
import { lockCitationTest } from './statements/citation-tests.ts';

/**
 * Deletes a test in any state, with its pages, its receipts, the answers that no other test uses, the contents of its
 * events and its stored responses; its work stops. False when the caller has none with this id.
 */
export async function deleteCitationTest(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    if ((await lockCitationTest(trx, caller, id)) === undefined) return false;
    const deleted = await deleteCitationTestRows(trx, [id]);
    await deleteUnusedReadings(trx, deleted.readings);
    await eraseTraces(trx, deleted);
    if (deleted.change.jobs !== 0) await fillSlots(app, trx, caller.accountId, deleted.change);
    return true;
  });
}
