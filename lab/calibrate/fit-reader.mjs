/**
 * Fits what a judging model's ratings and the rules count in each category, the bands of its score and the
 * confidence of its verdicts, on recorded answers about pages of *tune*:
 *
 *     npm run calibrate -- --model RECORDINGS [--model MORE]
 */
import { CATEGORY_WEIGHTS, readerPartOf } from '../../dist/core/checks/rubric.js';
import { boundariesOf, exampleOfScore, fitCurve } from '../train/models/score-bands.mjs';
import { readJudgedPages } from './judged-pages.mjs';
import { agreement, bestRidge, scoresOutOfFold } from './cross-validate.mjs';
import { fitWeights, scoreOf } from './fit-weights.mjs';

/** What is expected before any fit: the rating leads, the rest is shared. */
const priors = { rating: 8, rules: 2 };
/**
 * decision: a tenth of each category stays with verdicts and rules, which blocks and edits move: with more, no change of a
 * page would move its score before a model reads it again.
 */
const ratingPartMax = 0.9;
const names = Object.keys(priors);
const categoryIds = ['intent_alignment', 'structure_quality', 'entity_coverage'];
/** Verdicts counted beforehand on either side, so that a rare case is not certain. */
const smoothing = 2;

export function fitReader(folders) {
  const { pages, dataHash } = readJudgedPages(folders);
  const categories = categoryIds.map((id) => fitCategory(id, pages));
  const parts = Object.fromEntries(
    categories.map(({ id, weights }) => [
      id,
      Object.fromEntries(names.map((name, at) => [name, Number(weights[at].toFixed(3))])),
    ]),
  );
  const scores = pages.map((page) => overallOf(page, parts));
  const examples = pages.map(({ readiness, site }, at) => exampleOfScore(scores[at], readiness, site));
  const curve = fitCurve(examples);
  return {
    dataHash,
    examples: pages.length,
    parts,
    categories,
    bands: { ...curve, from: boundariesOf(curve) },
    confidence: confidenceOf(pages.flatMap(({ verdicts }) => verdicts)),
    verdicts: pages.reduce((sum, { verdicts }) => sum + verdicts.length, 0),
  };
}

function fitCategory(id, pages) {
  const rows = pages
    .filter(({ shares }) => shares[id].rating !== null)
    .map(({ site, type, readiness, shares }) => ({
      site,
      type,
      label: readiness[readerPartOf(id)],
      shares: names.map((name) => shares[id][name]),
    }));
  const options = {
    priors: names.map((name) => priors[name]),
    caps: names.map((name) => (name === 'rating' ? ratingPartMax : 1)),
  };
  const ridge = bestRidge(rows, options);
  const alone = (at) =>
    agreement(
      rows,
      rows.map(({ shares }) => shares[at] ?? 0),
    );
  return {
    id,
    ridge,
    pages: rows.length,
    weights: fitWeights(rows, { ...options, ridge }),
    outOfFold: agreement(rows, scoresOutOfFold(rows, options).scores),
    byPriors: agreement(
      rows,
      rows.map(({ shares }) => scoreOf(shares, options.priors)),
    ),
    alone: names.map((_, at) => alone(at)),
  };
}

function overallOf({ shares, cap, multiplier }, parts) {
  const quality = Object.entries(CATEGORY_WEIGHTS).reduce((sum, [id, weight]) => {
    const score = scoreOf(
      names.map((name) => shares[id][name]),
      names.map((name) => parts[id][name]),
    );
    return sum + weight * 100 * score;
  }, 0);
  return Math.min(cap, quality * multiplier);
}

/** The share of right verdicts, by the model's verdict and that of the rules. */
function confidenceOf(verdicts) {
  const words = ['full', 'partial', 'no'];
  const shareOf = (some, usual) =>
    (some.filter(({ isRight }) => isRight).length + smoothing * usual) / (some.length + smoothing);
  return Object.fromEntries(
    words.map((answered) => {
      const own = verdicts.filter((verdict) => verdict.answered === answered);
      const usual = shareOf(own, 0.5);
      return [
        answered,
        Object.fromEntries(
          words.map((ruled) => [
            ruled,
            Number(
              shareOf(
                own.filter((verdict) => verdict.ruled === ruled),
                usual,
              ).toFixed(3),
            ),
          ]),
        ),
      ];
    }),
  );
}
