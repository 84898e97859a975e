import { matcherOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import type { PageDocument } from '../../document/page-document.ts';
import type { Features } from '../../models/linear-model.ts';
import { declaredTypes } from '../page-type/declared-types.ts';
import { siteLikeness, siteNamesOf } from './site-names.ts';

/** What speaks for and against each type of subject, each with what it measures. */
export const subjectTypeFeatures = {
  onArticle: 'the page is an article',
  onDocumentation: 'the page is documentation',
  onForum: 'the page is a forum thread',
  onProduct: 'the page sells one product',
  onService: 'the page offers a service',
  onListing: 'the page is a listing',
  onCollection: 'the page is a collection of goods',
  onRecipe: 'the page is a recipe',
  onHome: 'the page is a site’s first',
  declaresThing: 'structured data declares a product, book or program',
  declaresWork: 'structured data declares a book, film, game, program, study or dataset',
  declaresPerson: 'structured data has a person as its main item',
  declaresPlace: 'structured data declares a place',
  declaresEvent: 'structured data declares an event',
  declaresRecipe: 'structured data declares a recipe',
  declaresHealth: 'structured data declares a medical text',
  question: 'the name starts with a question word or ends with a question mark',
  theme: 'the name has words such as “best” or “tips”',
  titleTheme: 'title or H1 have such words',
  siteName: 'the name is the site’s',
  sharesSite: 'how much of the name is the site’s',
  words1: 'one word',
  words2: 'two words',
  words: 'words, on a logarithmic scale',
  number: 'a number is in the name',
  year: 'a year is in the name',
  model: 'a word of letters and digits, as models have',
  version: 'a number with a full stop, as versions have',
  capitals: 'share of its words with a capital or digit',
  capitalsInText: 'how often the text writes it with capitals inside a sentence',
  prices: 'prices in the text, on a logarithmic scale',
} as const;

export type SubjectTypeFeature = keyof typeof subjectTypeFeatures;

const WORKS =
  /^(?:Book|Movie|TVSeries|VideoGame|SoftwareApplication|ScholarlyArticle|Dataset|MusicAlbum|MusicRecording|CreativeWork|SoftwareSourceCode)$/;
const PLACES =
  /^(?:Place|TouristAttraction|City|Hotel|Restaurant|Museum|LodgingBusiness|Apartment|Landform)$/;
const EVENTS = /Event$|^Festival$/;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|zł\b|USD\b|EUR\b|Kč)/g;

export interface TypedSubject {
  readonly page: PageDocument;
  readonly pageType: PageType;
  readonly pack: LanguagePack;
  readonly url: string;
}

export function subjectTypeFeaturesOf(name: string, subject: TypedSubject): Features<SubjectTypeFeature> {
  return { ...pageFeatures(subject), ...declaredFeatures(subject.page), ...nameFeatures(name, subject) };
}

/** Pages of another type have nothing in common that would tell their subject. */
const PAGE_FEATURES: Readonly<Record<Exclude<PageType, 'other'>, SubjectTypeFeature>> = {
  article: 'onArticle',
  documentation: 'onDocumentation',
  forum: 'onForum',
  product: 'onProduct',
  service: 'onService',
  listing: 'onListing',
  collection: 'onCollection',
  recipe: 'onRecipe',
  home: 'onHome',
};

function pageFeatures({ page, pageType }: TypedSubject): Features<SubjectTypeFeature> {
  return {
    ...(pageType === 'other' ? {} : { [PAGE_FEATURES[pageType]]: 1 }),
    prices: Math.log1p(page.ownText.match(PRICE)?.length ?? 0),
  };
}

function declaredFeatures(page: PageDocument): Features<SubjectTypeFeature> {
  const declared = declaredTypes(page);
  const types = [
    ...page.structuredData.items.filter(({ depth }) => depth === 0).flatMap((item) => item.types),
    ...page.layout.itemTypes,
  ];
  return {
    declaresThing: Number(declared.has('product')),
    declaresWork: Number(types.some((type) => WORKS.test(type))),
    declaresPerson: Number(types.includes('ProfilePage') || page.metadata.openGraphType === 'profile'),
    declaresPlace: Number(types.some((type) => PLACES.test(type))),
    declaresEvent: Number(types.some((type) => EVENTS.test(type))),
    declaresRecipe: Number(declared.has('recipe')),
    declaresHealth: Number(types.some((type) => type.startsWith('Medical') || type === 'Drug')),
  };
}

const wordsByPack = perPack(({ subjects, grammar: { isUnspaced } }) => ({
  question: matcherOf(subjects?.questions ?? null, { at: 'start', isUnspaced }),
  theme: matcherOf(subjects?.themes ?? null, { isUnspaced }),
}));
const SAMPLE_CHARS = 20_000;
const OFTEN = 10;

function nameFeatures(name: string, { page, pack, url }: TypedSubject): Features<SubjectTypeFeature> {
  const { question, theme } = wordsByPack(pack);
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const capital = words.filter((word) => /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(word)).length;
  const site = siteLikeness(name, siteNamesOf(page, url));
  const titles = `${page.metadata.title ?? ''} ${page.titleHeading ?? ''}`;
  return {
    question: Number(question.test(name) || /[?？]$/.test(name)),
    theme: Number(theme.test(name)),
    titleTheme: Number(theme.test(titles)),
    siteName: Number(site > 0.9),
    sharesSite: site,
    words1: Number(words.length === 1),
    words2: Number(words.length === 2),
    words: Math.log(Math.max(1, words.length)),
    number: Number(/\p{N}/u.test(name)),
    year: Number(/(?<!\d)(?:19|20)\d\d(?!\d)/.test(name)),
    model: Number(
      /(?=[\p{L}\p{N}-]*\p{N})(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{N}-]{2,20}(?![\p{L}\p{N}-])/u.test(name),
    ),
    version: Number(/\d\.\d/.test(name)),
    capitals: capital / Math.max(1, words.length),
    capitalsInText: writtenWithCapitals(name, page.ownText.slice(0, SAMPLE_CHARS)),
  };
}

/** 0-1. Titles give any word a capital; inside a sentence only names have one. */
function writtenWithCapitals(name: string, text: string): number {
  if (!/^\p{Lu}/u.test(name)) return 0;
  let count = 0;
  for (let at = text.indexOf(name); at !== -1 && count < OFTEN; at = text.indexOf(name, at + name.length)) {
    if (/[\p{Ll},]\s$/u.test(text.slice(Math.max(0, at - 2), at))) count++;
  }
  return count / OFTEN;
}
