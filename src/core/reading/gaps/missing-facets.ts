import { createRequire } from 'node:module';
import type { GapFacet } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';

/** How often readers of pages of a type miss a facet where the page does not give it. Counted by `npm run train`. */
export interface MissingFacets {
  /** Shares, 0-1; a small count is drawn to that of the facet, and of all facets. None where no reader missed it. */
  readonly shares: Readonly<Partial<Record<`${GapFacet}/${PageType}`, number>>>;
}

const MISSING_FACETS = createRequire(import.meta.url)('./missing-facets.json') as MissingFacets;

/** 0-1: how often readers of pages of this type miss the facet. */
export function missedShare(facet: GapFacet, pageType: PageType): number {
  return MISSING_FACETS.shares[`${facet}/${pageType}`] ?? 0;
}
