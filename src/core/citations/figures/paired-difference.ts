import type { CitationComparison } from '../../schema/citation-test.ts';
import { randomFrom } from './random.ts';
import { rateOf, rounded } from './wilson.ts';

/** One run of one question in both versions, with the same order of the rivals. */
export interface PairedRun {
  readonly question: number;
  readonly before: boolean;
  readonly after: boolean;
}

const RESAMPLES = 1_000;
const SEED = 33;
/** The 2.5th and the 97.5th percentile. */
const TAIL = 0.025;
/**
 * Differences that are added to those of the test, one for each direction, as Bonett and Price (2012) do for paired shares:
 * without them five equal runs would give an interval without width.
 */
const ADDED: readonly number[] = [1, -1];

/**
 * The difference of the citation rates of two versions with its 95 % interval: a percentile bootstrap of how far the runs of
 * each question are from its mean, over all questions and runs. The questions are those that were asked, not a sample: that
 * one gains more than another does not widen the interval. Null without a pair.
 */
export function pairedDifference(pairs: readonly PairedRun[]): CitationComparison | null {
  const before = rateOf(pairs.filter((pair) => pair.before).length, pairs.length);
  const after = rateOf(pairs.filter((pair) => pair.after).length, pairs.length);
  if (before === null || after === null) return null;
  const { low, high } = intervalOf(pairs);
  return {
    before,
    after,
    difference: { value: rounded((after.cited - before.cited) / pairs.length), low, high },
    outcome: low > 0 ? 'better' : high < 0 ? 'worse' : 'no_difference_shown',
  };
}

function intervalOf(pairs: readonly PairedRun[]): { readonly low: number; readonly high: number } {
  const pool = [...residualsOf(pairs), ...ADDED];
  const centre = sum(pairs.map(differenceOf)) / pool.length;
  const random = randomFrom(SEED);
  const means = Array.from({ length: RESAMPLES }, () => {
    let drawn = 0;
    for (let draw = 0; draw < pool.length; draw++) drawn += pool[Math.floor(random() * pool.length)] ?? 0;
    return centre + drawn / pool.length;
  }).sort((one, other) => one - other);
  const at = (share: number): number => {
    const mean = means[Math.round(share * (RESAMPLES - 1))] ?? 0;
    return rounded(Math.min(1, Math.max(-1, mean)));
  };
  return { low: at(TAIL), high: at(1 - TAIL) };
}

/** Distances from the mean of the question, widened because the mean is of the same runs; of a single run, from that of all. */
function residualsOf(pairs: readonly PairedRun[]): readonly number[] {
  const all = sum(pairs.map(differenceOf)) / pairs.length;
  return [...new Set(pairs.map(({ question }) => question))].flatMap((question) => {
    const own = pairs.filter((pair) => pair.question === question).map(differenceOf);
    if (own.length === 1) return own.map((difference) => difference - all);
    const mean = sum(own) / own.length;
    const widened = Math.sqrt(own.length / (own.length - 1));
    return own.map((difference) => (difference - mean) * widened);
  });
}

function differenceOf({ before, after }: PairedRun): number {
  return Number(after) - Number(before);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
