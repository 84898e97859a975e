/**
 * Politeness: at most so many requests at once to one host, first come first served, and none while the host asks to be
 * left alone. This one knows this process alone; where several share a database, theirs stands behind it.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface HostLimiter {
  /**
   * Waits for a free slot at the host and gives the function that frees it. Rejects when the signal aborts first, and
   * with `HostPausedError` when the host asked to be left alone for longer than anyone should wait.
   */
  acquire(host: string, signal?: AbortSignal): Promise<() => void>;
  /** Remembers that the host asked to be left alone for so long. */
  pause(host: string, pauseMs: number): void;
}

/** The host asked to be left alone; there is no use in waiting for it here. */
export class HostPausedError extends Error {
  readonly leftMs: number;

  constructor(host: string, leftMs: number) {
    super(`${host} asked to be left alone for another ${String(Math.ceil(leftMs / 1000))} s.`);
    this.name = 'HostPausedError';
    this.leftMs = leftMs;
  }
}

interface HostQueue {
  running: number;
  readonly waiting: Set<() => void>;
}

/** The politeness that the documentation promises to site owners. */
export const concurrentMaxDefault = 4;

/** A shorter pause is waited out, as part of waiting for a slot; a longer one fails the fetch. */
export const pauseWaitMsMax = 30_000;
/** A host cannot make itself unreachable for a week with one header. */
export const pauseMsMax = 3_600_000;

export function createHostLimiter(concurrentMax: number = concurrentMaxDefault): HostLimiter {
  const hosts = new Map<string, HostQueue>();
  const pauses = createPauses();

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
      else await nextSlot(queue, signal);
      let isHeld = true;
      const leave = (): void => {
        if (isHeld) release(host, queue);
        isHeld = false;
      };
      try {
        // The pause may have become longer meanwhile.
        for (let leftMs = pauses.leftMs(host); leftMs > 0; leftMs = pauses.leftMs(host)) {
          await waitOutPause(host, leftMs, signal);
        }
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
    pause: (host, pauseMs) => pauses.add(host, pauseMs),
  };
}

/** Rejects with `HostPausedError` when that is too long to wait, or when the signal aborts. */
export async function waitOutPause(
  host: string,
  leftMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (leftMs > pauseWaitMsMax) throw new HostPausedError(host, leftMs);
  await sleep(Math.ceil(leftMs), undefined, signal === undefined ? {} : { signal });
}

interface Pauses {
  add(host: string, pauseMs: number): void;
  leftMs(host: string): number;
}

/** By the process's own clock, which nobody sets back. */
function createPauses(): Pauses {
  const until = new Map<string, number>();
  return {
    add(host, pauseMs) {
      const now = performance.now();
      for (const [known, end] of until) if (end <= now) until.delete(known);
      until.set(host, Math.max(until.get(host) ?? 0, now + Math.min(pauseMs, pauseMsMax)));
    },
    leftMs: (host) => Math.max(0, (until.get(host) ?? 0) - performance.now()),
  };
}

/** The request that leaves hands its slot over, so `running` does not change. */
function nextSlot(queue: HostQueue, signal: AbortSignal | undefined): Promise<void> {
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
