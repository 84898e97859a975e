import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { isRootAddress } from '../subject/subject-features.ts';
import { addressTypes } from './address-types.ts';
import { declaredTypes, type Declared } from './declared-types.ts';

/** Declarations that name no type of page: any page may have a list, and a firm has many pages. */
const UNCERTAIN: ReadonlySet<Declared> = new Set<Declared>(['listing', 'business', 'course']);
/** A list of products declares many, a product's own page one with its kin. */
const PRODUCTS_MAX = 3;

/** A page of goods or links has this many headings, nearly all with hardly any text. */
const LABELLED_HEADINGS_MIN = 6;
const LABELLED_SHARE_MIN = 0.7;
const LABELLED_CHARS_MAX = 120;

/** Link share of the text above which a page is a listing; above `always` whatever it declares. */
const LISTING_LINK_SHARE = { always: 0.6, undeclared: 0.45 } as const;
const LISTING_BLOCKS_MIN = 20;
/** Code blocks that mark documentation on a page without date or declared type. */
const CODE_BLOCKS_MIN = 3;
/** Ingredients and steps are items of lists. */
const RECIPE_LIST_SHARE_MIN = 0.3;

/** The type by the first sign of: structured data, address, layout, preview type; `other` without any. */
export function certainType(page: PageDocument, url: string): PageType {
  for (const [type, count] of declaredTypes(page)) {
    if (!isCertain(type)) continue;
    if (type === 'article' && isListing(page, LISTING_LINK_SHARE.always)) return 'listing';
    // The preview's type is of the page itself; structured data also declares the products beside it.
    return type === 'product' && count > PRODUCTS_MAX && !isProductPreview(page) ? 'collection' : type;
  }
  if (isProductPreview(page)) return 'product';
  const [byAddress] = addressTypes(url);
  if ((byAddress === 'article' || byAddress === 'recipe') && isListing(page, LISTING_LINK_SHARE.always))
    return 'listing';
  return byAddress ?? typeByLayout(page, isRootAddress(url));
}

/** True where the preview names one product; “product.group” names several. */
export function isProductPreview({ metadata }: PageDocument): boolean {
  return /^(?:og:)?product(?:\.item)?$/.test(metadata.openGraphType ?? '');
}

function isCertain(type: Declared): type is Exclude<Declared, 'business' | 'course'> {
  return !UNCERTAIN.has(type);
}

/** A site's first page shows goods, links and samples of code by its nature. */
function typeByLayout(page: PageDocument, isRoot: boolean): PageType {
  if (isRecipe(page)) return 'recipe';
  if (!isRoot && isCollection(page)) return 'collection';
  if (!isRoot && isListing(page, LISTING_LINK_SHARE.undeclared)) return 'listing';
  // Site builders set og:type=article on every page, so it comes last.
  if (page.metadata.openGraphType === 'article') return 'article';
  const code = page.blocks.filter((block) => block.kind === 'code').length;
  return !isRoot && code >= CODE_BLOCKS_MIN && page.metadata.dates.length === 0 ? 'documentation' : 'other';
}

/** True when links hold about half of the text or more. */
export function isMostlyLinks(page: PageDocument): boolean {
  return isListing(page, LISTING_LINK_SHARE.undeclared);
}

function isListing({ blocks }: PageDocument, shareMin: number): boolean {
  if (blocks.length < LISTING_BLOCKS_MIN) return false;
  const chars = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const linked = blocks.reduce((sum, block) => sum + block.linkChars, 0);
  return linked >= chars * shareMin;
}

const ingredientsCueOf = perPack(({ queries, grammar: { isUnspaced } }) =>
  matcherOf(queries?.ingredients ?? null, { isUnspaced }),
);

/** True for a heading "ingredients" in the page's language, on a page of lists. */
function isRecipe({ blocks, language }: PageDocument): boolean {
  const cue = ingredientsCueOf(packOf(language));
  const chars = (some: PageDocument['blocks']): number =>
    some.reduce((sum, block) => sum + block.text.length, 0);
  return (
    blocks.some((block) => block.kind === 'heading' && cue.exec(block.text)?.index === 0) &&
    chars(blocks.filter((block) => block.kind === 'list_item')) >= chars(blocks) * RECIPE_LIST_SHARE_MIN
  );
}

function isCollection({ blocks }: PageDocument): boolean {
  const starts = blocks.filter((block) => block.kind === 'heading');
  const charsUnder = starts.map(
    (heading, index) => (starts[index + 1]?.start ?? blocks.at(-1)?.end ?? heading.end) - heading.end,
  );
  const labels = charsUnder.filter((chars) => chars <= LABELLED_CHARS_MAX).length;
  return starts.length >= LABELLED_HEADINGS_MIN && labels >= starts.length * LABELLED_SHARE_MIN;
}
