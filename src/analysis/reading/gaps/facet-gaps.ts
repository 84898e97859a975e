import type { EntityGap } from '../../../schema/entity.ts';
import type { PageType } from '../../../schema/vocabulary.ts';
import { MISSING_FACETS } from '../../models/weights/missing-facets.ts';
import type { Section } from '../../signals/sections.ts';
import { facetPageOf, gapStemsOf, type FacetSignals } from './facet-page.ts';
import { facetRules } from './facets.ts';
import { missedProbability, openFacetsOf } from './open-facets.ts';

export interface FacetGapSignals extends FacetSignals {
  readonly pageType: PageType;
  readonly sections: readonly Section[];
}

const PAGE_NAMES: Readonly<Record<PageType, string>> = {
  article: 'an article like this',
  documentation: 'documentation',
  forum: 'a thread',
  product: 'a product page',
  service: 'a page about a service',
  listing: 'a list like this',
  collection: 'a page of products',
  recipe: 'a recipe',
  home: 'a home page',
  other: 'a page like this',
};

/** Facets that readers of pages of this type look for and that the page does not give; none without their words. */
export function facetGaps(signals: FacetGapSignals): EntityGap[] {
  const { language, pageType } = signals;
  const stems = gapStemsOf(language);
  if (stems === null) return [];
  return openFacetsOf(facetPageOf(signals, stems), pageType).flatMap((open): EntityGap[] => {
    const importance = missedProbability(MISSING_FACETS, open, pageType);
    const name = language.gaps?.facets[open.facet].name;
    if (importance < MISSING_FACETS.shownFrom || name === undefined) return [];
    return [
      {
        entity: name,
        type: facetRules[open.facet].isFigure ? 'measure' : 'concept',
        importance: Math.round(importance * 100) / 100,
        source: 'facet',
        reason: `Readers of ${PAGE_NAMES[pageType]} look for it, and the page does not give it.`,
        suggested_section: open.heading ?? name.charAt(0).toUpperCase() + name.slice(1),
      },
    ];
  });
}
