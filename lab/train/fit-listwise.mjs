/** Fits of a choice among things of one group, with a ridge penalty, by Newton steps. */
import { scalesOf, solve, unscaled } from './fit-linear.mjs';

const stepsMax = 15;
const tolerance = 1e-6;

/**
 * The probability of each row of a group is the exponential of its sum relative to those of the others; fitted to the
 * `share` that each row has in its group. Each group weighs the same.
 *
 * @param {readonly (readonly { features: Record<string, number>, share: number }[])[]} groups
 * @param {{ names: readonly string[], ridge: number }} options
 */
export function fitListwise(groups, { names, ridge }) {
  const scales = scalesOf(groups.flat(), names);
  const tables = groups.map((rows) =>
    rows.map(({ features, share }) => ({
      values: Float64Array.from(names, (name, at) => (features[name] ?? 0) / scales[at]),
      share,
    })),
  );
  let beta = new Array(names.length).fill(0);
  for (let step = 0; step < stepsMax; step += 1) {
    const gradient = beta.map((value) => ridge * value);
    const hessian = beta.map((_, at) => beta.map((__, other) => (at === other ? ridge : 0)));
    for (const table of tables) addGroup(table, beta, gradient, hessian);
    const change = solve(hessian, gradient);
    beta = beta.map((value, at) => value - change[at]);
    if (Math.max(...change.map(Math.abs)) < tolerance) break;
  }
  return { intercept: 0, weights: unscaled(beta, names, scales) };
}

function addGroup(table, beta, gradient, hessian) {
  const sums = table.map(({ values }) => values.reduce((sum, value, at) => sum + value * beta[at], 0));
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const whole = odds.reduce((sum, one) => sum + one, 0);
  const means = new Float64Array(beta.length);
  table.forEach(({ values }, row) =>
    values.forEach((value, at) => (means[at] += (odds[row] / whole) * value)),
  );
  table.forEach(({ values, share }, row) => {
    const chance = odds[row] / whole;
    const apart = values.map((value, at) => value - means[at]);
    for (let at = 0; at < beta.length; at += 1) {
      gradient[at] += (chance - share) * values[at];
      const scaled = chance * apart[at];
      for (let other = 0; other < beta.length; other += 1) hessian[at][other] += scaled * apart[other];
    }
  });
}
