import type PgBoss from 'pg-boss';
import { runAttempt } from './attempt.ts';
import type { WorkerContext } from './job.ts';
import type { JobData } from './send-job.ts';

export interface Worker {
  /** There may be a job. */
  wake(): void;
  stop(graceMs: number): Promise<void>;
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
