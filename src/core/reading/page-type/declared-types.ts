import type { PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';

/** What markup declares: the type of the page, or of the firm or course behind it. */
export type Declared = PageType | 'business' | 'course';

/** By schema.org type; where several are declared, the first row is the most specific. */
const SCHEMA_TYPES: readonly (readonly [Declared, RegExp])[] = [
  ['recipe', /^Recipe$/],
  [
    'product',
    /^(?:Product|ProductGroup|Vehicle|Book|SoftwareApplication|WebApplication|MobileApplication|VideoGame)$/,
  ],
  ['forum', /^(?:QAPage|DiscussionForumPosting)$/],
  ['documentation', /^(?:TechArticle|APIReference)$/],
  ['article', /Article$|^(?:BlogPosting|Report|LiveBlogPosting)$/],
  ['service', /^(?:Service|FinancialProduct|LegalService)$/],
  ['collection', /^(?:CollectionPage|OfferCatalog|SearchResultsPage)$/],
  ['listing', /^(?:ItemList|Blog)$/],
  ['course', /^(?:Course|EducationalOccupationalProgram)$/],
  ['business', /^(?:LocalBusiness|ProfessionalService|HomeAndConstructionBusiness)$/],
];

/**
 * How many things of each type the page's own markup declares, most specific type first. A type inside of other markup
 * is another page's.
 */
export function declaredTypes({ structuredData, layout }: PageDocument): ReadonlyMap<Declared, number> {
  const things = [
    ...structuredData.items.filter(({ depth }) => depth <= 1).map(({ types }) => types),
    ...layout.itemTypes.map((type) => [type]),
  ];
  const counts = new Map<Declared, number>();
  for (const [type, pattern] of SCHEMA_TYPES) {
    const count = things.filter((types) => types.some((name) => pattern.test(name))).length;
    if (count > 0) counts.set(type, count);
  }
  return counts;
}
