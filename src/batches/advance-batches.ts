import type { Transaction } from 'kysely';
import { forgetBatchPage, releaseParked } from './statements/batch-pages.ts';
import { lockBatch, lockBatchesOf } from './statements/batches.ts';
import type { Schema } from '../storage/schema.ts';
import type { App } from '../platform/app.ts';
import { completeBatch } from './complete-batch.ts';

/** Takes note, in every batch that lists it, that an analysis has come further: its page is fetched, or it has ended. */
export async function advanceBatches(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  analysis: { readonly id: string; readonly hasEnded: boolean },
  at: Date,
): Promise<void> {
  for (const batchId of await lockBatchesOf(trx, analysis.id)) {
    if (analysis.hasEnded) await forgetBatchPage(trx, analysis.id);
    await advanceLocked(app, trx, batchId, at);
  }
}

/** Completes a batch, or lets its pages be scored, if nothing else is to be waited for. */
export async function advanceBatch(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  batchId: string,
  at: Date,
): Promise<void> {
  if (await lockBatch(trx, batchId)) await advanceLocked(app, trx, batchId, at);
}

/** The batch must be locked: of two analyses that end at once, one must see the other. */
export async function advanceLocked(
  app: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  batchId: string,
  at: Date,
): Promise<void> {
  if (!(await completeBatch(app, trx, batchId, at))) await releaseParked(trx, batchId);
}
