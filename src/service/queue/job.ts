import type { Transaction } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Leases } from './leases.ts';
import type { QueueTimes } from './queue-times.ts';
import type { JobData } from './send-job.ts';

/** One attempt at a job, as its handler sees it. */
export interface Job<Data> {
  readonly data: Data;
  /**
   * Aborted when the attempt times out, when the grace period of a stop ends, and when another process may have taken
   * the job.
   */
  readonly signal: AbortSignal;
  /**
   * Ends the job inside the transaction that saves its result. False when the job no longer belongs to this attempt
   * (another process took it, or it was deleted): save nothing then.
   */
  complete(trx: Transaction<Schema>): Promise<boolean>;
  /**
   * Reports that the transaction of `complete` has committed. Without this call the queue deletes the job itself, because
   * a rolled back transaction leaves it in place.
   */
  completed(): void;
}

export interface WorkOptions<Data> {
  /** Largest number of jobs at once in this process. */
  readonly concurrency: number;
  /** An attempt that takes longer counts as failed. */
  readonly attemptTimeoutMs: number;
  /** Does the work. When it returns, the queue completes the job if the handler did not; a throw is a failure. */
  handler(job: Job<Data>): Promise<void>;
  /** Records in the transaction that ends the job that its last attempt has failed. */
  giveUp(trx: Transaction<Schema>, data: Data): Promise<void>;
  /** Log fields of the job besides its queue and key, such as its request id. */
  logFacts(data: Data): Record<string, unknown>;
}

/** A job as the queue's table has it, taken for one attempt. */
export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly singletonKey: string | null;
  readonly data: JobData;
  /** Earlier attempts that ended with a crash, since the last failure. */
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly createdOn: Date;
}

export interface WorkerContext<Data> {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly log: Logger;
  readonly times: QueueTimes;
  /** Undefined when no other process can take the jobs. */
  readonly leases: Leases | undefined;
  readonly leaseSeconds: number;
  /** The name of this process in its claims. */
  readonly processId: () => string;
  readonly name: string;
  readonly options: WorkOptions<Data>;
}
