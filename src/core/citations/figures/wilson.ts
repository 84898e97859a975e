import type { CitationRate } from '../../schema/citation-test.ts';

/** Two-sided 95 %. */
const Z = 1.959964;
const DECIMALS = 4;

/**
 * A share with its 95 % interval by Wilson's score (1927): unlike the usual ± it stays within 0-1 and says something at 0 of 5.
 * Null without a run.
 */
export function rateOf(cited: number, runs: number): CitationRate | null {
  if (runs === 0) return null;
  const value = cited / runs;
  const scale = 1 + Z ** 2 / runs;
  const centre = (value + Z ** 2 / (2 * runs)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / runs + Z ** 2 / (4 * runs ** 2));
  const low = cited === 0 ? 0 : Math.max(0, centre - half);
  const high = cited === runs ? 1 : Math.min(1, centre + half);
  return { cited, runs, value: rounded(value), low: rounded(low), high: rounded(high) };
}

export function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
