import type { EntityGap } from '../../schema/entity.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { missedShare } from './missing-facets.ts';
import type { Section } from '../../signals/sections.ts';
import { facetPageOf, gapStemsOf, type FacetSignals } from './facet-page.ts';
import { facetRules } from './facets.ts';
import { openFacetsOf, type OpenFacet } from './open-facets.ts';
import { quoted } from '../../evidence/quoted.ts';

export interface FacetGapSignals extends FacetSignals {
  readonly pageType: PageType;
  readonly sections: readonly Section[];
}

/** How a report names a page of each type. */
export const PAGE_NAMES: Readonly<Record<PageType, string>> = {
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

/** A reader names three or four things that a page lacks. */
const FACETS_MAX = 4;
/** decision: shown where one reader in four misses it. A reader names three or four of all that a page lacks. */
const SHOWN_FROM = 0.25;

/** Facets that readers of pages of this type look for and that the page does not give; none without their words. */
export function facetGaps(signals: FacetGapSignals): EntityGap[] {
  const { language, pageType } = signals;
  const stems = gapStemsOf(language);
  const words = language.gaps;
  if (stems === null || words === null) return [];
  return openFacetsOf(facetPageOf(signals, stems), pageType)
    .map((open) => ({ open, importance: missedShare(open.facet, pageType) }))
    .filter(({ importance }) => importance >= SHOWN_FROM)
    .sort((one, other) => other.importance - one.importance)
    .slice(0, FACETS_MAX)
    .map(({ open, importance }) => {
      const { name } = words.facets[open.facet];
      return {
        entity: name,
        type: facetRules[open.facet].isFigure ? 'measure' : 'concept',
        importance: Math.round(importance * 100) / 100,
        source: 'facet',
        reason: reasonOf(open, pageType),
        suggested_section: open.heading ?? name.charAt(0).toUpperCase() + name.slice(1),
      };
    });
}

function reasonOf({ facet, heading, count }: OpenFacet, pageType: PageType): string {
  const wanted = `Readers of ${PAGE_NAMES[pageType]} look for it`;
  if (facet === 'priceInText')
    return `${wanted}. Structured data give a price, but the visible text states none that could be quoted.`;
  if (heading !== null)
    return `${wanted}. The heading ${quoted(heading)} announces it, but no figure follows.`;
  if (count > 0 && facetRules[facet].isFigure)
    return `${wanted}. The page mentions it ${times(count)} and gives no figure.`;
  if (count > 0) return `${wanted}, and only one sentence touches on it.`;
  return `${wanted}, and the page does not give it.`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}
