import { isDatabaseUnavailable } from '../storage/database-unavailable.ts';
import { runAttempt } from './attempt.ts';
import type { TakenJob, WorkerContext } from './job.ts';

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

  const start = (job: TakenJob): void => {
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

/**
 * As pg-boss takes jobs, with the name of the process: its own statement cannot write one. `output` has no other use while
 * a job runs, and every way back into the queue overwrites it, also those of earlier versions.
 */
const takeJobs = `
  with next as (
    select id from pgboss.job where name = $1 and state < 'active' and start_after < now()
    order by priority desc, created_on, id limit $2 for update skip locked
  )
  update pgboss.job as job set state = 'active', started_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end,
    output = jsonb_build_object('process', $3::text)
  from next where job.name = $1 and job.id = next.id
  returning job.id, job.name, job.singleton_key as "singletonKey", job.data, job.retry_count as "retryCount",
    job.retry_limit as "retryLimit", job.created_on as "createdOn"`;

/** Takes up to `limit` jobs, oldest first; none when the database is unreachable. */
async function fetchJobs<Data>(
  { database, log, name, processId }: WorkerContext<Data>,
  limit: number,
): Promise<TakenJob[]> {
  try {
    const values = [name, limit, processId()];
    const { rows } = await database.pool.query<TakenJob>({ name: 'take-jobs', text: takeJobs, values });
    // UPDATE … RETURNING has no order.
    return rows.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  } catch (error) {
    if (!isDatabaseUnavailable(error)) log.error({ err: error, queue: name }, 'cannot take jobs');
    return [];
  }
}
