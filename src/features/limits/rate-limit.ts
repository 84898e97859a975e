/**
 * Token buckets: a bucket has as many tokens as requests are allowed in a minute, each request takes one, and tokens
 * return evenly. The database stores only when a bucket will be full again, so a request costs one comparison and one
 * addition, and idle buckets need no upkeep.
 */

/** Time in which an empty bucket refills. */
export const windowSeconds = 60;

/** State of a bucket, as shown to callers. */
export interface RateLimit {
  /** Requests a minute. */
  readonly limit: number;
  /** Requests that are allowed now. */
  readonly remaining: number;
  /** Whole seconds until the bucket is full, rounded up. */
  readonly resetSeconds: number;
  /** Whole seconds until one more request is allowed, rounded up, at least 1; meaningful when none remains. */
  readonly retryAfterSeconds: number;
}

/** Tolerance in tokens: the database truncates intervals to microseconds. */
const roundingTokens = 0.01;

/** Returns the state of a bucket of `limit` requests a minute that will be full in `fullInSeconds`. */
export function rateLimitOf(limit: number, fullInSeconds: number): RateLimit {
  const missingSeconds = Math.min(windowSeconds, Math.max(0, fullInSeconds));
  const missingTokens = (missingSeconds * limit) / windowSeconds;
  return {
    limit,
    remaining: Math.max(0, limit - Math.ceil(missingTokens - roundingTokens)),
    resetSeconds: Math.ceil(missingSeconds),
    retryAfterSeconds: Math.max(1, Math.ceil(missingSeconds + windowSeconds / limit - windowSeconds)),
  };
}
