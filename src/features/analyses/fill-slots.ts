import type { Transaction } from 'kysely';
import { accountsWithWaiting, lockAccount, takeSlots } from './statements/analysis-slots.ts';
import { addQueuedWork, type QueuedWork } from './statements/queued-work.ts';
import { requireWithinBounds } from './queue-room.ts';
import { batchesWithParked } from '../batches/index.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { advanceBatch } from '../batches/advance-batches.ts';
import type { App } from '../../service/platform/app.ts';

/**
 * Enqueues jobs for the account's waiting analyses, injections and citation tests, one for each free slot. Batches get at most half of
 * the slots, so that a single page does not wait for a batch.
 *
 * `change` is the work that this transaction adds to the account's queue, or, below 0, ends. Throws AppError `queue_full`
 * when there is no room for it: all of the transaction is refused.
 */
export async function fillSlots(
  { config, queue }: Pick<App, 'config' | 'queue'>,
  trx: Transaction<Schema>,
  accountId: string,
  change?: QueuedWork,
): Promise<void> {
  if (change === undefined) await lockAccount(trx, accountId);
  else {
    const queued = await addQueuedWork(trx, accountId, change);
    if (change.jobs > 0) requireWithinBounds(config, queued, change);
  }
  const all = config.accountJobsMax;
  const admitted = await takeSlots(trx, accountId, { all, forBatches: Math.ceil(all / 2) });
  for (const { queue: name, id, request_id: requestId } of admitted) {
    if (name === 'analysis') await queue.enqueue(trx, name, id, { analysisId: id, requestId });
    else if (name === 'injection') await queue.enqueue(trx, name, id, { injectionId: id, requestId });
    else await queue.enqueue(trx, name, id, { citationTestId: id, requestId });
  }
}

/**
 * Starts work that is waiting although a slot is free: rows that were skipped because another transaction had locked
 * them, or slots that a changed setting added.
 */
export async function resumeWaiting(app: App): Promise<void> {
  const { db } = app.database;
  for (const { batchId, accountId } of await batchesWithParked(db)) {
    await db.transaction().execute(async (trx) => {
      await advanceBatch(app, trx, batchId, app.now());
      await fillSlots(app, trx, accountId);
    });
  }
  for (const accountId of await accountsWithWaiting(db)) {
    await db.transaction().execute((trx) => fillSlots(app, trx, accountId));
  }
}
