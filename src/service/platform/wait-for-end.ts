import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../storage/database-unavailable.ts';
import { isStatementCanceled } from '../storage/statement-canceled.ts';
import type { Announcements } from './announcements.ts';

/** Between two reads while the database cannot be reached. */
const readAgainMs = 250;

export interface Wait {
  /** Longest wait; 0 reads once. */
  readonly timeoutMs: number;
  /** Ends the wait early, like the timeout; does not cancel the work. */
  readonly signal?: AbortSignal;
}

/**
 * Waits until `isOver` is true for the result of `read`, and returns that result, or the current one when the wait ends.
 * Returns null as soon as `read` does. Does not poll; subscribes before it reads, so it misses no end. Survives a database
 * that cannot be reached for a part of the wait; throws its error when the wait ends before it is back.
 */
export async function waitForEnd<Found>(
  endings: Announcements,
  id: string,
  wait: Wait,
  {
    read,
    isOver,
  }: { readonly read: () => Promise<Found | null>; readonly isOver: (found: Found) => boolean },
): Promise<Found | null> {
  const deadline = performance.now() + wait.timeoutMs;
  for (;;) {
    const subscription = endings.subscribe(id);
    try {
      const found = await readWhenReachable(read, deadline, wait.signal);
      const timeoutMs = deadline - performance.now();
      const isWaitOver = timeoutMs <= 0 || wait.signal?.aborted === true;
      if (found === null || isOver(found) || isWaitOver) return found;
      // May wake for no reason: after a lost connection every subscriber is notified.
      await endedOrOver(subscription.announced, { ...wait, timeoutMs });
    } finally {
      subscription.cancel();
    }
  }
}

async function readWhenReachable<Found>(
  read: () => Promise<Found>,
  deadline: number,
  signal: AbortSignal | undefined,
): Promise<Found> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const isWaitOver = performance.now() + readAgainMs >= deadline || signal?.aborted === true;
      if (isWaitOver || !(isDatabaseUnavailable(error) || isStatementCanceled(error))) throw error;
      await pause(readAgainMs);
    }
  }
}

function endedOrOver(ended: Promise<void>, wait: Wait): Promise<void> {
  return new Promise((done) => {
    if (wait.signal?.aborted === true) return done();
    const finish = (): void => {
      clearTimeout(timer);
      wait.signal?.removeEventListener('abort', finish);
      done();
    };
    const timer = setTimeout(finish, wait.timeoutMs);
    wait.signal?.addEventListener('abort', finish, { once: true });
    ended.then(finish, finish);
  });
}
