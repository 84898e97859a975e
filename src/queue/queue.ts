import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { attemptsByCrashMax } from './attempts.ts';
import { keepLeases, type Leases } from './leases.ts';
import { defaultQueueTimes, type QueueTimes } from './queue-times.ts';
import { jobsChannel, sendJob } from './send-job.ts';
import { startWorker, type Worker } from './worker.ts';
import type { WorkOptions } from './job.ts';

/** Every queue, with what its jobs carry. */
export interface QueueData {
  analysis: { readonly analysisId: string; readonly requestId: string };
  injection: { readonly injectionId: string; readonly requestId: string };
}

export type QueueName = keyof QueueData;

const queueNames: readonly QueueName[] = ['analysis', 'injection'];

/** Housekeeping of the tables of an embedded queue; nothing waits for it. */
const maintenanceIntervalMs = 10 * 60_000;

/**
 * The longest that pg-boss takes. In an embedded database nobody else can run a job, so its lease does not end: an
 * attempt that takes too long is ended by its own process (attemptTimeoutMs).
 */
const embeddedLeaseSeconds = 23 * 3_600;

/** The job queue. pg-boss stays behind it: its types are not to be seen elsewhere. */
export interface Queue {
  /** Adds a job to a transaction, and wakes a worker when that commits. `key` names what the job is about. */
  enqueue<Name extends QueueName>(
    trx: Transaction<Schema>,
    name: Name,
    key: string,
    data: QueueData[Name],
  ): Promise<void>;
  /** Starts to take jobs. Once for each queue in a process. */
  work<Name extends QueueName>(name: Name, options: WorkOptions<QueueData[Name]>): void;
  /** Those of the keys whose work will never run: their job is gone or has failed for good. */
  keysWithoutJob(name: QueueName, keys: readonly string[]): Promise<string[]>;
  /** A round trip to the queue's tables; rejects when they cannot be read. */
  checkHealth(): Promise<void>;
  /** Takes no more, lets what runs finish for `graceMs`, then hands the rest back to be run again. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Opens the queue in a database. What a process that died was doing is given back: at once when nobody else can use the
 * database, else when its lease has run out. Processes may open a shared database at the same time.
 */
export async function openQueue(
  database: Database,
  log: Logger,
  times: QueueTimes = defaultQueueTimes,
): Promise<Queue> {
  await database.changeSchema(makeTables);
  const boss = newBoss(database.pool, { migrate: false });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  if (database.isExclusive) await handBackOrphans(boss, database);

  const workers = new Map<string, Worker>();
  await database.listen(jobsChannel, (name) => {
    if (name === null) for (const worker of workers.values()) worker.wake();
    else workers.get(name)?.wake();
  });
  const leaseSeconds = database.isExclusive ? embeddedLeaseSeconds : Math.ceil(times.leaseMs / 1_000);
  let leases: Leases | undefined;
  let maintenance: NodeJS.Timeout | undefined;
  if (database.isExclusive) {
    maintenance = setInterval(() => {
      boss
        .maintain()
        .catch((error: unknown) => log.error({ err: error }, 'the job queue was not cleaned up'));
    }, maintenanceIntervalMs);
    maintenance.unref();
  }

  return {
    async enqueue(trx, name, key, payload) {
      await sendJob(boss, trx, { name, key, leaseSeconds, data: { payload, failures: 0 } });
    },
    work(name, options) {
      if (workers.has(name)) throw new Error(`The queue ${name} has a worker in this process already.`);
      // A process that runs no jobs has no leases to renew, and leaves ending those of others to those that do.
      if (!database.isExclusive) leases ??= keepLeases({ boss, database, log, times });
      workers.set(name, startWorker({ boss, database, log, times, leases, leaseSeconds, name, options }));
    },
    async keysWithoutJob(name, keys) {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${[...keys]}::text[]) as wanted(key)
        where not exists (
          select 1 from pgboss.job where name = ${name} and singleton_key = key and state < 'completed'
        )`.execute(database.db);
      return rows.map((row) => row.key);
    },
    async checkHealth() {
      await database.pool.query('select version from pgboss.version');
    },
    async stop(graceMs) {
      clearInterval(maintenance);
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
      await leases?.stop();
      await boss.stop({ graceful: false });
    },
  };
}

function newBoss(pool: Pool, options: { readonly migrate: boolean }): PgBoss {
  return new PgBoss({
    ...options,
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: false,
  });
}

async function makeTables(pool: Pool): Promise<void> {
  const boss = newBoss(pool, { migrate: true });
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name, { name, retryLimit: attemptsByCrashMax - 1, retryDelay: 0 });
  }
  await boss.stop({ graceful: false });
}

/** No other process can have these jobs, so whoever had them is dead: they run again at once. */
async function handBackOrphans(boss: PgBoss, database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id) as ids from pgboss.job where state = 'active' group by name`.execute(
    database.db,
  );
  for (const row of rows) await boss.fail(row.name, row.ids);
}
