import type { GapFacet, SubjectKind } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { FacetPage } from './facet-page.ts';

/** Where a facet makes sense, and what gives it besides its words. */
export interface FacetRule {
  readonly pages: readonly PageType[];
  /** At least one is needed; none: any subject. */
  readonly kinds: readonly SubjectKind[];
  /** Kinds of subjects that cannot have it. */
  readonly notKinds: readonly SubjectKind[];
  /** False: the facet makes no sense for this page. */
  readonly suits: (page: FacetPage, pageType: PageType) => boolean;
  /** Figures, forms or structured data that give the facet, whatever its words are. */
  readonly isShown: (page: FacetPage) => boolean;
  /** True when only `isShown` gives it: "contact us for prices" names a price and gives none. */
  readonly isFigure: boolean;
}

const GOODS: readonly PageType[] = ['product', 'collection'];
const ITEMS_MIN = 3;

const no = (): boolean => false;
const always = (): boolean => true;

function rule(
  pages: readonly PageType[],
  { kinds = [], notKinds = [], suits = always, isShown = no, isFigure = false }: Partial<FacetRule> = {},
): FacetRule {
  return { pages, kinds, notKinds, suits, isShown, isFigure };
}

const hasPrice = (page: FacetPage): boolean =>
  page.figures.prices > 0 || page.pricedBlocks > 0 || page.declares('price', 'lowPrice');
const hasPrices = (page: FacetPage): boolean =>
  page.figures.prices >= ITEMS_MIN ||
  page.currencySigns >= ITEMS_MIN ||
  page.pricedBlocks >= ITEMS_MIN ||
  page.declares('price', 'lowPrice');
const hasRating = (page: FacetPage): boolean => page.declares('aggregateRating', 'review');
/** A product may be software or insurance: only the signs of a shop tell goods. */
const isShop = (page: FacetPage): boolean => page.isShop;
const mayHavePrices = (page: FacetPage, pageType: PageType): boolean => {
  if (pageType === 'service') return true;
  // A guide in several parts is a collection too, and costs nothing.
  if (pageType === 'collection')
    return page.isShop || (page.subjectType === 'product' && !page.kinds.has('task'));
  const isPaidFor = page.kinds.has('provider') || page.kinds.has('electronic');
  if (pageType === 'article') return isPaidFor && page.asksToBuy;
  if (pageType === 'forum')
    return isPaidFor && page.kinds.has('choice') && page.mentionsOf('prices').count > 0;
  return page.subjectType === 'product' && page.mentionsOf('prices').count > 0;
};

/** A page of links to recipes has none of its own. */
const isCooked = (page: FacetPage): boolean =>
  page.declares('recipeIngredient') || page.figures.masses > 0 || page.figures.orderedItems >= ITEMS_MIN;

/** Things that have a size and a weight which buyers ask for. */
const solid = {
  suits: isShop,
  notKinds: ['software', 'digital', 'course', 'news', 'clothing', 'consumable'],
} as const;
const shipped = { suits: isShop, notKinds: ['software', 'digital', 'course', 'news'] } as const;

export const facetRules: Readonly<Record<GapFacet, FacetRule>> = {
  price: rule(['product'], {
    notKinds: ['free'],
    // Software without a word on its price is as a rule free.
    suits: (page) => !page.kinds.has('software') || page.mentionsOf('price').count > 0,
    isShown: hasPrice,
    isFigure: true,
  }),
  priceInText: rule(['product'], {
    notKinds: ['free'],
    suits: (page) => page.declares('price', 'lowPrice'),
    isShown: ({ figures, pricedBlocks }) => figures.prices > 0 || pricedBlocks > 0,
    isFigure: true,
  }),
  prices: rule(['collection', 'service', 'home', 'article', 'forum'], {
    notKinds: ['free', 'news'],
    suits: mayHavePrices,
    isShown: hasPrices,
    isFigure: true,
  }),
  costs: rule(['article'], {
    kinds: ['paid'],
    notKinds: ['free', 'news', 'choice'],
    isShown: hasPrice,
    isFigure: true,
  }),
  dimensions: rule(GOODS, {
    ...solid,
    // The pages of the single products give them; a list that speaks of sizes should say which.
    suits: (page, pageType) =>
      isShop(page) && (pageType === 'product' || page.mentionsOf('dimensions').count > 0),
    isShown: ({ figures }) => figures.lengths > 0,
    isFigure: true,
  }),
  weight: rule(['product'], {
    ...solid,
    // The parts of a set have weights of their own, and who buys a cup does not ask for its weight.
    notKinds: [...solid.notKinds, 'set', 'washable', 'measured'],
    isShown: ({ figures }) => figures.masses > 0,
    isFigure: true,
  }),
  care: rule(['product'], { suits: isShop, kinds: ['clothing', 'washable'] }),
  shipping: rule(GOODS, shipped),
  reviews: rule(['product'], { isShown: hasRating }),
  ratings: rule(['collection'], { suits: isShop, notKinds: ['news'], isShown: hasRating }),
  systemRequirements: rule(['product'], { kinds: ['software'] }),
  alternatives: rule(['product', 'service', 'home', 'article'], {
    kinds: ['electronic', 'software', 'measured'],
    notKinds: ['news', 'task', 'course', 'local'],
    suits: ({ subjectType }, pageType) => pageType !== 'article' || subjectType === 'product',
  }),
  comparison: rule(['article'], {
    notKinds: ['task', 'news'],
    kinds: ['choice'],
    isShown: ({ figures }) => figures.wideRows >= ITEMS_MIN,
    isFigure: true,
  }),
  buyingAdvice: rule(['collection'], { suits: isShop, notKinds: ['news'] }),
  clientResults: rule(['service'], { kinds: ['agency'], notKinds: ['course', 'local', 'digital', 'task'] }),
  example: rule(['documentation'], {
    notKinds: ['course'],
    isShown: ({ figures }) => figures.codeBlocks > 0,
  }),
  prerequisites: rule(['documentation'], { kinds: ['task'] }),
  version: rule(['forum', 'documentation'], {
    suits: (page, pageType) => pageType === 'documentation' || page.kinds.has('software'),
    notKinds: ['course', 'news'],
    isShown: ({ figures }) => figures.versions > 0,
  }),
  troubleshooting: rule(['documentation'], { kinds: ['task', 'software'] }),
  criteria: rule(['listing', 'article'], { kinds: ['choice'], notKinds: ['task', 'news'] }),
  storage: rule(['recipe'], { suits: isCooked }),
  substitutes: rule(['recipe'], { suits: isCooked }),
  nutrition: rule(['recipe', 'article', 'product'], {
    suits: (page, pageType) => (pageType !== 'recipe' ? page.subjectType === 'food' : isCooked(page)),
    isShown: (page) => page.declares('nutrition'),
  }),
  benchmarks: rule(['article', 'documentation', 'forum', 'product'], {
    kinds: ['measured'],
    notKinds: ['news', 'task'],
  }),
  credentials: rule(['service', 'product'], { kinds: ['expertise'] }),
};
