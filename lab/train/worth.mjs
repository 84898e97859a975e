/**
 * What each learned model is worth beside a plain rule, on labelled pages that no fit has read: those of the second round,
 * outside of `report`. Prints only: `npm run build && node lab/train/worth.mjs`.
 */
import { facetGaps } from '../../dist/core/reading/gaps/facet-gaps.js';
import { ENTITY_TYPE } from '../../dist/core/reading/entities/entity-type-weights.js';
import { certainType } from '../../dist/core/reading/page-type/certain-type.js';
import { createSignals } from '../../dist/core/page-signals/page-signals.js';
import { readLabelledPages } from '../eval/readings/labelled-readings.mjs';
import { best, typedOf } from './models/entity-type.mjs';
import { examplesOf } from './models/missing-facets.mjs';

const round = 2;
const asOf = '2026-01-01';

const pages = readLabelledPages()
  .filter(({ added, part }) => added === round && part !== 'report')
  .map((page) => ({
    ...page,
    site: new URL(page.url).hostname,
    inferred: createSignals(page.html, { url: page.url, asOf, queries: [] }),
  }))
  .filter(({ inferred }) => inferred.page.text !== '');

const share = (items, isRight) => items.filter(isRight).length / Math.max(1, items.length);
const line = (name, measure, count, model, rule) =>
  console.log([name, measure, count, model.toFixed(3), rule.toFixed(3)].join('\t'));

console.log(['model', 'measure', 'n', 'model', 'plain rule'].join('\t'));
line(
  'page-type',
  'types right; rule: declarations, address and layout',
  pages.length,
  share(pages, ({ inferred, page_type: type }) => inferred.pageType === type),
  share(pages, ({ inferred, page_type: type, url }) => certainType(inferred.page, url) === type),
);

const typed = pages.flatMap((page) =>
  typedOf(page, { subject: page.inferred.subject, pageType: page.inferred.pageType }),
);
line(
  'entity-type',
  'types right; rule: what the page states, else concept',
  typed.length,
  share(typed, ({ stated, features, label }) => (stated ?? best(ENTITY_TYPE, features)) === label),
  share(typed, ({ stated, label }) => (stated ?? 'concept') === label),
);

const facets = pages.flatMap((page) => {
  const { inferred } = page;
  const shown = new Set(facetGaps(inferred).map(({ entity }) => entity));
  return examplesOf({ ...page, page_type: inferred.pageType }).map(({ open, label }) => ({
    label,
    isShown: shown.has(inferred.language.gaps.facets[open.facet].name),
  }));
});
const shownFacets = facets.filter(({ isShown }) => isShown);
line(
  'missing-facets',
  'facets shown that the reader names; rule: every facet that the page does not give',
  shownFacets.length,
  share(shownFacets, ({ label }) => label === 1),
  share(facets, ({ label }) => label === 1),
);
