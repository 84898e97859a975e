import { createRequire } from 'node:module';
import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { newerDatabase } from '../storage/migrate.ts';
import type { Schema } from '../storage/schema.ts';
import { attemptsByCrashMax } from './attempts.ts';
import { keepLeases, type Leases } from './leases.ts';
import { defaultQueueTimes, type QueueTimes } from './queue-times.ts';
import { announceJobs, inTransaction, jobsChannel, sendJob } from './send-job.ts';
import { startWorker, type Worker } from './worker.ts';
import type { WorkOptions } from './job.ts';

/** Every queue with the payload of its jobs. */
export interface QueueData {
  analysis: { readonly analysisId: string; readonly requestId: string };
  injection: { readonly injectionId: string; readonly requestId: string };
  citation_test: { readonly citationTestId: string; readonly requestId: string };
}

export type QueueName = keyof QueueData;

const queueNames: readonly QueueName[] = ['analysis', 'injection', 'citation_test'];

/** Version of the tables that this version of pg-boss makes and uses. */
const { schema: schemaVersionKnown } = createRequire(import.meta.url)('pg-boss/version.json') as {
  readonly schema: number;
};

const maintenanceIntervalMs = 10 * 60_000;

/**
 * The maximum of pg-boss. No other process can run the jobs of an embedded database, so their leases need not end: the
 * process itself ends an attempt that takes too long (attemptTimeoutMs).
 */
const embeddedLeaseSeconds = 23 * 3_600;

/** The job queue. Hides pg-boss: no other folder uses its types. */
export interface Queue {
  /** Adds a job in a transaction, and wakes a worker when it commits. `key` is the id of the job's subject. */
  enqueue<Name extends QueueName>(
    trx: Transaction<Schema>,
    name: Name,
    key: string,
    data: QueueData[Name],
  ): Promise<void>;
  /** Starts to run jobs. Call once for each queue in a process. */
  work<Name extends QueueName>(name: Name, options: WorkOptions<QueueData[Name]>): void;
  /** Returns the keys whose work will never run: their job is missing or has failed for good. */
  keysWithoutJob(name: QueueName, keys: readonly string[]): Promise<string[]>;
  /** Makes the jobs that these processes run available again. Counts as a crash of each. */
  freeJobs(trx: Transaction<Schema>, processIds: readonly string[]): Promise<void>;
  /** Reads from the queue's tables; rejects when that fails. */
  checkHealth(): Promise<void>;
  /** Takes no more jobs, gives running ones `graceMs` to finish, then hands the rest back. `enqueue` still works. */
  stopWork(graceMs: number): Promise<void>;
  /** The same, and closes the queue. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Opens the queue in a database. Jobs of a dead process run again: at once when the database is exclusive, else when
 * `freeJobs` is called for it, at the latest when their leases expire. Several processes may open a shared database at
 * the same time; `processId` names this one.
 */
export async function openQueue(
  database: Database,
  log: Logger,
  times: QueueTimes = defaultQueueTimes,
  processId: () => string = () => 'unnamed',
): Promise<Queue> {
  await database.changeSchema((pool) => createTables(pool, log));
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
        .catch((error: unknown) => log.error({ err: error }, 'the maintenance of the job queue failed'));
    }, maintenanceIntervalMs);
    maintenance.unref();
  }

  const stopWork = async (graceMs: number): Promise<void> => {
    await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
  };

  return {
    stopWork,
    async enqueue(trx, name, key, payload) {
      await sendJob(boss, trx, { name, key, leaseSeconds, data: { payload, failures: 0 } });
    },
    work(name, options) {
      if (workers.has(name)) throw new Error(`The queue ${name} has a worker in this process already.`);
      // Only processes that run jobs renew leases and end those of others.
      if (!database.isExclusive) leases ??= keepLeases({ boss, database, log, times });
      const context = { boss, database, log, times, leases, leaseSeconds, processId, name, options };
      workers.set(name, startWorker(context));
    },
    async keysWithoutJob(name, keys) {
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${[...keys]}::text[]) as wanted(key)
        where not exists (
          select 1 from pgboss.job where name = ${name} and singleton_key = key and state < 'completed'
        )`.execute(database.db);
      return rows.map((row) => row.key);
    },
    async freeJobs(trx, processIds) {
      const { rows } = await sql<{ name: string; ids: string[] }>`
        select name, array_agg(id) as ids from pgboss.job
        where state = 'active' and output ->> 'process' = any(${[...processIds]}::text[])
        group by name`.execute(trx);
      for (const { name, ids } of rows) {
        for (const id of ids) await boss.fail(name, id, {}, { db: inTransaction(trx) });
        await announceJobs(trx, name);
      }
    },
    async checkHealth() {
      await database.pool.query('select version from pgboss.version');
    },
    async stop(graceMs) {
      clearInterval(maintenance);
      await stopWork(graceMs);
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

async function createTables(pool: Pool, log: Logger): Promise<void> {
  const version = await schemaVersion(pool);
  // pg-boss would say that the database needs a migration.
  if (version > schemaVersionKnown) {
    throw newerDatabase(
      `the tables of its queue are of version ${String(version)}, this version knows ${String(schemaVersionKnown)}`,
    );
  }
  const isUpgrade = version > 0 && version < schemaVersionKnown;
  const facts = { from: version, to: schemaVersionKnown };
  if (isUpgrade) log.info(facts, 'upgrading the tables of the job queue');
  const boss = newBoss(pool, { migrate: true });
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name, { name, retryLimit: attemptsByCrashMax - 1, retryDelay: 0 });
  }
  await boss.stop({ graceful: false });
  if (isUpgrade) {
    log.info(facts, 'upgraded the tables of the job queue; earlier versions refuse them from now on');
  }
}

/** The version of pg-boss' tables; 0 when there are none. */
async function schemaVersion(pool: Pool): Promise<number> {
  const { rows: tables } = await pool.query<{ is_made: boolean }>(
    `select to_regclass('pgboss.version') is not null as is_made`,
  );
  if (tables[0]?.is_made !== true) return 0;
  const { rows } = await pool.query<{ version: number }>('select version::int from pgboss.version');
  return rows[0]?.version ?? 0;
}

/** The database is exclusive, so the process that ran these jobs is dead: they run again at once. */
async function handBackOrphans(boss: PgBoss, database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id) as ids from pgboss.job where state = 'active' group by name`.execute(
    database.db,
  );
  for (const row of rows) await boss.fail(row.name, row.ids);
}
