import type { WordList } from './notation.ts';

/** What readers expect of pages of some type, and which of it a page may lack. */
export const gapFacets = [
  'price',
  'priceInText',
  'prices',
  'costs',
  'dimensions',
  'weight',
  'care',
  'shipping',
  'reviews',
  'ratings',
  'systemRequirements',
  'alternatives',
  'comparison',
  'buyingAdvice',
  'clientResults',
  'example',
  'prerequisites',
  'version',
  'troubleshooting',
  'criteria',
  'storage',
  'substitutes',
  'nutrition',
  'benchmarks',
  'credentials',
] as const;
export type GapFacet = (typeof gapFacets)[number];

/** Kinds of subjects and pages, which decide the facets that make sense. */
export const subjectKinds = [
  'goods',
  'consumable',
  'clothing',
  'washable',
  'set',
  'electronic',
  'software',
  'digital',
  'course',
  'local',
  'agency',
  'paid',
  'free',
  'task',
  'choice',
  'news',
  'provider',
  'measured',
  'expertise',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Words for naming what a page lacks. */
export interface GapWords {
  readonly facets: Readonly<Record<GapFacet, FacetWords>>;
  /** Words of a title that show the kind of a subject: `dress | shirt` for `clothing`. */
  readonly kinds: Readonly<Record<SubjectKind, WordList>>;
  /** Words of a shop's page, anywhere in its text: `cart | shipping`. */
  readonly shop: WordList;
}

export interface FacetWords {
  /** The facet as users read it, in small letters; with a capital it is a heading. */
  readonly name: string;
  /**
   * Words of a text that gives the facet, in any form of inflection. Several words count where one block has them all.
   * Prefer too many to too few: a page must not be said to lack what it gives.
   */
  readonly given: WordList;
}
