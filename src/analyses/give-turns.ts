import type { Transaction } from 'kysely';
import { accountsWithWaiting, takeTurns } from './statements/analysis-turns.ts';
import { batchesWithParked } from '../batches/statements/batch-pages.ts';
import type { Schema } from '../storage/schema.ts';
import { advanceBatch } from '../batches/advance-batches.ts';
import type { App } from '../platform/app.ts';

/**
 * Gives jobs to the account's waiting analyses and injections, as many as it has free places. Batches may take half of
 * the places only: whoever waits for a single page gets one of the others at once.
 */
export async function giveTurns(
  { config, queue }: Pick<App, 'config' | 'queue'>,
  trx: Transaction<Schema>,
  accountId: string,
): Promise<void> {
  const all = config.accountJobsMax;
  const admitted = await takeTurns(trx, accountId, { all, forBatches: Math.ceil(all / 2) });
  for (const { queue: name, id, request_id: requestId } of admitted) {
    if (name === 'analysis') await queue.enqueue(trx, name, id, { analysisId: id, requestId });
    else await queue.enqueue(trx, name, id, { injectionId: id, requestId });
  }
}

/**
 * Finds what waits although it need not: rows that were passed over because somebody held them, and places that became
 * more with a changed setting.
 */
export async function resumeWaiting(app: App): Promise<void> {
  const { db } = app.database;
  for (const { batchId, accountId } of await batchesWithParked(db)) {
    await db.transaction().execute(async (trx) => {
      await advanceBatch(app, trx, batchId, app.now());
      await giveTurns(app, trx, accountId);
    });
  }
  for (const accountId of await accountsWithWaiting(db)) {
    await db.transaction().execute((trx) => giveTurns(app, trx, accountId));
  }
}
