/**
 * Counts how often readers miss a facet that the page does not give, by facet and type of page. A facet is missed where a
 * name in `missing` has one of its words; names and pages are not kept. A logistic model over this count, the mentions and
 * the length found .55 of the facets shown on later pages, the count alone .59: so it is the count alone.
 */
import { gapFacets } from '../../../dist/core/languages/gap-facets.js';
import { readStems } from '../../../dist/core/signals/terms.js';
import { wordsOf } from '../../../dist/core/text/words.js';
import { facetPageOf, gapStemsOf, holdsEntry } from '../../../dist/core/reading/gaps/facet-page.js';
import { openFacetsOf } from '../../../dist/core/reading/gaps/open-facets.js';
import { facetRules } from '../../../dist/core/reading/gaps/facets.js';
import { predictOutOfFold } from '../folds.mjs';

export const name = 'missing-facets';
export const order = 60;

/** Pages that a count is drawn by towards that of all pages; of 1, 2, 4, 8 and 16 the one with the least log loss out of fold. */
const smoothing = 16;
/** Facets with a larger share may become advice. */
const likelyMin = 0.5;

export async function fit(pages) {
  const examples = pages.flatMap(examplesOf);
  const shares = predictOutOfFold(examples, sharesOn, (of, { open, pageType }) => of(open.facet, pageType));
  const likely = examples.filter((_, at) => shares[at] >= likelyMin);
  return {
    folder: 'src/core/reading/gaps',
    model: { shares: tableOf(examples) },
    examples: examples.length,
    crossValidated: {
      measure: 'share of the likely facets that the reader of the page names as missing',
      figure: share(likely),
      baseline: share(examples),
    },
  };
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

function tableOf(examples) {
  const of = sharesOn(examples);
  const missed = new Set(examples.filter(({ label }) => label === 1).map(({ open }) => open.facet));
  const keys = gapFacets
    .filter((facet) => missed.has(facet))
    .flatMap((facet) => facetRules[facet].pages.map((type) => [facet, type]));
  return Object.fromEntries(keys.map(([facet, type]) => [`${facet}/${type}`, of(facet, type)]));
}

function sharesOn(examples) {
  const all = share(examples);
  return (facet, type) => {
    const ofFacet = examples.filter(({ open }) => open.facet === facet);
    return smoothed(
      ofFacet.filter(({ pageType }) => pageType === type),
      smoothed(ofFacet, all),
    );
  };
}

function smoothed(examples, towards) {
  const missed = examples.filter(({ label }) => label === 1).length;
  return (missed + smoothing * towards) / (examples.length + smoothing);
}

function share(examples) {
  return examples.filter(({ label }) => label === 1).length / Math.max(1, examples.length);
}
