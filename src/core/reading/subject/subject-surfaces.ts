import type { PageDocument } from '../../document/page-document.ts';
import { stringsOf, type StructuredItem } from '../../document/structured-data.ts';
import { ownAddress } from './own-address.ts';
import { slugWords } from './slug-words.ts';

/** The places of a page that name its subject. */
export interface SubjectSurfaces {
  readonly title: string | null;
  readonly openGraphTitle: string | null;
  readonly heading: string | null;
  /** H1s besides the title's. */
  readonly otherHeadings: readonly string[];
  /** `name` of a thing that the page declares: a product, a recipe, a person. */
  readonly declaredName: string | null;
  /** `headline`, or `name`, of a text that the page declares: an article, a question. */
  readonly declaredHeadline: string | null;
  /** `about` and `mainEntity`. */
  readonly declaredAbout: readonly string[];
  /** The schema.org type of the declared thing or text. */
  readonly declaredType: string | null;
  /** Brand or maker of a declared thing. */
  readonly brand: string | null;
  /** The last item of a breadcrumb list. */
  readonly breadcrumb: string | null;
  readonly slug: string;
  readonly description: string | null;
  /** The first heading of the text below the title. */
  readonly firstHeading: string | null;
}

const TEXTS =
  /(?:Article|Posting|BlogPost|Report|HowTo|QAPage|Question|Thesis|Chapter|LearningResource|TechArticle|APIReference)$/;
/** Parts and views of a page, its owner and what others say on it. */
const FRAMES =
  /^(?:WebSite|WebPage|ItemPage|CollectionPage|AboutPage|ContactPage|FAQPage|ProfilePage|CheckoutPage|SearchResultsPage|SearchAction|ReadAction|EntryPoint|ListItem|BreadcrumbList|ItemList|ImageObject|VideoObject|AudioObject|MediaObject|Brand|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|PropertyValue|PropertyValueSpecification|Organization|Corporation|NewsMediaOrganization|OnlineStore|Person|Answer|Comment|UserComments|WebPageElement|SpeakableSpecification|HowToStep|HowToSection|HowToTool|HowToSupply|NutritionInformation|QuantitativeValue|MonetaryAmount|Audience|Offer|AggregateOffer|AggregateRating|Rating|(?:Critic|User|Employer)?Review|PostalAddress|ContactPoint|OfferCatalog|Country|GeoCoordinates|OpeningHoursSpecification)$/;
const NAME_CHARS_MAX = 300;

export function surfacesOf(page: PageDocument, url: string): SubjectSurfaces {
  const { metadata, structuredData } = page;
  const top = structuredData.items.filter(({ depth }) => depth <= 1);
  const things = top.filter(
    ({ types }) => types.length > 0 && !types.some((type) => FRAMES.test(type) || TEXTS.test(type)),
  );
  // Several things of one page are the items of a list.
  const thing = new Set(things.map(nameOf)).size === 1 ? things[0] : things.find(({ depth }) => depth === 0);
  const asksOne = top.some(({ types }) => types.includes('QAPage'));
  const text = top.find(({ types }) =>
    types.some((type) => TEXTS.test(type) && (type !== 'Question' || asksOne)),
  );
  const about = [text, ...top.filter(({ types }) => types.some((type) => type.endsWith('Page')))].flatMap(
    (item) => (item === undefined ? [] : aboutOf(item)),
  );
  return {
    title: short(metadata.title),
    openGraphTitle: short(metadata.openGraphTitle),
    heading: short(page.titleHeading),
    otherHeadings: page.h1s
      .filter((heading) => heading !== page.titleHeading)
      .slice(0, 3)
      .map(cut),
    declaredName: short(thing === undefined ? null : nameOf(thing)),
    declaredHeadline: short(
      text === undefined ? null : (stringsOf(text.properties['headline'])[0] ?? nameOf(text)),
    ),
    declaredAbout: about.slice(0, 3).map(cut),
    declaredType: (thing ?? text)?.types[0] ?? null,
    brand: short(
      stringsOf(thing?.properties['brand'] ?? thing?.properties['manufacturer'] ?? null)[0] ?? null,
    ),
    breadcrumb: short(breadcrumbOf(structuredData.items)),
    slug: cut(slugWords(ownAddress(page, url))),
    description: short(metadata.description),
    firstHeading: short(page.blocks.find(({ kind }) => kind === 'heading')?.text ?? null),
  };
}

/** The main entities of a list of questions are its questions, those of a page with a list its items. */
function aboutOf({ types, properties }: StructuredItem): string[] {
  const about = stringsOf(properties['about']);
  const main = stringsOf(properties['mainEntity']);
  return types.includes('FAQPage') ? about : [...main, ...about];
}

function nameOf({ properties }: StructuredItem): string | null {
  return stringsOf(properties['name'])[0] ?? null;
}

function breadcrumbOf(items: readonly StructuredItem[]): string | null {
  const list = items.find(({ types }) => types.includes('BreadcrumbList'))?.properties['itemListElement'];
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  if (typeof last !== 'object' || last === null) return null;
  return stringsOf(last)[0] ?? ('item' in last ? (stringsOf(last.item)[0] ?? null) : null);
}

function short(text: string | null): string | null {
  const trimmed = text === null ? '' : cut(text);
  return trimmed === '' ? null : trimmed;
}

function cut(text: string): string {
  return decoded(text).replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS_MAX);
}

const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  '#039': "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: "'",
};

/** Structured data is often escaped twice: "Tom &amp; Jerry". */
function decoded(text: string): string {
  return text.replace(/&(amp|quot|#0?39|lt|gt|nbsp|apos);/g, (_, name: string) => REFERENCES[name] ?? ' ');
}
