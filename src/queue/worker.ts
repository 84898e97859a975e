import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from 'kysely';
import type { Database } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';
import { runAttempt } from './attempt.ts';
import type { Leases } from './leases.ts';
import type { QueueTimes } from './queue-times.ts';
import type { JobData } from './send-job.ts';

/** One attempt at a job, as its handler sees it. */
export interface Job<Data> {
  readonly data: Data;
  /**
   * Aborted when the attempt has run out of time, when the process stops and will not wait for it, and when the job has
   * been handed to another.
   */
  readonly signal: AbortSignal;
  /**
   * Ends the job inside the transaction that saves its result. False when the job is no longer this attempt's (it was
   * handed to another, or is gone): save nothing then.
   */
  complete(trx: Transaction<Schema>): Promise<boolean>;
  /**
   * Tells that the transaction of `complete` has committed: nobody looks for the job again then. Without a word it is
   * looked for, because a transaction that failed leaves the job where it was.
   */
  completed(): void;
}

export interface WorkOptions<Data> {
  /** Jobs that run at once in this process. */
  readonly concurrency: number;
  /** An attempt that takes longer counts as failed. */
  readonly attemptTimeoutMs: number;
  /** Does the work. A job that it did not complete by itself is completed when it returns; a throw is a failure. */
  handler(job: Job<Data>): Promise<void>;
  /** Records, in the transaction that ends the job, that its last attempt has failed. */
  giveUp(trx: Transaction<Schema>, data: Data): Promise<void>;
  /** What a log line about the job says beside its queue and key: the request that made it. */
  logFacts(data: Data): Record<string, unknown>;
}

export interface Worker {
  /** There may be a job. */
  wake(): void;
  stop(graceMs: number): Promise<void>;
}

export interface WorkerContext<Data> {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly log: Logger;
  readonly times: QueueTimes;
  /** Undefined when no other process can have the jobs. */
  readonly leases: Leases | undefined;
  readonly leaseSeconds: number;
  readonly name: string;
  readonly options: WorkOptions<Data>;
}

/** Takes jobs of one queue as they come, at most `concurrency` at once. */
export function startWorker<Data>(context: WorkerContext<Data>): Worker {
  const { name, options, times, log } = context;
  const running = new Set<Promise<void>>();
  const stopped = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let wakeUp = (): void => undefined;

  const wake = (): void => {
    isWoken = true;
    wakeUp();
  };

  const start = (job: PgBoss.JobWithMetadata<JobData>): void => {
    const attempt = runAttempt(context, job, stopped.signal).finally(() => {
      running.delete(attempt);
      wake();
    });
    running.add(attempt);
  };

  /** Until the next wake, or the next poll. A wake since `isWoken` was cleared ends it at once: none is lost. */
  const rest = (): Promise<void> =>
    new Promise((done) => {
      if (isWoken) return done();
      const timer = setTimeout(done, times.pollIntervalMs);
      wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });

  const takeJobs = async (): Promise<void> => {
    while (!isStopping) {
      isWoken = false;
      const free = options.concurrency - running.size;
      const jobs = free > 0 ? await take(context, free) : [];
      for (const job of jobs) start(job);
      if (jobs.length === 0) await rest();
    }
  };

  const taking = takeJobs().catch((error: unknown) =>
    log.fatal({ err: error, queue: name }, 'the worker ended'),
  );

  return {
    wake,
    async stop(graceMs) {
      isStopping = true;
      wake();
      await taking;
      const deadline = setTimeout(() => stopped.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(deadline);
    },
  };
}

/** Takes up to `limit` jobs, oldest first. pg-boss answers an unreachable database with an empty list. */
async function take<Data>(
  { boss, database, name }: WorkerContext<Data>,
  limit: number,
): Promise<PgBoss.JobWithMetadata<JobData>[]> {
  // It is one statement, and always the same.
  const db: PgBoss.Db = {
    executeSql: (text, values) => database.pool.query({ name: 'fetch-jobs', text, values }),
  };
  const jobs = await boss.fetch<JobData>(name, { batchSize: limit, includeMetadata: true, db });
  // The rows come in no order (UPDATE … RETURNING).
  return jobs.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
}
