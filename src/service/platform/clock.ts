/**
 * The clock of a service. On PostgreSQL it is the database's: processes on machines whose clocks differ write the same
 * times, and sign webhooks with them. The embedded database has the machine's clock alone.
 *
 * What cannot be undone (deleting what has expired, closing a period) goes by `settledNow`, which follows a jump forward
 * only when it has lasted: a wrong clock must not delete anything before someone sets it right.
 */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { jumpMs, settledOffset } from './settled-offset.ts';

export interface Clock {
  now(): Date;
  /** Never ahead of `now`. */
  settledNow(): Date;
  stop(): Promise<void>;
}

export interface ClockTimes {
  /** Between looks at the clock. */
  readonly lookIntervalMs: number;
  /** How long a jump forward has to last until it counts. */
  readonly settleMs: number;
}

/** A machine that starts with a wrong clock usually has the right one within minutes. */
export const defaultClockTimes: ClockTimes = { lookIntervalMs: 5_000, settleMs: 3_600_000 };

export interface ClockOptions {
  readonly database: Pick<Database, 'db' | 'isExclusive'>;
  readonly log: Pick<Logger, 'warn'>;
  /** When the service was last used, in ms since 1970; NaN without a use. */
  readonly latestUse: () => Promise<number>;
  /** Called after the clock went back: times written before may be years ahead. */
  readonly onBackward: () => Promise<void>;
  readonly times?: ClockTimes;
}

/** A service without a request for longer waits for the settling time after a start. */
const quietMsMax = 86_400_000;

/** Reads the clock, and looks at it from now on until it is stopped. */
export async function openClock(options: ClockOptions): Promise<Clock> {
  const { database, log, latestUse, onBackward, times = defaultClockTimes } = options;
  let offsetMs = await readOffset(database);
  const lastMs = (await latestUse()) - performance.now();
  const isTrusted = Math.abs(offsetMs - lastMs) <= quietMsMax || Number.isNaN(lastMs);
  const settled = settledOffset(isTrusted ? offsetMs : Math.min(offsetMs, lastMs), times.settleMs);
  settled.observe(offsetMs, performance.now());

  const look = async (): Promise<void> => {
    const before = offsetMs;
    offsetMs = await readOffset(database);
    settled.observe(offsetMs, performance.now());
    const changeMs = offsetMs - before;
    if (Math.abs(changeMs) <= jumpMs) return;
    log.warn({ change_s: Math.round(changeMs / 1_000) }, 'the clock jumped');
    if (changeMs < 0) await onBackward();
  };
  const looking = repeat(look, times.lookIntervalMs, (error) =>
    log.warn({ err: error }, 'the clock of the database was not read'),
  );
  return {
    now: () => (database.isExclusive ? new Date() : new Date(performance.now() + offsetMs)),
    settledNow: () => new Date(performance.now() + Math.min(offsetMs, settled.value())),
    stop: looking.stop,
  };
}

/** Milliseconds from the monotonic clock of this process to the time. */
async function readOffset({ db, isExclusive }: ClockOptions['database']): Promise<number> {
  if (isExclusive) return Date.now() - performance.now();
  const askedMs = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return (rows[0]?.ms ?? Date.now()) - (askedMs + performance.now()) / 2;
}

/** Runs a task again and again, each time `intervalMs` after the end of the run before. */
function repeat(
  run: () => Promise<void>,
  intervalMs: number,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const runLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run().catch(onError).finally(runLater);
    }, intervalMs).unref();
  };
  runLater();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
