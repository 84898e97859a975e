/** Nested cross-validation by site: the ridge of each fold is chosen on the other folds alone. */
import { withinTypes } from '../eval/readings/agreement.mjs';
import { foldOf } from '../train/folds.mjs';
import { fitWeights, scoreOf } from './fit-weights.mjs';

export const ridges = [1, 3, 10, 30, 100, 300];
const identity = (pair) => pair;

/**
 * @param {readonly (import('./fit-weights.mjs').Row & { site: string })[]} rows
 * @param {{ priors: readonly number[], caps: readonly number[] }} options
 * @param {number | null} [ridge] without one, each fold has its own, chosen on the others
 * @returns {{ scores: number[], ridges: number[] }} for each row its score by weights that were fitted without its site
 */
export function scoresOutOfFold(rows, options, ridge = null) {
  const scores = new Array(rows.length);
  const chosen = [];
  for (const fold of foldsOf(rows)) {
    const others = rows.filter(({ site }) => foldOf(site) !== fold);
    const own = ridge ?? bestRidge(others, options);
    chosen.push(own);
    const weights = fitWeights(others, { ...options, ridge: own });
    rows.forEach((row, index) => {
      if (foldOf(row.site) === fold) scores[index] = scoreOf(row.shares, weights);
    });
  }
  return { scores, ridges: chosen };
}

/** The ridge whose fits on all folds but one agree best with the readers on the one left out. */
export function bestRidge(rows, options) {
  let best = { ridge: ridges[0], figure: Number.NEGATIVE_INFINITY };
  for (const ridge of ridges) {
    const { scores } = scoresOutOfFold(rows, options, ridge);
    const figure = agreement(rows, scores);
    // Of equal ones the stronger pull to the evidence.
    if (figure >= best.figure) best = { ridge, figure };
  }
  return best.ridge;
}

/** Correlation of score and label within page types. */
export function agreement(rows, scores) {
  return withinTypes(
    rows.map(({ type, label }, index) => ({ type, label, score: scores[index] })),
    identity,
  );
}

function foldsOf(rows) {
  return [...new Set(rows.map(({ site }) => foldOf(site)))].sort();
}
