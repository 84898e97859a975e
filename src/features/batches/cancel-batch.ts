import type { Caller } from '../keys/authenticate.ts';
import { reportAnalysisEnd } from '../analyses/analysis-observation.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { canceledOutcome, saveEndInSlot } from '../analyses/save-analysis-end.ts';
import type { App } from '../../service/platform/app.ts';
import type { BatchRecord } from '../../core/schema/batch.ts';
import { afterCommit, transact } from '../../service/storage/transact.ts';
import { batchRecord } from './batch-record.ts';
import { findBatchSubmitter, lockUnendedOf } from './statements/batch-deletion.ts';
import { findBatch } from './statements/batches.ts';

export interface CanceledBatch {
  readonly batch: BatchRecord;
  readonly submitterKeyId: string | null;
  /** Analyses that this call ended. */
  readonly canceledCount: number;
}

/**
 * Ends the analyses of a batch that have not ended; the last one completes it. Processes that work on them are notified
 * and stop. Null when the caller has no batch with this id.
 */
export async function cancelBatch(app: App, caller: Caller, id: string): Promise<CanceledBatch | null> {
  return await transact(app.database.db, async (trx) => {
    if ((await findBatch(trx, caller, id)) === undefined) return null;
    // Lock order: see `analysis-slots.ts`. Slots are given away at the end: earlier, pages of this batch would get them.
    const ids = await lockUnendedOf(trx, caller, id);
    let [jobs, bytes] = [0, 0];
    for (const analysisId of ids) {
      const ended = await saveEndInSlot(app, trx, analysisId, canceledOutcome, app.now());
      if (ended === undefined) continue;
      jobs -= 1;
      bytes -= ended.payloadBytes;
      afterCommit(trx, () => reportAnalysisEnd(app, { analysisId }, canceledOutcome));
    }
    if (jobs < 0) await fillSlots(app, trx, caller.accountId, { jobs, bytes });
    const submitterKeyId = await findBatchSubmitter(trx, id);
    const row = await findBatch(trx, caller, id);
    // Deleted meanwhile by another request.
    return row === undefined ? null : { batch: batchRecord(row), submitterKeyId, canceledCount: -jobs };
  });
}
