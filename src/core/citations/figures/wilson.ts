import type { CitationRate } from '../../schema/citation-test.ts';

/** A range within which a share is likely to be. Both between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;
const DECIMALS = 4;

/**
 * The Wilson score interval of a share (Wilson 1927): unlike the usual one it stays within 0 and 1, and covers small
 * numbers. `total` must not be 0.
 */
export function wilsonInterval(count: number, total: number): Interval {
  const share = count / total;
  const scale = 1 + Z ** 2 / total;
  const centre = (share + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return {
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === total ? 1 : Math.min(1, centre + half),
  };
}

/** A share with its 95 % interval. Null without a run. */
export function rateOf(cited: number, runs: number): CitationRate | null {
  if (runs === 0) return null;
  const { low, high } = wilsonInterval(cited, runs);
  return { cited, runs, value: rounded(cited / runs), low: rounded(low), high: rounded(high) };
}

export function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
