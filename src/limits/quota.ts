/**
 * Token buckets: a bucket holds as many tokens as requests are allowed in a minute, each request takes one, and they
 * come back evenly. All that is stored of a bucket is when it will be full again, so one comparison and one addition
 * are the whole of it, and an idle bucket needs no care.
 */

/** The time in which an empty bucket fills. */
export const windowSeconds = 60;

/** A bucket as a caller may know it. */
export interface Quota {
  /** Requests a minute. */
  readonly limit: number;
  /** Whole requests that may be made at once. */
  readonly remaining: number;
  /** Until all of `limit` is there again; whole seconds, rounded up. */
  readonly resetSeconds: number;
  /** Until one more request may be made; whole seconds, rounded up, at least 1. Of interest when none remains. */
  readonly retryAfterSeconds: number;
}

/** Intervals are cut to whole microseconds in the database, so a count may be off by this much of a token. */
const roundingTokens = 0.01;

/** What is left of a bucket of `limit` requests a minute that will be full in `fullInSeconds`. */
export function quotaOf(limit: number, fullInSeconds: number): Quota {
  const missingSeconds = Math.min(windowSeconds, Math.max(0, fullInSeconds));
  const missingTokens = (missingSeconds * limit) / windowSeconds;
  return {
    limit,
    remaining: Math.max(0, limit - Math.ceil(missingTokens - roundingTokens)),
    resetSeconds: Math.ceil(missingSeconds),
    retryAfterSeconds: Math.max(1, Math.ceil(missingSeconds + windowSeconds / limit - windowSeconds)),
  };
}
