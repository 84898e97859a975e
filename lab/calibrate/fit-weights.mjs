/**
 * Non-negative ridge regression towards a prior, by coordinate descent: deterministic, and exact for the few checks of a
 * category. A check that does not apply to a page says nothing about it: its centred share is 0.
 */

const roundsMax = 500;
const tolerance = 1e-9;
const capRoundsMax = 60;

/**
 * @typedef {object} Row one page
 * @property {string} type page type; its mean is taken off shares and labels, so that no weight learns the type
 * @property {readonly (number | null)[]} shares 0-1, one for each check; null where it does not apply
 * @property {number} label the readers' judgement of the category
 *
 * @param {readonly Row[]} rows
 * @param {{ priors: readonly number[], caps: readonly number[], ridge: number }} options `priors` in any unit; `caps`: the
 *   largest part that each check may have in the sum of the weights, 0-1
 * @returns {number[]} weights that sum to 1
 */
export function fitWeights(rows, { priors, caps, ridge }) {
  const { table, labels } = centred(rows);
  const prior = scaledPrior(table, labels, priors);
  let limits = priors.map(() => Number.POSITIVE_INFINITY);
  let weights = descend(table, labels, prior, limits, ridge);
  for (let round = 0; round < capRoundsMax; round += 1) {
    const sum = total(weights);
    const next = caps.map((cap) => cap * sum);
    const isKept = weights.every((weight, at) => weight <= next[at] + tolerance);
    if (isKept) break;
    limits = limits.map((limit, at) => Math.min(limit, next[at]));
    weights = descend(table, labels, prior, limits, ridge);
  }
  return capped(weights, caps, priors);
}

/** The mean of the shares of the checks that apply, by weight; 0 where none does. */
export function scoreOf(shares, weights) {
  let sum = 0;
  let all = 0;
  shares.forEach((share, at) => {
    if (share === null) return;
    sum += share * weights[at];
    all += weights[at];
  });
  return all === 0 ? 0 : sum / all;
}

function centred(rows) {
  const byType = new Map();
  for (const row of rows) byType.set(row.type, [...(byType.get(row.type) ?? []), row]);
  const table = [];
  const labels = [];
  for (const some of byType.values()) {
    const label = total(some.map((row) => row.label)) / some.length;
    const means = some[0].shares.map((_, at) => {
      const judged = some.map(({ shares }) => shares[at]).filter((share) => share !== null);
      return judged.length === 0 ? 0 : total(judged) / judged.length;
    });
    for (const row of some) {
      table.push(row.shares.map((share, at) => (share === null ? 0 : share - means[at])));
      labels.push(row.label - label);
    }
  }
  return { table, labels };
}

/** The prior in the unit of the labels: its best multiple. */
function scaledPrior(table, labels, priors) {
  let [both, square] = [0, 0];
  table.forEach((row, index) => {
    const sum = row.reduce((so, share, at) => so + share * priors[at], 0);
    both += sum * labels[index];
    square += sum * sum;
  });
  const multiple = square === 0 ? 0 : Math.max(0, both / square);
  return priors.map((prior) => prior * multiple);
}

function descend(table, labels, prior, limits, ridge) {
  const weights = prior.map((value, at) => Math.min(value, limits[at]));
  const squares = weights.map((_, at) => total(table.map((row) => row[at] ** 2)));
  const rest = table.map(
    (row, index) => labels[index] - row.reduce((sum, share, at) => sum + share * weights[at], 0),
  );
  for (let round = 0; round < roundsMax; round += 1) {
    let change = 0;
    for (let at = 0; at < weights.length; at += 1) {
      const old = weights[at];
      let pull = ridge * prior[at];
      table.forEach((row, index) => {
        pull += row[at] * (rest[index] + row[at] * old);
      });
      const next = Math.min(limits[at], Math.max(0, pull / (squares[at] + ridge)));
      if (next === old) continue;
      table.forEach((row, index) => {
        rest[index] -= row[at] * (next - old);
      });
      weights[at] = next;
      change = Math.max(change, Math.abs(next - old));
    }
    if (change < tolerance) break;
  }
  return weights;
}

/** Parts of the whole, none above its cap: what is over goes to the others in proportion, or by evidence where all are 0. */
function capped(weights, caps, priors) {
  let parts = normalised(weights);
  for (let round = 0; round < capRoundsMax; round += 1) {
    const over = parts.map((part, at) => Math.max(0, part - caps[at]));
    const spare = total(over);
    if (spare < tolerance) break;
    const belowCap = (values) => values.map((value, at) => (parts[at] < caps[at] ? value : 0));
    const weighed = belowCap(parts);
    const free = total(weighed) > 0 ? weighed : belowCap(priors);
    const room = total(free);
    parts = parts.map((part, at) => part - over[at] + (room === 0 ? 0 : (spare * free[at]) / room));
  }
  return parts;
}

function normalised(weights) {
  const sum = total(weights);
  return weights.map((weight) => (sum === 0 ? 1 / weights.length : weight / sum));
}

function total(values) {
  return values.reduce((sum, value) => sum + value, 0);
}
