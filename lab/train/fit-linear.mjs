/**
 * Fits of linear models with a ridge penalty, by Newton steps: deterministic, and exact for the few features of our
 * models. Features are scaled to unit deviation for the penalty and back for the weights that are returned.
 */

const stepsMax = 50;
const tolerance = 1e-7;
const smallestStep = 1e-6;

/**
 * Logistic regression. Weights are drawn towards `priors`, 0 where there is none.
 *
 * @param {readonly { features: Record<string, number>, label: 0 | 1 | number, weight?: number }[]} rows
 * @param {{ names: readonly string[], ridge: number, priors?: Readonly<Record<string, number>> }} options
 * @returns {{ intercept: number, weights: Record<string, number> }}
 */
export function fitLogistic(rows, { names, ridge, priors = {} }) {
  const scales = scalesOf(rows, names);
  const table = rows.map(({ features }) => [
    1,
    ...names.map((name, at) => (features[name] ?? 0) / scales[at]),
  ]);
  const beta = newton(
    table,
    rows.map(({ label }) => label),
    rows.map(({ weight }) => weight ?? 1),
    [0, ...names.map(() => ridge)],
    [0, ...names.map((name, at) => (priors[name] ?? 0) * scales[at])],
  );
  return { intercept: beta[0], weights: unscaled(beta.slice(1), names, scales) };
}

/**
 * A ranking: within each group, rows with a higher label should have the higher sum. Fits the differences of all such
 * pairs; each group weighs the same.
 *
 * @param {readonly (readonly { features: Record<string, number>, label: number }[])[]} groups
 * @param {{ names: readonly string[], ridge: number }} options
 */
export function fitPairwise(groups, { names, ridge }) {
  const scales = scalesOf(groups.flat(), names);
  const [table, weights] = [[], []];
  for (const group of groups) {
    const pairs = group.flatMap((one) =>
      group.filter((other) => one.label > other.label).map((other) => [one, other]),
    );
    for (const [one, other] of pairs) {
      table.push(
        names.map((name, at) => ((one.features[name] ?? 0) - (other.features[name] ?? 0)) / scales[at]),
      );
      weights.push(1 / pairs.length);
    }
  }
  const beta = newton(
    table,
    table.map(() => 1),
    weights,
    names.map(() => ridge),
  );
  return { intercept: 0, weights: unscaled(beta, names, scales) };
}

/**
 * One model for each class, against the others, on shared features. The class with the highest sum wins.
 *
 * @param {readonly { features: Record<string, number>, label: string }[]} rows
 * @param {{ names: readonly string[], classes: readonly string[], ridge: number, priors?: Readonly<Record<string,
 *   Readonly<Record<string, number>>>> }} options `priors` by class
 */
export function fitClasses(rows, { names, classes, ridge, priors = {} }) {
  return Object.fromEntries(
    classes.map((type) => [
      type,
      fitLogistic(
        rows.map((row) => ({ ...row, label: Number(row.label === type) })),
        { names, ridge, priors: priors[type] },
      ),
    ]),
  );
}

export function scalesOf(rows, names) {
  return names.map((name) => {
    const values = rows.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return Math.sqrt(variance) || 1;
  });
}

export function unscaled(beta, names, scales) {
  return Object.fromEntries(names.map((name, at) => [name, beta[at] / scales[at]]));
}

/** Minimises the weighted log loss plus half the penalties times the squared distances from the priors. */
function newton(table, labels, weights, penalties, priors = penalties.map(() => 0)) {
  const size = penalties.length;
  let beta = new Array(size).fill(0);
  // A full step may overshoot where the probabilities are near 0 and 1.
  const lossOf = (some) =>
    table.reduce(
      (loss, row, index) => {
        const sum = row.reduce((total, value, at) => total + value * some[at], 0);
        const logistic = Math.max(0, sum) + Math.log1p(Math.exp(-Math.abs(sum)));
        return loss + weights[index] * (logistic - labels[index] * sum);
      },
      some.reduce((loss, value, at) => loss + (penalties[at] / 2) * (value - priors[at]) ** 2, 0),
    );
  let loss = lossOf(beta);
  for (let step = 0; step < stepsMax; step += 1) {
    const gradient = beta.map((value, at) => penalties[at] * (value - priors[at]));
    const hessian = beta.map((_, at) => beta.map((__, other) => (at === other ? penalties[at] + 1e-9 : 0)));
    table.forEach((row, index) => {
      const sum = row.reduce((total, value, at) => total + value * beta[at], 0);
      const probability = 1 / (1 + Math.exp(-sum));
      const slope = weights[index] * (probability - labels[index]);
      const curve = weights[index] * Math.max(probability * (1 - probability), 1e-6);
      for (let at = 0; at < size; at += 1) {
        if (row[at] === 0) continue;
        gradient[at] += slope * row[at];
        for (let other = 0; other < size; other += 1) hessian[at][other] += curve * row[at] * row[other];
      }
    });
    const change = solve(hessian, gradient);
    let share = 1;
    let next = beta;
    let nextLoss = loss;
    for (; share > smallestStep; share /= 2) {
      next = beta.map((value, at) => value - share * change[at]);
      nextLoss = lossOf(next);
      if (nextLoss <= loss) break;
    }
    if (share <= smallestStep) break;
    [beta, loss] = [next, nextLoss];
    if (Math.max(...change.map(Math.abs)) < tolerance) break;
  }
  return beta;
}

/** Gaussian elimination with pivoting. */
export function solve(matrix, vector) {
  const rows = matrix.map((row, at) => [...row, vector[at]]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at][column]) > Math.abs(rows[pivot][column])) pivot = at;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const value = rows[column][column] || 1e-12;
    for (let at = 0; at < size; at += 1) {
      if (at === column) continue;
      const factor = rows[at][column] / value;
      if (factor === 0) continue;
      for (let other = column; other <= size; other += 1) rows[at][other] -= factor * rows[column][other];
    }
  }
  return rows.map((row, at) => row[size] / (row[at] || 1e-12));
}
