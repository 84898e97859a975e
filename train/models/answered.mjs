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
      thresholds: thresholdsOf(judged),
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
  return candidatesOf(given).flatMap((candidates) => {
    const { text } = candidates.asked.query;
    const labels = queries.find(({ q }) => q === text);
    if (labels === undefined) return [];
    const features = verdictFeatures(candidates, bestSpans(candidates.spans), given.pageType);
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
 * The thresholds with the best mean F1 of the three verdicts: the readers chose queries that the page is a source for, so
 * that the most frequent verdict would otherwise take all.
 */
function thresholdsOf(judged) {
  const steps = Array.from({ length: 39 }, (_, at) => (at + 1) / 40);
  let best = { no: 0, full: 1, f1: -1 };
  for (const no of steps) {
    for (const full of steps.filter((step) => step >= no)) {
      const f1 = meanF1(judged, { no, full });
      if (f1 > best.f1) best = { no, full, f1 };
    }
  }
  return { no: best.no, full: best.full };
}

function meanF1(judged, { no, full }) {
  const verdict = ({ sum }) => {
    const probability = 1 / (1 + Math.exp(-sum));
    return probability < no ? 'no' : probability < full ? 'partial' : 'full';
  };
  const f1s = Object.keys(shares).map((one) => {
    const given = judged.filter((item) => verdict(item) === one).length;
    const labelled = judged.filter(({ answered }) => answered === one).length;
    const both = judged.filter((item) => verdict(item) === one && item.answered === one).length;
    return (2 * both) / (given + labelled);
  });
  return f1s.reduce((sum, f1) => sum + f1, 0) / f1s.length;
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
