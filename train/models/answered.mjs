/** Judges whether a page answers a query, from the best spans and the query's words on the page. */
import { bestSpans, candidatesOf } from '../../dist/analysis/reading/answers/ranked-spans.js';
import { VERDICT_FEATURES, verdictFeatures } from '../../dist/analysis/reading/answers/verdict-features.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'answered';
export const order = 51;

const names = Object.keys(VERDICT_FEATURES);
const ridge = 10;
/** A partial answer counts as half of one. */
const shares = { full: 1, partial: 0.5, no: 0 };

export async function fit(pages) {
  const items = pages.flatMap(itemsOf);
  const sums = predictOutOfFold(items, fitOn, sumOf);
  const judged = items.map(({ answered, onPage }, at) => ({ answered, onPage, sum: sums[at] }));
  return {
    type: 'VerdictModel',
    typeFrom: `import type { VerdictModel } from '../../reading/answers/verdict.ts';`,
    about: 'Probability that the page answers a query.',
    model: {
      ...fitOn(items),
      thresholds: {
        no: threshold(judged, (answered) => answered !== 'no'),
        full: threshold(judged, (answered) => answered === 'full'),
      },
    },
    examples: items.length,
    crossValidated: {
      measure: 'answered full against no, AUC',
      figure: auc(judged, ({ sum }) => sum),
      baseline: auc(judged, ({ onPage }) => onPage),
    },
  };
}

function itemsOf({ given, queries, site }) {
  if (given.page.text === '') return [];
  const page = { type: given.pageType, words: given.prose.wordCount };
  return candidatesOf(given).flatMap((candidates) => {
    const { text } = candidates.asked.query;
    const labels = queries.find(({ q }) => q === text);
    if (labels === undefined) return [];
    const features = verdictFeatures(candidates, bestSpans(candidates.spans), page);
    const onPage = contentOverlap(given.page.text, text).recall;
    return [{ site, answered: labels.answered, features, onPage }];
  });
}

function fitOn(items) {
  return fitLogistic(
    items.map(({ features, answered }) => ({ features, label: shares[answered] })),
    { names, ridge },
  );
}

function sumOf({ intercept, weights }, { features }) {
  return names.reduce((sum, feature) => sum + weights[feature] * (features[feature] ?? 0), intercept);
}

/**
 * The probability from which `holds` is as likely as not if each verdict were as frequent as the others: the readers
 * chose queries that the page is a source for, so their frequencies say nothing about other people's queries.
 */
function threshold(judged, holds) {
  const counts = { full: 0, partial: 0, no: 0 };
  for (const { answered } of judged) counts[answered] += 1;
  const rows = judged.map(({ answered, sum }) => ({
    features: { sum },
    label: Number(holds(answered)),
    weight: 1 / counts[answered],
  }));
  const sides = [0, 1].map((side) =>
    rows.filter(({ label }) => label === side).reduce((total, { weight }) => total + weight, 0),
  );
  const balanced = rows.map((row) => ({ ...row, weight: (row.weight * rows.length) / 2 / sides[row.label] }));
  const { intercept, weights } = fitLogistic(balanced, { names: ['sum'], ridge: 0 });
  return 1 / (1 + Math.exp(intercept / weights.sum));
}

function auc(judged, of) {
  let [won, pairs] = [0, 0];
  for (const one of judged) {
    if (one.answered !== 'full') continue;
    for (const other of judged) {
      if (other.answered !== 'no') continue;
      pairs += 1;
      won += of(one) > of(other) ? 1 : of(one) === of(other) ? 0.5 : 0;
    }
  }
  return won / pairs;
}
