import { expect, test } from 'vitest';
import { rateLimitOf } from './rate-limit.ts';

test.each([
  // limit, seconds until full → remaining, reset, retry after
  [600, 0, 600, 0, 1],
  [600, 0.1, 599, 1, 1],
  [600, 60, 0, 60, 1],
  [600, 59.95, 0, 60, 1],
  [60, 60, 0, 60, 1],
  [1, 60, 0, 60, 60],
  [1, 30, 0, 30, 30],
  [2, 59, 0, 59, 29],
  [7, 8.571428, 6, 9, 1],
  [1_000_000, 0.00006, 999_999, 1, 1],
  // A clock that is behind, and one that is ahead.
  [600, -3, 600, 0, 1],
  [600, 90, 0, 60, 1],
])(
  'of %i a minute, full in %f s: %i remain, all in %i s, one in %i s',
  (limit, fullIn, remaining, reset, retry) => {
    expect(rateLimitOf(limit, fullIn)).toEqual({
      limit,
      remaining,
      resetSeconds: reset,
      retryAfterSeconds: retry,
    });
  },
);
