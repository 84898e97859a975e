import type { Announcements } from './announcements.ts';

export interface Wait {
  /** Longest wait; 0 reads once. */
  readonly timeoutMs: number;
  /** Ends the wait early, as its timeout does; never the work. */
  readonly signal?: AbortSignal;
}

/**
 * What `read` gives as soon as `isOver` is true of it, or as it is when the wait is over; null when it gives null.
 * Nothing is polled, and an end at any moment of this is noticed.
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
      // It may be woken for nothing: after a lost connection everyone looks.
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
