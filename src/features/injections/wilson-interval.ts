/** A range within which a share is likely to be. Both between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;

/**
 * The Wilson score interval of a share (Wilson 1927): unlike the usual one it stays within 0 and 1, and covers small
 * numbers. `total` must not be 0.
 */
export function wilsonInterval(count: number, total: number): Interval {
  const share = count / total;
  const square = (Z * Z) / total;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  return {
    low: Math.max(0, (middle - half) / (1 + square)),
    high: Math.min(1, (middle + half) / (1 + square)),
  };
}
