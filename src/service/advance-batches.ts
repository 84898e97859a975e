import type { Transaction } from 'kysely';
import { deleteBatchPages, forgetBatchPage, releaseParked } from '../storage/batch-pages.ts';
import { lockBatch, lockBatchesOf, updateBatchStatus } from '../storage/batches.ts';
import type { Schema } from '../storage/schema.ts';

/** Takes note, in every batch that lists it, that an analysis has come further: its page is fetched, or it has ended. */
export async function advanceBatches(
  trx: Transaction<Schema>,
  analysis: { readonly id: string; readonly hasEnded: boolean },
  at: Date,
): Promise<void> {
  for (const batchId of await lockBatchesOf(trx, analysis.id)) {
    if (analysis.hasEnded) await forgetBatchPage(trx, analysis.id);
    await advanceLocked(trx, batchId, at);
  }
}

/** Completes a batch, or lets its pages be scored, if nothing else is to be waited for. */
export async function advanceBatch(trx: Transaction<Schema>, batchId: string, at: Date): Promise<void> {
  if (await lockBatch(trx, batchId)) await advanceLocked(trx, batchId, at);
}

/** The batch must be locked: of two analyses that end at once, one must see the other. */
export async function advanceLocked(trx: Transaction<Schema>, batchId: string, at: Date): Promise<void> {
  if (await updateBatchStatus(trx, batchId, at)) await deleteBatchPages(trx, batchId);
  else await releaseParked(trx, batchId);
}
