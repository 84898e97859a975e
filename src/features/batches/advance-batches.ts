import type { Transaction } from 'kysely';
import { clearBatchPage, releaseParked } from './statements/batch-pages.ts';
import { lockBatch, lockBatchesOf } from './statements/batches.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { App } from '../../service/platform/app.ts';
import { completeBatch } from './complete-batch.ts';

/** Advances every batch that lists the analysis, after its page was fetched or it has ended. */
export async function advanceBatches(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  analysis: { readonly id: string; readonly hasEnded: boolean },
  at: Date,
): Promise<void> {
  for (const batchId of await lockBatchesOf(trx, analysis.id)) {
    if (analysis.hasEnded) await clearBatchPage(trx, analysis.id);
    await advanceLocked(app, trx, batchId, at);
  }
}

/** Completes a batch when all analyses have ended, or releases its pages for scoring when all are fetched. */
export async function advanceBatch(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  batchId: string,
  at: Date,
): Promise<void> {
  if (await lockBatch(trx, batchId)) await advanceLocked(app, trx, batchId, at);
}

/** The batch must be locked, so that of two analyses that end at once, one sees the other. */
async function advanceLocked(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  batchId: string,
  at: Date,
): Promise<void> {
  if (!(await completeBatch(app, trx, batchId, at))) await releaseParked(trx, batchId);
}
