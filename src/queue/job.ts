import type { Transaction } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Leases } from './leases.ts';
import type { QueueTimes } from './queue-times.ts';

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
