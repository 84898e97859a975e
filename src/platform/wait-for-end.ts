import type { Announcements } from './announcements.ts';

export interface Wait {
  /** Longest wait; 0 reads once. */
  readonly timeoutMs: number;
  /** Ends the wait early, like the timeout; does not cancel the work. */
  readonly signal?: AbortSignal;
}

/**
 * Waits until `isOver` is true for the result of `read`, and returns that result, or the current one when the wait ends.
 * Returns null as soon as `read` does. Does not poll; subscribes before it reads, so it misses no end.
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
      const found = await read();
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
