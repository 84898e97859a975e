/**
 * How likely a reader misses a facet that the page does not give, by facet and type of page. A facet is missed where a
 * name in `missing` has one of its words; names and pages are not kept.
 */
import { gapFacets } from '../../../dist/core/languages/gap-facets.js';
import { packOf } from '../../../dist/core/languages/index.js';
import { readStems } from '../../../dist/core/signals/terms.js';
import { wordsOf } from '../../../dist/core/text/words.js';
import { facetPageOf, gapStemsOf, holdsEntry } from '../../../dist/core/reading/gaps/facet-page.js';
import {
  facetFeatures,
  missedProbability,
  openFacetsOf,
} from '../../../dist/core/reading/gaps/open-facets.js';
import { facetRules } from '../../../dist/core/reading/gaps/facets.js';
import { fitLogistic } from '../fit-linear.mjs';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'missing-facets';
export const order = 60;

const ridge = 1;
/** Pages that a count is drawn by towards that of all pages; of 1, 2, 4, 8 and 16 the one with the least log loss out of fold. */
const smoothing = 16;
/** The reader names three or four of all that a page lacks; most of what is shown should be among them. */
const namedShare = 0.6;
const names = Object.keys(facetFeatures);

export async function fit(pages) {
  const examples = pages.flatMap(examplesOf);
  const probabilities = predictOutOfFold(examples, fitModel, (model, { open, pageType }) =>
    missedProbability(model, open, pageType),
  );
  const shownFrom = lowestShown(examples, probabilities);
  const shown = examples.filter((_, at) => probabilities[at] >= shownFrom);
  return {
    folder: 'src/core/reading/gaps',
    model: { ...fitModel(examples), shownFrom },
    examples: examples.length,
    crossValidated: {
      measure: 'share of the facets shown that the reader of the page names as missing',
      figure: share(shown),
      baseline: share(examples),
    },
  };
}

/** The lowest probability, in steps of 0.01, from which at least `namedShare` of the facets is named by the reader. */
export function lowestShown(examples, probabilities) {
  for (let percent = 1; percent < 100; percent += 1) {
    const shown = examples.filter((_, at) => probabilities[at] >= percent / 100);
    if (share(shown) >= namedShare) return percent / 100;
  }
  return 1;
}

/** The open facets of a page of the labelled type, each with whether its reader misses it. */
export function examplesOf({ inferred, page_type: pageType, about, missing, site }) {
  const { page, language, prose, terms } = inferred;
  const stems = gapStemsOf(language);
  if (stems === null) return [];
  const read = facetPageOf({ page, language, prose, terms, subject: { type: about.type } }, stems);
  const missed = missing.map((each) => readStems(wordsOf(each.name, page.language)));
  return openFacetsOf(read, pageType).map((open) => ({
    open,
    pageType,
    site,
    label: Number(missed.some((words) => holdsEntry(words, stems.facets[open.facet]))),
  }));
}

/** Counts are those of other sites while the weights are fitted: a page must not be judged by its own count. */
export function fitModel(examples) {
  const usualOf = predictOutOfFold(examples, usualLogOdds, (usual, { open, pageType }) =>
    usual(open.facet, pageType),
  );
  const rows = examples.map(({ open, label }, at) => ({
    features: { ...open.features, usual: usualOf[at] },
    label,
  }));
  const usual = usualLogOdds(examples);
  const missed = new Set(examples.filter(({ label }) => label === 1).map(({ open }) => open.facet));
  const keys = gapFacets
    .filter((facet) => missed.has(facet))
    .flatMap((facet) => facetRules[facet].pages.map((type) => [facet, type]));
  return {
    ...fitLogistic(rows, { names, ridge }),
    usual: Object.fromEntries(keys.map(([facet, type]) => [`${facet}/${type}`, usual(facet, type)])),
  };
}

function usualLogOdds(examples) {
  const all = share(examples);
  return (facet, type) => {
    const ofFacet = examples.filter(({ open }) => open.facet === facet);
    const general = smoothed(ofFacet, all);
    const special = smoothed(
      ofFacet.filter(({ pageType }) => pageType === type),
      general,
    );
    return Math.log(special / (1 - special));
  };
}

function smoothed(examples, towards) {
  const missed = examples.filter(({ label }) => label === 1).length;
  return (missed + smoothing * towards) / (examples.length + smoothing);
}

function share(examples) {
  return examples.filter(({ label }) => label === 1).length / Math.max(1, examples.length);
}
