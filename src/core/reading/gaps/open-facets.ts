import { gapFacets, type GapFacet } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { FacetPage } from './facet-page.ts';
import { facetRules } from './facets.ts';

/** A facet that makes sense for a page and that the page does not give. */
export interface OpenFacet {
  readonly facet: GapFacet;
  /** A heading of the page that names the facet. */
  readonly heading: string | null;
  /** Number of sentences and blocks with a word of the facet. */
  readonly count: number;
}

/** Said more often, or under a heading, a facet may well be given. */
const MENTIONS_MAX = 1;

export function openFacetsOf(page: FacetPage, pageType: PageType): readonly OpenFacet[] {
  return gapFacets.flatMap((facet): OpenFacet[] => {
    if (!makesSense(facet, page, pageType)) return [];
    const { isShown, isFigure } = facetRules[facet];
    if (isShown(page)) return [];
    const { count, heading } = page.mentionsOf(facet);
    const isGiven = !isFigure && (heading !== null || count > MENTIONS_MAX);
    return isGiven ? [] : [{ facet, heading, count }];
  });
}

export function makesSense(facet: GapFacet, page: FacetPage, pageType: PageType): boolean {
  const { pages, kinds, notKinds, suits } = facetRules[facet];
  return (
    pages.includes(pageType) &&
    (kinds.length === 0 || kinds.some((kind) => page.kinds.has(kind))) &&
    !notKinds.some((kind) => page.kinds.has(kind)) &&
    suits(page, pageType)
  );
}
