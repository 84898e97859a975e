import type { Caller } from '../keys/authenticate.ts';
import { reportAnalysisEnd } from '../analyses/analysis-observation.ts';
import { eraseAnalyses, eraseTraces } from '../analyses/erase-analyses.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { canceledOutcome } from '../analyses/save-analysis-end.ts';
import type { App } from '../../service/platform/app.ts';
import { afterCommit, transact } from '../../service/storage/transact.ts';
import { deleteBatchRow, lockAnalysesMadeBy } from './statements/batch-deletion.ts';

/**
 * Deletes a batch and the analyses that it made, finished or not, with all their content. Results that it reused
 * (`max_age`) belong to other requests and stay. False when the caller has no batch with this id.
 */
export async function deleteBatch(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    // Lock order: see `analysis-slots.ts`.
    const ids = await lockAnalysesMadeBy(trx, caller, id);
    const { unendedIds, change } = await eraseAnalyses(trx, caller, ids);
    const isDeleted = await deleteBatchRow(trx, caller, id);
    if (isDeleted) await eraseTraces(trx, { ids: [id] });
    for (const analysisId of unendedIds)
      afterCommit(trx, () => reportAnalysisEnd(app, { analysisId }, canceledOutcome));
    if (change.jobs !== 0) await fillSlots(app, trx, caller.accountId, change);
    return isDeleted;
  });
}
