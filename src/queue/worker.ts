import type PgBoss from 'pg-boss';
import { runAttempt } from './attempt.ts';
import type { WorkerContext } from './job.ts';
import type { JobData } from './send-job.ts';

export interface Worker {
  /** Looks for jobs now instead of at the next poll. */
  wake(): void;
  stop(graceMs: number): Promise<void>;
}

/** Runs the jobs of one queue, at most `concurrency` at once. */
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

  /** Waits for a wake or the next poll. `isWoken` catches a wake that came before this call. */
  const waitForWake = (): Promise<void> =>
    new Promise((done) => {
      if (isWoken) return done();
      const timer = setTimeout(done, times.pollIntervalMs);
      wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });

  const runJobs = async (): Promise<void> => {
    while (!isStopping) {
      isWoken = false;
      const free = options.concurrency - running.size;
      const jobs = free > 0 ? await fetchJobs(context, free) : [];
      for (const job of jobs) start(job);
      if (jobs.length === 0) await waitForWake();
    }
  };

  const loop = runJobs().catch((error: unknown) =>
    log.fatal({ err: error, queue: name }, 'the worker stopped on an error'),
  );

  return {
    wake,
    async stop(graceMs) {
      isStopping = true;
      wake();
      await loop;
      const deadline = setTimeout(() => stopped.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(deadline);
    },
  };
}

/** Takes up to `limit` jobs, oldest first. pg-boss returns an empty list when the database is unreachable. */
async function fetchJobs<Data>(
  { boss, database, name }: WorkerContext<Data>,
  limit: number,
): Promise<PgBoss.JobWithMetadata<JobData>[]> {
  // Prepared under one name: pg-boss sends the same single statement at every call.
  const db: PgBoss.Db = {
    executeSql: (text, values) => database.pool.query({ name: 'fetch-jobs', text, values }),
  };
  const jobs = await boss.fetch<JobData>(name, { batchSize: limit, includeMetadata: true, db });
  // UPDATE … RETURNING has no order.
  return jobs.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
}
