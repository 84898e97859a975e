import type { PageDocument } from '../document/page-document.ts';

export type PageType =
  | 'article'
  | 'documentation'
  | 'forum'
  | 'product'
  | 'collection'
  | 'listing'
  | 'recipe'
  | 'service'
  | 'page';

/** What a page declares itself to be; the first row that matches wins, most telling first. */
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
  ['documentation', /(?:^|[/.])(?:docs?|documentation|reference|manual|api|wiki|developer|learn)(?:[/.]|$)/i],
  ['forum', /(?:^|[/.])(?:forums?|threads?|topic|viewtopic|questions|discussions?|community)(?:[/.]|$)/i],
  ['recipe', /\/(?:recipes?|rezepte?|recettes?|recetas?|cookbook)[/:-]/i],
  ['product', /\/(?:products?|item|p|dp|app)\/[^/]+/i],
  ['collection', /\/(?:collections?|category|categories|shop|brand|c)\/[^/]+/i],
  ['service', /\/(?:services?|solutions?)(?:\/|$)/i],
  ['article', /\/(?:blog|news|articles?|posts?|press|story|stories)\/|\/(?:19|20)\d{2}\/\d{1,2}\//i],
];

/** A page of goods or links: so many headings, nearly all with next to nothing under them. */
const LABELLED_HEADINGS_MIN = 6;
const LABELLED_SHARE_MIN = 0.7;
const LABELLED_CHARS_MAX = 120;

/** From structured data, then the address, then the layout, then og:type; `page` when nothing tells. */
export function pageTypeOf(page: PageDocument, url: string): PageType {
  const top = page.structuredData.items.filter((item) => item.depth <= 1);
  for (const [type, pattern] of SCHEMA_TYPES) {
    // A list of products carries many Product items; one product page carries one.
    const count = top.filter((item) => item.types.some((name) => pattern.test(name))).length;
    if (count > 0) return type === 'product' && count > 3 ? 'collection' : type;
  }
  if (page.metadata.openGraphType === 'product') return 'product';
  const byUrl = URL_TYPES.find(([, pattern]) => pattern.test(url))?.[0];
  if (byUrl !== undefined) return byUrl;
  if (isCollection(page)) return 'collection';
  // Site builders say og:type=article on every page, so it comes last.
  return page.metadata.openGraphType === 'article' ? 'article' : 'page';
}

function isCollection({ blocks }: PageDocument): boolean {
  const starts = blocks.filter((block) => block.kind === 'heading');
  const charsUnder = starts.map(
    (heading, index) => (starts[index + 1]?.start ?? blocks.at(-1)?.end ?? heading.end) - heading.end,
  );
  const labels = charsUnder.filter((chars) => chars <= LABELLED_CHARS_MAX).length;
  return starts.length >= LABELLED_HEADINGS_MIN && labels >= starts.length * LABELLED_SHARE_MIN;
}
