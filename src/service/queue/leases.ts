import { sql } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { QueueTimes } from './queue-times.ts';

/**
 * A process that runs a job of a shared database holds a lease on it: `started_on`, renewed during the attempt. When a
 * lease expires its process counts as dead and the job runs again. Only the database's clock decides on expiry, and a
 * process ends no lease of others while it cannot renew its own. The heartbeat frees the jobs of a dead process sooner.
 */
export interface Leases {
  /** Renews the lease of one attempt until the returned function is called. `onLost`: another process may have the job. */
  hold(attempt: LeasedAttempt, onLost: () => void): () => void;
  stop(): Promise<void>;
}

export interface LeasedAttempt {
  readonly name: string;
  readonly id: string;
  /** Distinguishes this attempt from later ones at the same job. */
  readonly retryCount: number;
}

interface Held {
  readonly attempt: LeasedAttempt;
  readonly onLost: () => void;
}

/** Delay after a failed renewal; short, so that a lease does not expire over one lost packet. */
const retryMs = 1_000;

/** Every ten minutes. */
const renewalsPerMaintenance = 60;

/** Renews the leases of this process and ends those of dead ones from now on. */
export function keepLeases(context: {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly log: Logger;
  readonly times: QueueTimes;
}): Leases {
  const { boss, database, log, times } = context;
  const held = new Set<Held>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let didFail = false;
  let round = 0;

  const renewAndExpire = async (): Promise<void> => {
    const attempted = [...held];
    const renewed = await renew(database, attempted);
    for (const one of attempted) if (held.has(one) && !renewed.has(one.attempt.id)) one.onLost();
    // After an outage, which hit all processes, the others get one round to renew before any lease is ended.
    if (!didFail) await (round % renewalsPerMaintenance === 0 ? boss.maintain() : boss.expire());
    round += 1;
    didFail = false;
  };

  const runAfter = (waitMs: number): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, waitMs);
    timer.unref();
  };

  const runOnce = async (): Promise<void> => {
    try {
      await renewAndExpire();
      if (!isStopped) runAfter(times.renewalIntervalMs);
    } catch (error) {
      log.warn({ err: error, held: held.size }, 'the leases of running jobs were not renewed');
      didFail = true;
      if (!isStopped) runAfter(Math.min(retryMs, times.renewalIntervalMs));
    }
  };

  let running = runOnce();

  return {
    hold(attempt, onLost) {
      const one = { attempt, onLost };
      held.add(one);
      return () => held.delete(one);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Renews the leases and returns the ids of the jobs that still belong to these attempts. */
async function renew(database: Database, held: readonly Held[]): Promise<ReadonlySet<string>> {
  if (held.length === 0) return new Set();
  const attempts = held.map(({ attempt }) => attempt);
  const { rows } = await sql<{ id: string }>`
    update pgboss.job as job set started_on = now()
    from unnest(
      ${attempts.map(({ name }) => name)}::text[],
      ${attempts.map(({ id }) => id)}::uuid[],
      ${attempts.map(({ retryCount }) => retryCount)}::int[]
    ) as held (name, id, retry_count)
    where job.name = held.name and job.id = held.id and job.retry_count = held.retry_count and job.state = 'active'
    returning job.id`.execute(database.db);
  return new Set(rows.map((row) => row.id));
}
