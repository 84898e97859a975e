/** At most so many requests at once to one host, in this process; the rest wait their turn, first come first served. */

export interface HostLimiter {
  /** Waits for a free place at the host and gives the function that frees it. Rejects when the signal aborts first. */
  acquire(host: string, signal?: AbortSignal): Promise<() => void>;
}

interface HostQueue {
  running: number;
  readonly waiting: Set<() => void>;
}

/** The politeness that the documentation promises to site owners. */
const concurrentMaxDefault = 4;

export function createHostLimiter(concurrentMax: number = concurrentMaxDefault): HostLimiter {
  const hosts = new Map<string, HostQueue>();

  const release = (host: string, queue: HostQueue): void => {
    const [next] = queue.waiting;
    if (next !== undefined) {
      queue.waiting.delete(next);
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) hosts.delete(host);
  };

  return {
    async acquire(host, signal) {
      signal?.throwIfAborted();
      const queue = hosts.get(host) ?? { running: 0, waiting: new Set() };
      hosts.set(host, queue);
      if (queue.running < concurrentMax) queue.running += 1;
      else await turn(queue, signal);
      let isHeld = true;
      return () => {
        if (isHeld) release(host, queue);
        isHeld = false;
      };
    },
  };
}

/** The place is handed over by whoever leaves, so `running` does not change. */
function turn(queue: HostQueue, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      queue.waiting.delete(enter);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const enter = (): void => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    queue.waiting.add(enter);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
