import { gapFacets, type GapFacet } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { Features, LinearModel } from '../../models/linear-model.ts';
import { probabilityOf } from '../../models/linear-model.ts';
import type { FacetPage } from './facet-page.ts';
import { facetRules } from './facets.ts';

/** By what a facet is judged to be missed. */
export const facetFeatures = {
  usual: 'Log-odds that readers of pages of this type miss the facet where a page does not give it',
  named:
    'Logarithm of the number of sentences and blocks that name a price, a size or the like without giving one',
  length: 'Logarithm of the number of words of the page',
} as const satisfies Readonly<Record<string, string>>;
export type FacetFeature = keyof typeof facetFeatures;

/** Estimates how likely a reader of the page misses a facet that it does not give. */
export interface FacetModel extends LinearModel<FacetFeature> {
  /** The feature `usual`, counted on labelled pages; a small count is drawn to that of the facet, and of all facets. None where no reader missed it. */
  readonly usual: Readonly<Partial<Record<FacetKey, number>>>;
  /**
   * Probability from which a facet is shown: the lowest from which three of five that are shown out of fold are named
   * by the reader of the page. A reader names three or four of all that a page lacks, so more than those are missing.
   */
  readonly shownFrom: number;
}

export type FacetKey = `${GapFacet}/${PageType}`;

/** A facet that makes sense for a page and that the page does not give. */
export interface OpenFacet {
  readonly facet: GapFacet;
  /** A heading of the page that names the facet. */
  readonly heading: string | null;
  /** Number of sentences and blocks with a word of the facet. */
  readonly count: number;
  readonly features: Features<FacetFeature>;
}

/** Said more often, or under a heading, a facet may well be given. */
const MENTIONS_MAX = 1;

export function openFacetsOf(page: FacetPage, pageType: PageType): readonly OpenFacet[] {
  return gapFacets.flatMap((facet): OpenFacet[] => {
    if (!makesSense(facet, page, pageType)) return [];
    const { isShown, isFigure } = facetRules[facet];
    if (isShown(page)) return [];
    const { count, heading } = page.mentionsOf(facet);
    const length = Math.log1p(page.words);
    if (isFigure) return [{ facet, heading, count, features: { named: Math.log1p(count), length } }];
    if (heading !== null || count > MENTIONS_MAX) return [];
    return [{ facet, heading, count, features: { length } }];
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

/** 0-1: how likely a reader of a page of this type misses the facet. */
export function missedProbability(
  model: FacetModel,
  { facet, features }: OpenFacet,
  pageType: PageType,
): number {
  const usual = model.usual[`${facet}/${pageType}`];
  return usual === undefined ? 0 : probabilityOf(model, { ...features, usual });
}
