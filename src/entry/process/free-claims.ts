import type { Transaction } from 'kysely';
import { readingsChannel } from '../../features/analyses/ask-reading.ts';
import { summariesChannel } from '../../features/analyses/shared-summaries.ts';
import { freeReadings, freeSummaries } from '../../features/analyses/index.ts';
import { answersChannel } from '../../features/citation-tests/ask-runs.ts';
import { freeAnswers } from '../../features/citation-tests/index.ts';
import { freeSlots } from '../../features/limits/shared-host-limiter.ts';
import { announce } from '../../service/platform/announcements.ts';
import type { FreeClaims } from '../../service/platform/heartbeat.ts';
import type { Queue } from '../../service/queue/queue.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { freeDeliveries } from '../../features/webhooks/index.ts';

/** Frees every kind of claim, and wakes those who wait for it: a new kind of claim belongs here. */
export function freeClaimsOf(queue: Queue): FreeClaims {
  return async (trx, processIds) => {
    await queue.freeJobs(trx, processIds);
    await freeDeliveries(trx, processIds);
    await freeSlots(trx, processIds);
    await freeReads(trx, processIds);
  };
}

/** Frees pages that a process was reading, and questions that it was asking. `all`: no other process can use the database, so its readers are dead. */
export async function freeReads(
  trx: Transaction<Schema>,
  processIds: readonly string[] | 'all',
): Promise<void> {
  for (const key of await freeSummaries(trx, processIds)) await announce(trx, summariesChannel, key);
  for (const key of await freeReadings(trx, processIds)) await announce(trx, readingsChannel, key);
  for (const key of await freeAnswers(trx, processIds)) await announce(trx, answersChannel, key);
}
