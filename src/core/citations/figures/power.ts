import type { CitationPower } from '../../schema/citation-test.ts';

/** Two-sided 5 % and 80 % power. */
const Z_ALPHA = 1.959964;
const Z_POWER = 0.841621;
const DIFFERENCE = 0.2;
const RATE_UNKNOWN = 0.5;

/**
 * How many runs of each version, over all questions, would show a difference of 20 points in 8 of 10 tests: the usual
 * approximation for two independent shares around the rate (Fleiss, "Statistical Methods for Rates and Proportions"). The most
 * that could be needed when the rate is not known. Pairs with the same order need fewer; how many fewer is not known before.
 */
export function citationPower(runs: number, rate: number | null = null): CitationPower {
  const needed = runsNeeded(rate ?? RATE_UNKNOWN);
  return { runs, runs_needed: needed, message: messageOf(runs, needed) };
}

function runsNeeded(rate: number): number {
  const middle = Math.min(1 - DIFFERENCE / 2, Math.max(DIFFERENCE / 2, rate));
  const [low, high] = [middle - DIFFERENCE / 2, middle + DIFFERENCE / 2];
  const equal = Z_ALPHA * Math.sqrt(2 * middle * (1 - middle));
  const apart = Z_POWER * Math.sqrt(low * (1 - low) + high * (1 - high));
  return Math.ceil(((equal + apart) / DIFFERENCE) ** 2);
}

function messageOf(runs: number, needed: number): string {
  const given = `${String(runs)} ${runs === 1 ? 'run' : 'runs'} of each version`;
  return runs >= needed
    ? `${given} show a difference of 20 points in at least 8 of 10 tests.`
    : `${given} show only larger differences with certainty: about ${String(needed)} are needed for one of 20 points.`;
}
