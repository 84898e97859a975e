import { setTimeout as sleep } from 'node:timers/promises';

/** Spaces the requests to one host. */
export interface HostPace {
  /**
   * Resolves when the next page of the host may be read; the first one at once. `askDelayMs` says how long after the
   * page before. Rejects when the signal aborts.
   */
  turn(host: string, askDelayMs: () => Promise<number>): Promise<void>;
}

export function createHostPace(signal?: AbortSignal): HostPace {
  /** When the latest page of the host is read, by the monotonic clock. */
  const latest = new Map<string, number>();
  return {
    async turn(host, askDelayMs) {
      if (!latest.has(host)) {
        latest.set(host, performance.now());
        return;
      }
      const delayMs = await askDelayMs();
      if (delayMs <= 0) return;
      const now = performance.now();
      const at = Math.max(now, (latest.get(host) ?? now) + delayMs);
      latest.set(host, at);
      await sleep(at - now, undefined, signal === undefined ? {} : { signal });
    },
  };
}
