/*
 * The arithmetic of limits/rate-limit.ts as SQL text, for statements that take a token and do something else. An UPDATE with
 * `hasToken` in its WHERE is safe under concurrency: PostgreSQL evaluates it again on the row that another one changed.
 */

export interface Bucket {
  /** An expression: when the bucket is full again, or null. Microseconds count. */
  readonly fullAt: string;
  /** An expression: requests a minute. */
  readonly limit: string;
  /** An expression of type timestamptz: the time. */
  readonly now: string;
}

/**
 * When the bucket will be full, between now and a minute from now. A process whose clock is ahead may have written a
 * later time. Up to another minute, the bucket counts as empty; beyond that as full, so that a clock error does not lock
 * a key out for as long as the error.
 */
function level({ fullAt, now }: Bucket): string {
  return `(case when ${fullAt} <= ${now} + interval '120 seconds'
    then least(greatest(${fullAt}, ${now}), ${now} + interval '60 seconds') else ${now} end)`;
}

/** Time in which one token returns, truncated to microseconds, so that a full bucket is never one token short. */
function tokenInterval({ limit }: Bucket): string {
  return `(floor(60000000.0 / ${limit})::float8 * interval '1 microsecond')`;
}

/** The new value of the column when a token is taken. */
export function withoutToken(bucket: Bucket): string {
  return `${level(bucket)} + ${tokenInterval(bucket)}`;
}

/** The new value of the column when a token is given back. */
export function withToken(bucket: Bucket): string {
  return `${bucket.fullAt} - ${tokenInterval(bucket)}`;
}

/** True when the bucket has a token. */
export function hasToken(bucket: Bucket): string {
  return `${withoutToken(bucket)} <= ${bucket.now} + interval '60 seconds'`;
}

/** Seconds until the bucket is full. */
export function fullInSeconds(bucket: Bucket): string {
  return `extract(epoch from ${level(bucket)} - ${bucket.now})::float8`;
}
