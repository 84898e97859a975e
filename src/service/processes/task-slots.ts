/** Slots for tasks, one for each process, given out in the order of the calls. */
export interface TaskSlots {
  /**
   * Waits for a free slot and returns the function that frees it. Rejects with the reason of the signal when that aborts
   * first, and with the error of `close`.
   */
  take(signal?: AbortSignal): Promise<() => void>;
  /** Rejects everything that waits, now and later. */
  close(reason: Error): void;
}

interface Waiting {
  readonly enter: () => void;
  readonly leave: (reason: unknown) => void;
}

export function createTaskSlots(count: number): TaskSlots {
  const waiting = new Set<Waiting>();
  let free = count;
  let closedBy: Error | undefined;

  /** The slot passes to the next in the queue, so `free` changes only when none waits. */
  const release = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next.enter();
  };

  const waitForTurn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => one.leave(signal?.reason);
      const end = (): void => {
        waiting.delete(one);
        signal?.removeEventListener('abort', onAbort);
      };
      const one: Waiting = {
        enter() {
          end();
          resolve();
        },
        leave(reason) {
          end();
          reject(reason);
        },
      };
      waiting.add(one);
      signal?.addEventListener('abort', onAbort, { once: true });
    });

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (closedBy !== undefined) throw closedBy;
      if (free > 0) free -= 1;
      else await waitForTurn(signal);
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
    close(reason) {
      closedBy = reason;
      for (const one of waiting) one.leave(reason);
    },
  };
}
