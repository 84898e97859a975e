/**
 * Percentile bootstrap with a fixed seed: the same items give the same interval on every machine and in every run.
 * Two systems and their difference are measured on the same resamples, so the difference is a paired one.
 */

const resamples = 1_000;
const seed = 20_260_101;

/**
 * @typedef {{ value: number, low: number, high: number }} Estimate value and 95 % interval
 * @typedef {(items: readonly any[], of: (item: any) => any) => number} Statistic
 */

/**
 * @param {readonly any[]} items what is drawn: pages, questions, documents
 * @param {Statistic} statistic the figure of a list of items, for what `of` reads from an item
 * @param {(item: any) => any} ourFigure
 * @param {((item: any) => any) | null} theirFigure null without a baseline
 * @param {(item: any) => string} stratumOf items are drawn within their stratum, so that each keeps its size
 * @returns {{ n: number, ours: Estimate, theirs: Estimate | null, difference: Estimate | null }}
 */
export function compare(items, statistic, ourFigure, theirFigure = null, stratumOf = () => '') {
  // Each item is drawn about a thousand times, and some figures compare texts.
  const ours = onceForEach(ourFigure);
  const theirs = theirFigure === null ? null : onceForEach(theirFigure);
  const strata = Object.values(groupBy(items, stratumOf));
  const random = randomNumbers(seed);
  const samples = { ours: [], theirs: [], difference: [] };
  for (let round = 0; round < resamples; round += 1) {
    const drawn = strata.flatMap((stratum) =>
      stratum.map(() => stratum[Math.floor(random() * stratum.length)]),
    );
    const our = statistic(drawn, ours);
    samples.ours.push(our);
    if (theirs === null) continue;
    const their = statistic(drawn, theirs);
    samples.theirs.push(their);
    samples.difference.push(our - their);
  }
  const value = statistic(items, ours);
  const estimate = { n: items.length, ours: { value, ...bounds(samples.ours) } };
  if (theirs === null) return { ...estimate, theirs: null, difference: null };
  const theirValue = statistic(items, theirs);
  return {
    ...estimate,
    theirs: { value: theirValue, ...bounds(samples.theirs) },
    difference: { value: value - theirValue, ...bounds(samples.difference) },
  };
}

function onceForEach(figureOf) {
  const figures = new Map();
  return (item) => {
    if (!figures.has(item)) figures.set(item, figureOf(item));
    return figures.get(item);
  };
}

/** Statistic: the mean. */
export function mean(items, of) {
  return items.reduce((sum, item) => sum + of(item), 0) / items.length;
}

/** Statistic: the median. */
export function median(items, of) {
  const values = items.map(of).sort((one, other) => one - other);
  return (values[(values.length - 1) >> 1] + values[values.length >> 1]) / 2;
}

/** Statistic: the mean of the means of the strata. */
export function meanOfMeans(stratumOf) {
  return (items, of) => mean(Object.values(groupBy(items, stratumOf)), (stratum) => mean(stratum, of));
}

/** Statistic: the share of what was right in all that was judged; `of` gives `{ right, judged }`. */
export function share(items, of) {
  let right = 0;
  let judged = 0;
  for (const item of items) {
    const counts = of(item);
    right += counts.right;
    judged += counts.judged;
  }
  return judged === 0 ? Number.NaN : right / judged;
}

/** Statistic: F1 over all spans of all items; `of` gives `{ hits, found, gold }`. */
export function spanF1(items, of) {
  const sums = { hits: 0, found: 0, gold: 0 };
  for (const item of items) {
    const { hits, found, gold } = of(item);
    sums.hits += hits;
    sums.found += found;
    sums.gold += gold;
  }
  return sums.found + sums.gold === 0 ? 0 : (2 * sums.hits) / (sums.found + sums.gold);
}

/** Numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function randomNumbers(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function groupBy(items, keyOf) {
  const groups = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}

function bounds(values) {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  const at = (share) =>
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))];
  return { low: at(0.025), high: at(0.975) };
}
