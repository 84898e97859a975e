import { CompiledQuery, sql, type Transaction } from 'kysely';
import type PgBoss from 'pg-boss';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema } from '../storage/schema.ts';

/** The channel that announces new jobs; the payload is the queue's name. */
export const jobsChannel = 'jobs';

export interface JobData {
  readonly payload: object;
  /** Attempts whose handler threw; crashes of the process are not counted. */
  readonly failures: number;
}

export interface NewJob {
  readonly name: string;
  readonly key: string;
  readonly data: JobData;
  /** Time without a renewal after which another process may take the job. */
  readonly leaseSeconds: number;
  readonly delayMs?: number;
  /** Number of crashes that the job may still cause; the queue's limit when absent. */
  readonly retryLimit?: number;
}

/** pg-boss drops jobs that wait for longer, after 14 days by default, or when the clock of the database jumps forward. */
const keptDays = 36_500;

/** Inserts a job and announces it, both in the transaction. */
export async function sendJob(boss: PgBoss, trx: Transaction<Schema>, job: NewJob): Promise<void> {
  const { leaseSeconds, delayMs = 0, retryLimit } = job;
  const id = await boss.send(job.name, job.data, {
    singletonKey: job.key,
    expireInSeconds: leaseSeconds,
    // pg-boss fetches jobs that start before now, and PGlite's clock has whole milliseconds: a job that starts now
    // could not be fetched within the millisecond of its commit, and would wait for the next poll.
    startAfter: delayMs > 0 ? delayMs / 1000 : '-1 second',
    retentionDays: keptDays,
    ...(retryLimit === undefined ? {} : { retryLimit }),
    db: preparedInTransaction(trx, 'send-job'),
  });
  if (id === null) throw new Error(`The queue ${job.name} did not take the job ${job.key}.`);
  await announceJobs(trx, job.name);
}

/** Wakes the workers of a queue, in every process, when the transaction commits. */
export async function announceJobs(trx: Transaction<Schema>, name: string): Promise<void> {
  await executePrepared(trx, 'announce', sql`select pg_notify(${jobsChannel}, ${name})`);
}

/** Runs the SQL of pg-boss in a kysely transaction. */
export function inTransaction(trx: Transaction<Schema>): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const result = await trx.executeQuery<object>(CompiledQuery.raw(text, values));
      return { rows: result.rows };
    },
  };
}

/** As `inTransaction`, for a call with a single statement that runs for every job. */
function preparedInTransaction(trx: Transaction<Schema>, name: string): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const statement = { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<object> };
      const { rows } = await executePrepared(trx, name, statement);
      return { rows };
    },
  };
}
