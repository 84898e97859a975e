/**
 * Tells live processes from dead ones. Every process that claims work on a shared database has a row in `processes`, which
 * it renews while it lives, and its claims begin with the row's id. Any other process frees the claims of one that has
 * not renewed its row in time. Times are the database's: clocks of several machines differ.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { addProcess, removeDeadProcesses, removeProcess, renewProcess } from './statements/processes.ts';

export interface HeartbeatTimes {
  /** Interval at which a process renews its row and looks for dead processes. */
  readonly intervalMs: number;
  /** A process that has not renewed its row for this time counts as dead. */
  readonly aliveMs: number;
  /** Delay after a failed renewal; short, so that a process is not taken for dead over one lost packet. */
  readonly retryMs: number;
}

/**
 * The work of a killed process is free after 12 s at most, 3 s before the promised limit. 8 s between two renewals that
 * came late pass without loss: an event loop or a machine that freezes for 5 s keeps its work.
 */
export const defaultHeartbeatTimes: HeartbeatTimes = { intervalMs: 2_000, aliveMs: 10_000, retryMs: 500 };

/** Frees everything that these processes claimed, and wakes those who wait for it. */
export type FreeClaims = (trx: Transaction<Schema>, processIds: readonly string[]) => Promise<void>;

export interface Heartbeat {
  /** The name of this process in its claims. It gets another one when it was taken for dead. */
  processId(): string;
  /** Names one claim: unique, and begins with the process' id. */
  newHolder(): string;
  /** Looks for dead processes from now on. */
  watch(freeClaims: FreeClaims): void;
  stop(): Promise<void>;
}

/** For a process that claims nothing, or whose database no other process can use: its claims are freed at its start. */
export function idleHeartbeat(): Heartbeat {
  const id = randomUUID();
  return {
    processId: () => id,
    newHolder: () => holderOf(id),
    watch: () => undefined,
    stop: () => Promise.resolve(),
  };
}

/** Registers this process and renews its row from now on. */
export async function startHeartbeat(
  { db }: Pick<Database, 'db'>,
  log: Logger,
  times: HeartbeatTimes = defaultHeartbeatTimes,
): Promise<Heartbeat> {
  let id = randomUUID();
  let freeClaims: FreeClaims | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  await addProcess(db, id, times.aliveMs);
  let renewedMs = performance.now();
  // One interval: processes that were cut off by the same outage as this one's predecessor renew their rows first.
  let buriesFromMs = renewedMs + times.intervalMs;

  const register = async (): Promise<void> => {
    const former = id;
    const next = randomUUID();
    await addProcess(db, next, times.aliveMs);
    id = next;
    log.warn(
      { process_id: next, former_id: former, late_ms: Math.round(performance.now() - renewedMs) },
      'this process was taken for dead, because it did not respond; its work has begun again',
    );
    // What it claimed before it noticed: nobody else would free that before its leases end.
    await db.transaction().execute(async (trx) => freeClaims?.(trx, [former]));
  };

  const bury = async (dead: readonly string[]): Promise<void> => {
    const buried = await db.transaction().execute(async (trx) => {
      const removed = await removeDeadProcesses(trx, dead);
      if (removed.length > 0) await freeClaims?.(trx, removed);
      return removed;
    });
    if (buried.length > 0) log.warn({ process_ids: buried }, 'a process has died; its work begins again');
  };

  const beat = async (): Promise<void> => {
    const { isAlive, dead } = await renewProcess(db, id, times.aliveMs);
    const nowMs = performance.now();
    // Others may have stood still as this one did: they get the time to renew their rows.
    if (nowMs - renewedMs > times.aliveMs) buriesFromMs = nowMs + times.aliveMs;
    if (!isAlive) await register();
    renewedMs = nowMs;
    if (freeClaims !== undefined && dead.length > 0 && nowMs >= buriesFromMs) await bury(dead);
  };

  const runOnce = async (): Promise<void> => {
    let waitMs = times.intervalMs;
    try {
      await beat();
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat of this process failed');
      buriesFromMs = performance.now() + times.aliveMs;
      waitMs = Math.min(times.retryMs, times.intervalMs);
    }
    if (!isStopped) runAfter(waitMs);
  };
  let running = Promise.resolve();
  const runAfter = (waitMs: number): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, waitMs);
    timer.unref();
  };
  runAfter(times.intervalMs);

  return {
    processId: () => id,
    newHolder: () => holderOf(id),
    watch(free) {
      freeClaims = free;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      // Whatever a part of this process did not hand back: without its row nobody would free it before its lease ends.
      await db.transaction().execute(async (trx) => {
        await freeClaims?.(trx, [id]);
        await removeProcess(trx, id);
      });
    },
  };
}

function holderOf(id: string): string {
  return `${id}/${randomUUID()}`;
}
