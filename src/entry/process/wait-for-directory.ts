import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isNotYetCreated } from '../../service/storage/create-embedded.ts';

/** A wait for a data directory that another process has open. */
export interface DirectoryWait {
  /** Waits before the next try. False when the time limit has passed. */
  beforeRetry(): Promise<boolean>;
}

export interface DirectoryWaitTimes {
  readonly waitMs: number;
  readonly noticeIntervalMs: number;
}

const retryIntervalMs = 50;

/**
 * A starting or stopping server, or another command, uses the directory for seconds, on a busy machine ten times as
 * long. The time in which a first start creates the database does not count.
 */
const timesDefault: DirectoryWaitTimes = { waitMs: 60_000, noticeIntervalMs: 10_000 };

/** Begins to wait; logs the reason every `noticeIntervalMs`. */
export function waitForDirectory(
  dataDir: string,
  log: Logger,
  { waitMs, noticeIntervalMs }: DirectoryWaitTimes = timesDefault,
): DirectoryWait {
  const begunMs = performance.now();
  let countedFromMs = begunMs;
  let noticedMs = begunMs;
  return {
    async beforeRetry() {
      const nowMs = performance.now();
      const isBeingCreated = isNotYetCreated(dataDir);
      if (isBeingCreated) countedFromMs = nowMs;
      if (nowMs - countedFromMs > waitMs) return false;
      if (nowMs - noticedMs >= noticeIntervalMs) {
        noticedMs = nowMs;
        const reason = isBeingCreated ? 'is creating the database there' : 'has it open';
        const seconds = String(Math.round((nowMs - begunMs) / 1_000));
        log.info(`Waiting for ${dataDir}: another Citeworthy process ${reason}; ${seconds} s so far.`);
      }
      await delay(retryIntervalMs);
      return true;
    },
  };
}
