import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type PgBoss from 'pg-boss';
import { isDatabaseAway } from '../storage/database-away.ts';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema } from '../storage/schema.ts';
import { attemptsByFailureMax } from './attempts.ts';
import { announceJobs, inTransaction, sendJob, type JobData } from './send-job.ts';
import type { Job, WorkerContext } from './job.ts';

/** A `giveUp` that throws this often is left out: the job ends without it, and who looks for lost work finds its subject. */
const giveUpTriesMax = 3;

type Row = PgBoss.JobWithMetadata<JobData>;

/** Writes what became of an attempt; `tries` is how often the same write has failed while the database was there. */
type Ending = (tries: number) => Promise<unknown>;

/** Another process may have the job: it thought this one dead, because this one could not renew its lease. */
class LeaseLostError extends Error {}

/**
 * Runs the handler once and sees to it that the job ends in the database: completed, waiting for another attempt, or
 * given up. Never rejects.
 */
export async function runAttempt<Data>(
  context: WorkerContext<Data>,
  row: Row,
  stopped: AbortSignal,
): Promise<void> {
  const { options } = context;
  const attempt = new AbortController();
  const onStop = (): void => attempt.abort(stopped.reason);
  stopped.addEventListener('abort', onStop, { once: true });
  const timer = setTimeout(
    () => attempt.abort(new Error('The attempt took too long.')),
    options.attemptTimeoutMs,
  );
  const release = context.leases?.hold(row, () =>
    attempt.abort(new LeaseLostError('The lease of the job was lost.')),
  );
  let isCompleted = false;
  const job: Job<Data> = {
    data: row.data.payload as Data,
    signal: attempt.signal,
    complete: (trx) => deleteOwn(trx, row),
    completed() {
      isCompleted = true;
    },
  };
  let ending: Ending;
  try {
    await unlessAborted(options.handler(job), attempt.signal);
    ending = async () => {
      if (!isCompleted) await context.database.db.transaction().execute((trx) => deleteOwn(trx, row));
    };
  } catch (error) {
    ending = afterError(context, row, error, stopped);
  } finally {
    clearTimeout(timer);
    // By hand, and not AbortSignal.any: a signal that lives as long as the process would gather listeners.
    stopped.removeEventListener('abort', onStop);
  }
  await settle(context, row, stopped, ending);
  // Not before: until its end is written the job must not go to another.
  release?.();
}

/** What becomes of the job when its handler threw. */
function afterError<Data>(
  context: WorkerContext<Data>,
  row: Row,
  error: unknown,
  stopped: AbortSignal,
): Ending {
  if (stopped.aborted) return () => handBack(context, row);
  const facts = { err: error, ...factsOf(context, row) };
  if (error instanceof LeaseLostError) {
    context.log.warn(facts, 'a job was left to another process');
    return () => Promise.resolve();
  }
  // Whoever took the database away, it was not the job.
  if (isDatabaseAway(error)) {
    context.log.warn(facts, 'a job was interrupted, because the database was away');
    return () => handBack(context, row);
  }
  context.log.error({ ...facts, attempt: row.data.failures + 1 }, 'a job failed');
  return (tries) => fail(context, row, tries);
}

/** The handler's end, or the signal's abort if that is first: a handler that hangs must not hold its place for ever. */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const onAbort = (): void => failed(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', onAbort));
    if (signal.aborted) onAbort();
  });
}

/**
 * Removes the job if it still is this attempt's. The retry count is the fence: an attempt that was thought dead must
 * not end the job under the attempt that took its place. (pg-boss's complete() looks at the job's id alone.)
 */
async function deleteOwn(trx: Transaction<Schema>, row: Row): Promise<boolean> {
  const statement = sql`
    delete from pgboss.job
    where name = ${row.name} and id = ${row.id} and state = 'active' and retry_count = ${row.retryCount}`;
  const result = await executePrepared(trx, 'complete-job', statement);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Puts the next attempt in the place of this one, or gives up. */
async function fail<Data>(context: WorkerContext<Data>, row: Row, tries: number): Promise<void> {
  const { boss, database, options, times } = context;
  const failures = row.data.failures + 1;
  const isGivenUp = await database.db.transaction().execute(async (trx) => {
    if (!(await deleteOwn(trx, row))) return false;
    if (failures >= attemptsByFailureMax) {
      if (tries < giveUpTriesMax) await options.giveUp(trx, row.data.payload as Data);
      return true;
    }
    await sendJob(boss, trx, {
      name: row.name,
      key: row.singletonKey ?? '',
      leaseSeconds: context.leaseSeconds,
      data: { ...row.data, failures },
      delayMs: times.retryDelaysMs[failures - 1] ?? 0,
      retryLimit: Math.max(0, row.retryLimit - row.retryCount),
    });
    return false;
  });
  if (isGivenUp) context.log.error(factsOf(context, row), 'a job was given up');
}

/** What log lines say of a job. */
function factsOf<Data>({ options }: WorkerContext<Data>, row: Row): Record<string, unknown> {
  return { queue: row.name, key: row.singletonKey, ...options.logFacts(row.data.payload as Data) };
}

/** The attempt did not come to its end, and nobody is to blame: whoever is free takes the job. */
async function handBack<Data>(context: WorkerContext<Data>, row: Row): Promise<void> {
  await context.database.db.transaction().execute(async (trx) => {
    const own = await sql`
      select 1 from pgboss.job
      where name = ${row.name} and id = ${row.id} and state = 'active' and retry_count = ${row.retryCount}
      for update`.execute(trx);
    if (own.rows.length === 0) return;
    await context.boss.fail(row.name, row.id, {}, { db: inTransaction(trx) });
    await announceJobs(trx, row.name);
  });
}

/**
 * Repeats until the database has taken it, because a job left active would not run again while this process lives; but
 * not when the process stops: the next one finds the job.
 */
async function settle<Data>(
  context: WorkerContext<Data>,
  row: Row,
  stopped: AbortSignal,
  write: Ending,
): Promise<void> {
  let tries = 0;
  for (;;) {
    try {
      await write(tries);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) tries += 1;
      context.log.error({ err: error, ...factsOf(context, row) }, 'the end of a job was not saved');
      if (stopped.aborted) return;
      await delay(context.times.settleRetryMs);
    }
  }
}
