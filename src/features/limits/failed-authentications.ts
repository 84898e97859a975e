import type { App } from '../../service/platform/app.ts';
import { takeFailure } from './statements/failed-authentications.ts';

/** Failed authentications a minute that one client address may make. */
export const failuresPerMinuteMax = 60;

/** The bucket refills by one token a second. */
const retryAfterSeconds = 60 / failuresPerMinuteMax;

/** Largest number of cached addresses with an empty bucket; beyond it the oldest is dropped. */
const exhaustedMax = 10_000;

/** Limits failures per client address, for all processes together. */
export interface FailedAuthentications {
  /** Counts a failure. Returns seconds to wait when over the limit, else undefined. Rejects without the database. */
  count(address: string): Promise<number | undefined>;
}

/** `address` as `clientAddress` gives it. */
export function createFailedAuthentications(app: Pick<App, 'database' | 'now'>): FailedAuthentications {
  // Spares the database a query for each request of a flood. Not shared between processes: an entry only repeats a
  // refusal of the database for one second.
  const exhaustedUntilMs = new Map<string, number>();
  return {
    async count(address) {
      const now = app.now();
      const nowMs = now.getTime();
      const untilMs = exhaustedUntilMs.get(address) ?? 0;
      if (untilMs > nowMs && untilMs <= nowMs + retryAfterSeconds * 1000) return retryAfterSeconds;
      exhaustedUntilMs.delete(address);
      if (await takeFailure(app.database.pool, { address, limit: failuresPerMinuteMax, now }))
        return undefined;
      const [oldest] = exhaustedUntilMs.keys();
      if (oldest !== undefined && exhaustedUntilMs.size >= exhaustedMax) exhaustedUntilMs.delete(oldest);
      exhaustedUntilMs.set(address, nowMs + retryAfterSeconds * 1000);
      return retryAfterSeconds;
    },
  };
}
