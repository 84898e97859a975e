import type { CitationComparison } from '../../schema/citation-test.ts';
import { randomFrom } from './random.ts';
import { rateOf, rounded } from './wilson.ts';

/** One run of one question in both versions, with the same order of the rivals. */
export interface PairedRun {
  readonly before: boolean;
  readonly after: boolean;
}

const RESAMPLES = 2_000;
const SEED = 33;
/** The 2.5th and the 97.5th percentile. */
const TAIL = 0.025;
/**
 * Pairs that are added to those of the test, one for each direction, as Bonett and Price (2012) do for paired shares: without
 * them five equal runs would give an interval without width.
 */
const ADDED: readonly number[] = [1, -1];

/**
 * The difference of the citation rates of two versions with its 95 % interval: a percentile bootstrap of the pairs of all
 * questions and runs. It is about these questions and this assistant. Null without a pair.
 */
export function pairedDifference(pairs: readonly PairedRun[]): CitationComparison | null {
  const before = rateOf(pairs.filter((pair) => pair.before).length, pairs.length);
  const after = rateOf(pairs.filter((pair) => pair.after).length, pairs.length);
  if (before === null || after === null) return null;
  const { low, high } = intervalOf(pairs.map((pair) => Number(pair.after) - Number(pair.before)));
  return {
    before,
    after,
    difference: { value: rounded((after.cited - before.cited) / pairs.length), low, high },
    outcome: low > 0 ? 'better' : high < 0 ? 'worse' : 'no_difference_shown',
  };
}

function intervalOf(differences: readonly number[]): { readonly low: number; readonly high: number } {
  const pool = [...differences, ...ADDED];
  const random = randomFrom(SEED);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < pool.length; draw++) sum += pool[Math.floor(random() * pool.length)] ?? 0;
    return sum / pool.length;
  }).sort((one, other) => one - other);
  const at = (share: number): number => rounded(means[Math.round(share * (RESAMPLES - 1))] ?? 0);
  return { low: at(TAIL), high: at(1 - TAIL) };
}
