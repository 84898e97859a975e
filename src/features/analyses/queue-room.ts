import type { Transaction } from 'kysely';
import { AppError } from '../../service/platform/errors.ts';
import type { App } from '../../service/platform/app.ts';
import type { Schema } from '../../service/storage/schema.ts';
import {
  accountsWithQueuedWork,
  readQueuedWork,
  recountQueuedWork,
  type QueuedWork,
} from './statements/queued-work.ts';

/** Work in a queue ends within seconds to minutes; a caller that asks more often only adds to the load. */
const retryAfterSeconds = '30';

type Bounds = Pick<App['config'], 'accountQueueJobsMax' | 'accountQueueBytesMax'>;

/** Throws AppError `queue_full` when `queued`, which includes `added`, is over a bound of the account's queue. */
export function requireWithinBounds(bounds: Bounds, queued: QueuedWork, added: QueuedWork): void {
  const over =
    queued.jobs > bounds.accountQueueJobsMax
      ? exceeded(
          'analyses, injections, edits, previews and citation tests',
          queued.jobs,
          added.jobs,
          bounds.accountQueueJobsMax,
        )
      : queued.bytes > bounds.accountQueueBytesMax
        ? exceeded('bytes of input', queued.bytes, added.bytes, bounds.accountQueueBytesMax)
        : undefined;
  if (over === undefined) return;
  throw new AppError('queue_full', { message: over, headers: { 'retry-after': retryAfterSeconds } });
}

function exceeded(unit: string, queued: number, added: number, max: number): string {
  const [limit, present, requested] = [max, queued - added, added].map((count) => count.toLocaleString('en'));
  return `The account's queue holds at most ${limit ?? ''} ${unit}: ${present ?? ''} are queued, and this request adds ${requested ?? ''}.`;
}

/**
 * Refuses work for a full queue before its payload is written. Takes no lock, so that submissions do not wait for each
 * other here: `fillSlots` judges exactly.
 */
export async function requireQueueRoom(
  { config }: Pick<App, 'config'>,
  trx: Transaction<Schema>,
  accountId: string,
  added: QueuedWork,
): Promise<void> {
  if (added.jobs === 0) return;
  const { jobs, bytes } = await readQueuedWork(trx, accountId);
  requireWithinBounds(config, { jobs: jobs + added.jobs, bytes: bytes + added.bytes }, added);
}

/** Corrects the figures of every account, should rows have been changed by hand or by another version. */
export async function recountQueues({ database }: Pick<App, 'database'>): Promise<void> {
  for (const accountId of await accountsWithQueuedWork(database.db)) {
    await database.db.transaction().execute((trx) => recountQueuedWork(trx, accountId));
  }
}
