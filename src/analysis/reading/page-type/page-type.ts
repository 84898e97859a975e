import type { PageType } from '../../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import { matcherOf, perPack } from '../../../languages/compile.ts';
import { packOf } from '../../../languages/index.ts';

/** Pages whose parts are posts, goods or links, each with its own topic. */
export const GATHERING_TYPES: ReadonlySet<PageType> = new Set<PageType>(['forum', 'collection', 'listing']);

/** Page types by schema.org type; the first matching row wins, most specific first. */
const SCHEMA_TYPES: readonly (readonly [PageType, RegExp])[] = [
  ['recipe', /^Recipe$/],
  ['product', /^(?:Product|ProductGroup|Vehicle|Book|SoftwareApplication|VideoGame)$/],
  ['forum', /^(?:QAPage|DiscussionForumPosting)$/],
  ['documentation', /^(?:TechArticle|APIReference)$/],
  ['article', /Article$|^(?:BlogPosting|Report|ScholarlyArticle|LiveBlogPosting)$/],
  ['service', /^(?:Service|FinancialProduct|LegalService)$/],
  ['collection', /^(?:CollectionPage|ItemList|OfferCatalog|SearchResultsPage)$/],
];

const URL_TYPES: readonly (readonly [PageType, RegExp])[] = [
  [
    'recipe',
    /\/(?:recipes?|rezepte?|recettes?|recetas?|receitas?|ricette?|recepten|przepisy?|cookbook)[/:-]/i,
  ],
  [
    'documentation',
    /(?:^|[/.])(?:docs?|documentation|reference|manual|api|developer|learn)(?:[/.]|$)|[/.]wiki\./i,
  ],
  [
    'forum',
    // The second: addresses of Discourse.
    /(?:^|[/.])(?:forums?|threads?|topic|viewtopic|showthread|viewthread|questions|discuss|discussions?|community)(?:[/.]|$)|\/t\/[^/]+\/\d+/i,
  ],
  ['product', /\/(?:products?|item|p|dp|app)\/[^/]+/i],
  ['listing', /\/(?:list|lists|listings?|archives?|tags?|browse|search)(?:\/|$)/i],
  ['collection', /\/(?:collections|category|categories|shop|brand|c)\/[^/]+/i],
  ['service', /\/(?:services?|solutions?)(?:\/|$)/i],
  ['article', /\/(?:blog|news|articles?|posts?|press|story|stories|wiki)\/|\/(?:19|20)\d{2}\/\d{1,2}\//i],
];

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

/** From structured data, then the address, then the layout, then og:type; otherwise `other`. */
export function pageTypeOf(page: PageDocument, url: string): PageType {
  const top = page.structuredData.items.filter((item) => item.depth <= 1);
  for (const [type, pattern] of SCHEMA_TYPES) {
    // A product list contains many Product items, a product page one.
    const count = top.filter((item) => item.types.some((name) => pattern.test(name))).length;
    if (count === 0) continue;
    if (type === 'article' && isListing(page, LISTING_LINK_SHARE.always)) return 'listing';
    return type === 'product' && count > 3 ? 'collection' : type;
  }
  if (page.metadata.openGraphType === 'product') return 'product';
  const byUrl = URL_TYPES.find(([, pattern]) => pattern.test(url))?.[0];
  if (byUrl === 'article' && isListing(page, LISTING_LINK_SHARE.always)) return 'listing';
  return byUrl ?? typeByLayout(page);
}

function typeByLayout(page: PageDocument): PageType {
  if (isRecipe(page)) return 'recipe';
  if (isCollection(page)) return 'collection';
  if (isListing(page, LISTING_LINK_SHARE.undeclared)) return 'listing';
  // Site builders set og:type=article on every page, so it comes last.
  if (page.metadata.openGraphType === 'article') return 'article';
  const code = page.blocks.filter((block) => block.kind === 'code').length;
  return code >= CODE_BLOCKS_MIN && page.metadata.dates.length === 0 ? 'documentation' : 'other';
}

function isListing({ blocks }: PageDocument, shareMin: number): boolean {
  if (blocks.length < LISTING_BLOCKS_MIN) return false;
  const chars = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const linked = blocks.reduce((sum, block) => sum + block.linkChars, 0);
  return linked >= chars * shareMin;
}

const ingredientsCueOf = perPack(({ queries, grammar: { isUnspaced } }) =>
  matcherOf(queries?.facets.ingredients ?? null, { isUnspaced }),
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
