import type { App } from '../platform/app.ts';
import { takeFailure } from './statements/failed-authentications.ts';

/** Failed authentications a minute that one client address may make. */
export const failuresPerMinuteMax = 60;

/** One comes back each second, so nobody need wait longer. */
const retryAfterSeconds = 60 / failuresPerMinuteMax;

/** Addresses that are known to have none left; when there are more, the oldest is forgotten and asked about again. */
const exhaustedMax = 10_000;

/** Counts failures in the database, for all processes together. */
export interface FailedAuthentications {
  /** Counts one; seconds to wait when it is one too many, undefined when it is not. Rejects when the database is away. */
  count(address: string): Promise<number | undefined>;
}

/** `address` as `clientAddress` gives it. */
export function createFailedAuthentications(app: Pick<App, 'database' | 'now'>): FailedAuthentications {
  // Saves the database from being asked once more for each request of a flood. It only ever refuses for a second what
  // the database has refused, so it need not be shared.
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
