import type { CitationPower } from '../../schema/citation-test.ts';

/** Two-sided 5 % and 80 % power. */
const Z_ALPHA = 1.959964;
const Z_POWER = 0.841621;
const DIFFERENCE = 0.2;
const RATE_UNKNOWN = 0.5;
const POINTS_MAX = 100;

/**
 * How large a difference `runs` of each version, over all questions, show in 8 of 10 tests, and how many runs would show one
 * of 20 points: the usual approximation for two independent shares around the rate (Fleiss, "Statistical Methods for Rates and
 * Proportions"). The most that could be needed when the rate is not known. Pairs with the same order need fewer; how many
 * fewer is not known before.
 */
export function citationPower(runs: number, rate: number | null = null): CitationPower {
  const needed = runsNeeded(DIFFERENCE, rate ?? RATE_UNKNOWN);
  return { runs, runs_needed: needed, message: messageOf(runs, needed, pointsShown(runs, rate)) };
}

function runsNeeded(difference: number, rate: number): number {
  const middle = Math.min(1 - difference / 2, Math.max(difference / 2, rate));
  const [low, high] = [middle - difference / 2, middle + difference / 2];
  const equal = Z_ALPHA * Math.sqrt(2 * middle * (1 - middle));
  const apart = Z_POWER * Math.sqrt(low * (1 - low) + high * (1 - high));
  return Math.ceil(((equal + apart) / difference) ** 2);
}

/** The smallest difference that the runs show, in points; null where they show none. */
function pointsShown(runs: number, rate: number | null): number | null {
  for (let points = 1; points <= POINTS_MAX; points += 1) {
    if (runsNeeded(points / POINTS_MAX, rate ?? RATE_UNKNOWN) <= runs) return points;
  }
  return null;
}

function messageOf(runs: number, needed: number, points: number | null): string {
  const given = `${String(runs)} ${runs === 1 ? 'run of each version shows' : 'runs of each version show'}`;
  const shown = `${given} ${points === null ? 'no difference' : `a difference of about ${String(points)} points`}`;
  return runs >= needed
    ? `${shown} in 8 of 10 tests.`
    : `${shown} in 8 of 10 tests; one of 20 points needs about ${String(needed)} runs.`;
}
