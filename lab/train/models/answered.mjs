/**
 * Judges whether a page answers a query, from the best spans and the query's words on the page. Fitted on the queries that
 * readers labelled and on probes: questions on the page's subject that it does not answer, and ones that it does. Pages of
 * the first round have no probes, so those of the others weigh for them too.
 */
import { candidatesOf } from '../../../dist/core/reading/answers/ranked-spans.js';
import { rankSpans } from '../../../dist/core/reading/answers/ranking.js';
import { VERDICT_FEATURES, verdictFeatures } from '../../../dist/core/reading/answers/verdict-features.js';
import { createSignals } from '../../../dist/core/page-signals/page-signals.js';
import { contentOverlap } from '../../eval/readings/content-words.mjs';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';
import { fitSteps } from '../fit-steps.mjs';
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

/** `full` is said from where at most this share of the near misses is called so (decision: one in ten). */
const nearFullMax = 0.1;
/** `no` is said up to where this share (decision: four in five) of the probes that the page answers is still found. */
const realFoundMin = 0.8;

export async function fit(pages) {
  const probeWeight = pages.length / pages.filter(({ probes = [] }) => probes.length > 0).length;
  const weigh = (item) => (item.probe === null ? item : { ...item, weight: probeWeight });
  const items = [
    ...pages.flatMap(itemsOf).map(weigh),
    ...pages.flatMap((page, at) => foreignItems(page, at, pages)),
  ];
  const sums = predictOutOfFold(items, fitOn, sumOf);
  const judged = items
    .map(({ answered, probe, onPage, isForeign }, at) => ({
      answered,
      probe,
      onPage,
      isForeign,
      sum: sums[at],
      probability: 1 / (1 + Math.exp(-sums[at])),
    }))
    .filter(({ isForeign }) => !isForeign);
  const thresholds = {
    no: quantile(probabilities(judged, 'real'), 1 - realFoundMin),
    full: quantile(probabilities(judged, 'near'), 1 - nearFullMax),
  };
  const labelled = judged.filter(({ probe }) => probe === null);
  return {
    folder: 'src/core/reading/answers',
    model: {
      ...fitOn(items),
      thresholds,
      confidence: confidenceOf(judged, thresholds),
      credit: creditOf(judged),
    },
    examples: items.length,
    crossValidated: {
      measure: 'answered full against no, AUC',
      figure: auc(labelled, ({ sum }) => sum),
      baseline: auc(labelled, ({ onPage }) => onPage),
    },
  };
}

function itemsOf({ probed, asked: labelled, site }) {
  if (probed.page.text === '') return [];
  return candidatesOf(probed).flatMap((candidates) => {
    const { text } = candidates.asked.query;
    const labels = labelled.find(({ q }) => q === text);
    if (labels === undefined) return [];
    const features = verdictFeatures(candidates, rankSpans(candidates.spans), probed.pageType);
    const onPage = contentOverlap(probed.page.text, text).recall;
    const { answered, kind: probe = null } = labels;
    return [{ site, isForeign: false, answered, probe, features, onPage, weight: 1 }];
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
    probe: null,
    features: verdictFeatures(candidates, rankSpans(candidates.spans), signals.pageType),
    onPage: 0,
    weight: foreignWeight,
  }));
}

function fitOn(items) {
  return fitLogistic(
    items.map(({ features, answered, weight }) => ({ features, label: shares[answered], weight })),
    { names, ridge },
  );
}

function sumOf({ intercept, weights }, { features }) {
  return names.reduce((sum, feature) => sum + weights[feature] * (features[feature] ?? 0), intercept);
}

/** For each verdict how often readers give the same, by the probability: the higher, the surer of `full`, the less of `no`. */
function confidenceOf(judged, { no, full }) {
  const of = (verdict, isIn, direction) =>
    fitSteps(
      judged
        .filter(({ probability }) => isIn(probability))
        .map(({ probability, answered }) => ({ at: probability, value: Number(answered === verdict) })),
      direction,
    );
  return {
    no: of('no', (probability) => probability < no, -1),
    partial: of('partial', (probability) => probability >= no && probability < full, 1),
    full: of('full', (probability) => probability >= full, 1),
  };
}

/** What readers give on average, a partial answer counting as half, from 0 at the lowest step to 1 at the highest. */
function creditOf(judged) {
  const steps = fitSteps(
    judged.map(({ probability, answered }) => ({ at: probability, value: shares[answered] })),
    1,
  );
  const [least, most] = [steps[0].share, steps.at(-1).share];
  return steps.map(({ from, share }) => ({ from, share: (share - least) / (most - least) }));
}

function probabilities(judged, kind) {
  return judged
    .filter(({ probe }) => probe === kind)
    .map(({ probability }) => probability)
    .sort((one, other) => one - other);
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
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
