import { sql } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { QueueTimes } from './queue-times.ts';

/**
 * Who runs a job of a shared database holds a lease on it: `started_on`, renewed while the attempt lasts. A job whose
 * lease has run out belonged to a process that died, and runs again. Nothing is ever taken away but by the clock of the
 * database, and by no process that could not renew its own.
 */
export interface Leases {
  /** Keeps the lease of one attempt until the answer is called. `onLost` tells that another may have the job by now. */
  hold(attempt: LeasedAttempt, onLost: () => void): () => void;
  stop(): Promise<void>;
}

export interface LeasedAttempt {
  readonly name: string;
  readonly id: string;
  /** Tells this attempt from later ones at the same job. */
  readonly retryCount: number;
}

interface Held {
  readonly attempt: LeasedAttempt;
  readonly onLost: () => void;
}

/** The database is asked again this soon when it did not answer: a lease must not run out over one lost packet. */
const retryMs = 1_000;

/** Archiving and the like, at every so manieth renewal: every ten minutes. */
const maintenanceEvery = 60;

/** Starts to renew the leases of this process and to end those of dead ones, beginning now. */
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
  let wasAway = false;
  let round = 0;

  const keep = async (): Promise<void> => {
    const asked = [...held];
    const kept = await renew(database, asked);
    for (const one of asked) if (held.has(one) && !kept.has(one.attempt.id)) one.onLost();
    // A database that was away was so for everyone: the others get one round to renew before any lease is ended.
    if (!wasAway) await (round % maintenanceEvery === 0 ? boss.maintain() : boss.expire());
    round += 1;
    wasAway = false;
  };

  const keepLater = (waitMs: number): void => {
    timer = setTimeout(() => {
      running = keepOnce();
    }, waitMs);
    timer.unref();
  };

  const keepOnce = async (): Promise<void> => {
    try {
      await keep();
      if (!isStopped) keepLater(times.renewalIntervalMs);
    } catch (error) {
      log.warn({ err: error, held: held.size }, 'the leases of running jobs were not renewed');
      wasAway = true;
      if (!isStopped) keepLater(Math.min(retryMs, times.renewalIntervalMs));
    }
  };

  let running = keepOnce();

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

/** Ids of the jobs that still are these attempts'. */
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
