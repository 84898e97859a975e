import type { PageType } from '../schema/vocabulary.ts';
import { facetPageOf, gapStemsOf } from '../reading/gaps/facet-page.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import type { ExpectedKind } from './texts/en-words.ts';

const KINDS: Readonly<Record<PageType, ExpectedKind | null>> = {
  article: 'article',
  documentation: 'documentation',
  forum: null,
  product: 'product',
  service: 'service',
  listing: null,
  collection: 'collection',
  recipe: null,
  home: 'home',
  other: 'other',
};

/** Which things a reader of the page looks for; null where they differ from page to page. */
export function expectedKindOf(signals: Signals): ExpectedKind | null {
  const kind = KINDS[signals.pageType];
  if (kind === 'product') return isShop(signals) ? 'goods' : kind;
  // A page of links to other pages is a collection too.
  return kind === 'collection' && !isShop(signals) ? null : kind;
}

/** True for a page that sells goods. */
export function isShop(signals: Signals): boolean {
  const stems = gapStemsOf(signals.language);
  if (stems === null) return false;
  const { isShop: sells, kinds } = facetPageOf(signals, stems);
  return sells && !kinds.has('news');
}

/** Figures count wherever they stand: in names of products, in tables. */
const FIGURES_MIN = 20;

/** True for a page with figures enough, though its statements may hold none. */
export function holdsFigures({ page }: Pick<Signals, 'page'>): boolean {
  return (page.ownText.match(/\p{N}+/gu)?.length ?? 0) >= FIGURES_MIN;
}
