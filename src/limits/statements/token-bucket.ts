/*
 * The arithmetic of limits/quota.ts as SQL text, for statements that take a token and do something else as well. One
 * UPDATE with `hasToken` in its WHERE is right under concurrency: the second of two looks again at what the first wrote.
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
 * When the bucket will be full, between now and a minute from now. A later time was written by a process whose clock is
 * ahead: no bucket is more than empty. One that is later by more than a minute is no time to go by, and the bucket is
 * taken to be full: a clock that was wrong for a moment must not lock a key out for as long as it was wrong.
 */
function level({ fullAt, now }: Bucket): string {
  return `(case when ${fullAt} <= ${now} + interval '120 seconds'
    then least(greatest(${fullAt}, ${now}), ${now} + interval '60 seconds') else ${now} end)`;
}

/** In which one token comes back. Cut to microseconds, so that a full bucket never falls one short. */
function tokenInterval({ limit }: Bucket): string {
  return `(floor(60000000.0 / ${limit})::float8 * interval '1 microsecond')`;
}

/** The new value of the column when a token is taken. */
export function withoutToken(bucket: Bucket): string {
  return `${level(bucket)} + ${tokenInterval(bucket)}`;
}

/** Whether there is a token to take. */
export function hasToken(bucket: Bucket): string {
  return `${withoutToken(bucket)} <= ${bucket.now} + interval '60 seconds'`;
}

/** Seconds until the bucket is full. */
export function fullInSeconds(bucket: Bucket): string {
  return `extract(epoch from ${level(bucket)} - ${bucket.now})::float8`;
}
