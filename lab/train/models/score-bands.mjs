/**
 * The boundaries of the score's bands: from which score on a quarter, half and three quarters of the readers would gladly
 * cite a page. The chance is a logistic curve over the score, which is that of an analysis with the labelled queries.
 */
import { scoreQueries } from '../../../dist/core/score/score-page.js';
import { scoreFeatures } from '../../../dist/core/models/band-model.js';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'score-bands';
/** After every model of the reading, since the score hangs on them. */
export const order = 90;

/** Readers say 1 to 5; from here on they would gladly cite the page. */
const gladlyFrom = 4;
/** Too few weights to need one. */
const ridge = 0;
const names = Object.keys(scoreFeatures);
/** The chance at the lower boundary of each band above `poor`. */
const chances = { fair: 0.25, good: 0.5, excellent: 0.75 };

export async function fit(pages) {
  const examples = pages.flatMap(exampleOf);
  const predicted = predictOutOfFold(examples, fitCurve, (curve, { features }) =>
    chanceOf(curve, features.overall_score),
  );
  const usual = predictOutOfFold(examples, shareOf, (share) => share);
  const curve = fitCurve(examples);
  return {
    folder: 'src/core/score',
    model: { ...curve, from: boundariesOf(curve) },
    examples: examples.length,
    crossValidated: {
      measure: 'mean probability given to what the reader says (trivial: the share of all pages)',
      figure: meanProbability(examples, predicted),
      baseline: meanProbability(examples, usual),
    },
  };
}

/** @returns {readonly { site: string, features: { overall_score: number }, label: 0 | 1 }[]} none without a verdict */
export function exampleOf({ given, readiness, site }) {
  if (typeof readiness?.overall !== 'number') return [];
  return [exampleOfScore(scoreQueries(given).overall, readiness, site)];
}

export function exampleOfScore(score, readiness, site) {
  return { site, features: { overall_score: score }, label: Number(readiness.overall >= gladlyFrom) };
}

export function fitCurve(examples) {
  return fitLogistic(examples, { names, ridge });
}

/** Whole scores, ascending and within the scale; a band that the curve never reaches begins at its end. */
export function boundariesOf({ intercept, weights }) {
  const scoreAt = (chance) => (Math.log(chance / (1 - chance)) - intercept) / weights.overall_score;
  return Object.fromEntries(
    Object.entries(chances).map(([band, chance]) => [
      band,
      Math.min(100, Math.max(0, Math.round(scoreAt(chance)))),
    ]),
  );
}

function chanceOf({ intercept, weights }, score) {
  return 1 / (1 + Math.exp(-(intercept + weights.overall_score * score)));
}

function shareOf(examples) {
  return examples.reduce((sum, { label }) => sum + label, 0) / examples.length;
}

function meanProbability(examples, chances) {
  const of = ({ label }, at) => (label === 1 ? chances[at] : 1 - chances[at]);
  return examples.reduce((sum, example, at) => sum + of(example, at), 0) / examples.length;
}
