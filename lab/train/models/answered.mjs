/** Judges whether a page answers a query, from the best spans and the query's words on the page. */
import { candidatesOf } from '../../../dist/core/reading/answers/ranked-spans.js';
import { rankSpans } from '../../../dist/core/reading/answers/ranking.js';
import { VERDICT_FEATURES, verdictFeatures } from '../../../dist/core/reading/answers/verdict-features.js';
import { createSignals } from '../../../dist/core/page-signals/page-signals.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';
import { asOf } from '../tuned-pages.mjs';

export const name = 'answered';
export const order = 51;

const names = Object.keys(VERDICT_FEATURES);
const ridge = 40;
/** A partial answer counts as half of one. */
const shares = { full: 1, partial: 0.5, no: 0 };

/** Questions of other pages that each page is asked too: readers label only questions that suit the page. */
const foreignQueries = 2;
/** Two of them weigh half as much as a reader's one question: most are easily told. */
const foreignWeight = 0.25;

export async function fit(pages) {
  const items = [...pages.flatMap(itemsOf), ...pages.flatMap((page, at) => foreignItems(page, at, pages))];
  const sums = predictOutOfFold(items, fitOn, sumOf);
  const judged = items
    .map(({ answered, onPage, isForeign }, at) => ({ answered, onPage, isForeign, sum: sums[at] }))
    .filter(({ isForeign }) => !isForeign);
  return {
    folder: 'src/core/reading/answers',
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
  return candidatesOf(given).flatMap((candidates) => {
    const { text } = candidates.asked.query;
    const labels = queries.find(({ q }) => q === text);
    if (labels === undefined) return [];
    const features = verdictFeatures(candidates, rankSpans(candidates.spans), given.pageType);
    const onPage = contentOverlap(given.page.text, text).recall;
    return [{ site, isForeign: false, answered: labels.answered, features, onPage }];
  });
}

/** The head questions of the next pages in the same language from other sites; the page answers none. */
function foreignItems({ url, html, site, inferred }, at, pages) {
  const others = [...pages.slice(at + 1), ...pages.slice(0, at)].filter(
    (other) => other.site !== site && other.inferred.page.language === inferred.page.language,
  );
  const asked = others
    .slice(0, foreignQueries)
    .flatMap(({ queries }) => queries.filter(({ head }) => head).slice(0, 1))
    .map(({ q }) => q);
  if (asked.length === 0 || inferred.page.text === '') return [];
  const signals = createSignals(html, { url, asOf, gains: false, queries: asked });
  return candidatesOf(signals).map((candidates) => ({
    site,
    isForeign: true,
    answered: 'no',
    features: verdictFeatures(candidates, rankSpans(candidates.spans), signals.pageType),
    onPage: 0,
  }));
}

function fitOn(items) {
  return fitLogistic(
    items.map(({ features, answered, isForeign }) => ({
      features,
      label: shares[answered],
      weight: isForeign ? foreignWeight : 1,
    })),
    { names, ridge },
  );
}

function sumOf({ intercept, weights }, { features }) {
  return names.reduce((sum, feature) => sum + weights[feature] * (features[feature] ?? 0), intercept);
}

/** The probability from which `holds` is more likely than not, among queries as the readers chose them. */
function threshold(judged, holds) {
  const rows = judged.map(({ answered, sum }) => ({ features: { sum }, label: Number(holds(answered)) }));
  const { intercept, weights } = fitLogistic(rows, { names: ['sum'], ridge: 0 });
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
