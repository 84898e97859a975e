import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { isDatabaseUnavailable } from '../storage/database-unavailable.ts';
import { isStatementCanceled } from '../storage/statement-canceled.ts';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema } from '../storage/schema.ts';
import { attemptsByFailureMax } from './attempts.ts';
import { sendJob } from './send-job.ts';
import type { Job, TakenJob, WorkerContext } from './job.ts';

/** After this many errors of `giveUp` the job ends without it; housekeeping then ends its subject as lost. */
const giveUpTriesMax = 3;

/** Saves the outcome of an attempt; `tries`: earlier failures of this write while the database was available. */
type SaveOutcome = (tries: number) => Promise<unknown>;

/** This process could not renew the lease, so another may have taken the job. */
class LeaseLostError extends Error {}

/**
 * Runs the handler once and saves the job's new state: completed, waiting for another attempt, or given up. Never
 * rejects.
 */
export async function runAttempt<Data>(
  context: WorkerContext<Data>,
  row: TakenJob,
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
  let save: SaveOutcome;
  try {
    await unlessAborted(options.handler(job), attempt.signal);
    save = async () => {
      if (!isCompleted) await context.database.db.transaction().execute((trx) => deleteOwn(trx, row));
    };
  } catch (error) {
    save = afterError(context, row, error, stopped);
  } finally {
    clearTimeout(timer);
    // Not AbortSignal.any: `stopped` lives as long as the process and would collect listeners.
    stopped.removeEventListener('abort', onStop);
  }
  await saveWithRetries(context, row, stopped, save);
  // Not earlier: no other process may take the job before its outcome is saved.
  release?.();
}

function afterError<Data>(
  context: WorkerContext<Data>,
  row: TakenJob,
  error: unknown,
  stopped: AbortSignal,
): SaveOutcome {
  if (stopped.aborted) return () => handBack(context, row, 0);
  const facts = { err: error, ...factsOf(context, row) };
  if (error instanceof LeaseLostError) {
    context.log.warn(facts, 'an attempt ended because its lease was lost');
    return () => Promise.resolve();
  }
  // An outage of the database is not a failure of the job, nor is a table that something else has locked.
  if (isDatabaseUnavailable(error) || isStatementCanceled(error)) {
    context.log.warn(
      facts,
      'a job was interrupted because the database was unavailable or a table was locked',
    );
    return () => handBack(context, row, context.times.settleRetryMs);
  }
  context.log.error({ ...facts, attempt: row.data.failures + 1 }, 'a job failed');
  return (tries) => fail(context, row, tries);
}

/** Rejects when the signal aborts first: a handler that hangs must not occupy its slot for ever. */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const onAbort = (): void => failed(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', onAbort));
    if (signal.aborted) onAbort();
  });
}

/**
 * Deletes the job if it still belongs to this attempt. The retry count is the fencing token: an attempt that lost its
 * lease must not end the job of its successor. (pg-boss's complete() compares the job's id alone.)
 */
async function deleteOwn(trx: Transaction<Schema>, row: TakenJob): Promise<boolean> {
  const statement = sql`
    delete from pgboss.job
    where name = ${row.name} and id = ${row.id} and state = 'active' and retry_count = ${row.retryCount}`;
  const result = await executePrepared(trx, 'complete-job', statement);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Replaces the job by one for the next attempt, or gives up. */
async function fail<Data>(context: WorkerContext<Data>, row: TakenJob, tries: number): Promise<void> {
  const { database, options, times } = context;
  const failures = row.data.failures + 1;
  const isGivenUp = await database.db.transaction().execute(async (trx) => {
    if (!(await deleteOwn(trx, row))) return false;
    if (failures >= attemptsByFailureMax) {
      if (tries < giveUpTriesMax) await options.giveUp(trx, row.data.payload as Data);
      return true;
    }
    await replace(context, trx, row, { failures, delayMs: times.retryDelaysMs[failures - 1] ?? 0 });
    return false;
  });
  if (isGivenUp) context.log.error(factsOf(context, row), 'a job was given up');
}

function factsOf<Data>({ options }: WorkerContext<Data>, row: TakenJob): Record<string, unknown> {
  return { queue: row.name, key: row.singletonKey, ...options.logFacts(row.data.payload as Data) };
}

/**
 * Makes the job available to any process, counting neither a failure nor a crash: replaces it, because pg-boss counts each
 * attempt of a job that it already has. On a full disk an attempt can be taken and cannot be saved, many times a second.
 */
async function handBack<Data>(context: WorkerContext<Data>, row: TakenJob, delayMs: number): Promise<void> {
  await context.database.db.transaction().execute(async (trx) => {
    if (await deleteOwn(trx, row)) await replace(context, trx, row, { failures: row.data.failures, delayMs });
  });
}

/** Inserts the job again for its next attempt, in the transaction that deleted it. */
async function replace<Data>(
  { boss, leaseSeconds }: WorkerContext<Data>,
  trx: Transaction<Schema>,
  row: TakenJob,
  { failures, delayMs }: { readonly failures: number; readonly delayMs: number },
): Promise<void> {
  await sendJob(boss, trx, {
    name: row.name,
    key: row.singletonKey ?? '',
    leaseSeconds,
    data: { ...row.data, failures },
    delayMs,
    retryLimit: Math.max(0, row.retryLimit - row.retryCount),
  });
}

/**
 * Retries until the write succeeds, because an active job would not run again while this process lives. Ends when the
 * process stops: the next one finds the job.
 */
async function saveWithRetries<Data>(
  context: WorkerContext<Data>,
  row: TakenJob,
  stopped: AbortSignal,
  save: SaveOutcome,
): Promise<void> {
  let tries = 0;
  for (;;) {
    try {
      await save(tries);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isStatementCanceled(error)) tries += 1;
      context.log.error({ err: error, ...factsOf(context, row) }, 'the outcome of a job was not saved');
      if (stopped.aborted) return;
      await delay(context.times.settleRetryMs);
    }
  }
}
