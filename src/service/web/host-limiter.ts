/**
 * Limits concurrent requests to one host, first come first served, and sends none while the host asks for a pause
 * (Retry-After). Limits this process alone; `limits/shared-host-limiter.ts` adds a limit for all processes.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface HostLimiter {
  /**
   * Waits for a free slot at the host and returns the function that releases it. Rejects when the signal aborts first,
   * and with `HostPausedError` when the host asked for a pause longer than `pauseWaitMsMax`.
   */
  acquire(host: string, signal?: AbortSignal): Promise<() => void>;
  /** Records the pause that the host asked for. */
  pause(host: string, pauseMs: number): void;
}

/** The host asked for a pause that is too long to wait for. */
export class HostPausedError extends Error {
  readonly leftMs: number;

  constructor(host: string, leftMs: number) {
    super(`${host} asked for a pause of another ${String(Math.ceil(leftMs / 1000))} s.`);
    this.name = 'HostPausedError';
    this.leftMs = leftMs;
  }
}

interface HostQueue {
  running: number;
  readonly waiting: Set<() => void>;
}

/** The documentation promises this limit to site owners. */
export const concurrentMaxDefault = 4;

/** A shorter pause is waited out, as part of waiting for a slot; a longer one fails the fetch. */
const pauseWaitMsMax = 30_000;
/** Bounds the effect of one header: a host must not block its pages for a week. */
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
      const releaseOnce = (): void => {
        if (isHeld) release(host, queue);
        isHeld = false;
      };
      try {
        // Another response may have extended the pause meanwhile.
        for (let leftMs = pauses.leftMs(host); leftMs > 0; leftMs = pauses.leftMs(host)) {
          await waitOutPause(host, leftMs, signal);
        }
        return releaseOnce;
      } catch (error) {
        releaseOnce();
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

/** Uses the monotonic clock, which never goes back. */
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

/** The releasing request passes its slot on, so `running` does not change. */
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
