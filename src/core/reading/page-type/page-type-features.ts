import { matcherOf, perPack } from '../../languages/compile.ts';
import { packOf } from '../../languages/index.ts';
import type { PageTypeWords } from '../../languages/page-type-words.ts';
import { layoutWords, type LayoutWord } from '../../document/layout-traces.ts';
import type { Block, PageDocument } from '../../document/page-document.ts';
import type { Features } from '../../models/linear-model.ts';
import { isRootAddress } from '../subject/subject-features.ts';
import { addressTypes } from './address-types.ts';
import { certainType, isMostlyLinks, isProductPreview } from './certain-type.ts';
import { ownAddress } from '../subject/own-address.ts';
import { declaredTypes } from './declared-types.ts';
import type { PageTypeFeature } from './page-type-signs.ts';

export function pageTypeFeaturesOf(page: PageDocument, givenUrl: string): Features<PageTypeFeature> {
  const url = ownAddress(page, givenUrl);
  const ruled = certainType(page, url);
  const text = textFeatures(page);
  return {
    [`ruled${ruled.charAt(0).toUpperCase()}${ruled.slice(1)}`]: 1,
    ...voiceFeatures(page),
    ...gatheringFeatures(page, url),
    ...declaredFeatures(page),
    ...addressFeatures(url),
    ...text,
    signlessText: ruled === 'other' ? text.paragraphs : 0,
    ...labelFeatures(page),
    ...layoutFeatures(page),
    // A page of links is not an article, though its site declares all pages so and keeps them in one folder.
    ...(ruled === 'listing' ? { declaresArticle: 0, addressArticle: 0, previewArticle: 0 } : {}),
  };
}

/** Signs of goods of which this many make a page of goods certain. */
const GOODS_SIGNS = 3;

/** Sites call lists of goods and lists of texts alike: category, collection, browse. Prices and carts tell them apart. */
function gatheringFeatures(page: PageDocument, url: string): Features<PageTypeFeature> {
  const { named, bodyWords } = page.layout;
  const declared = declaredTypes(page);
  const types = addressTypes(url);
  const gathers =
    types.has('collection') ||
    types.has('listing') ||
    declared.has('collection') ||
    declared.has('listing') ||
    isMostlyLinks(page);
  const signs = [
    (named.get('product') ?? 0) > 3,
    (named.get('price') ?? 0) > 1,
    (named.get('cart') ?? 0) > 1,
    bodyWords.has('product'),
    declared.has('product'),
    (page.ownText.match(PRICE)?.length ?? 0) > 2,
  ].filter(Boolean).length;
  const goods = Math.min(1, signs / GOODS_SIGNS);
  return { goods, gathersGoods: gathers ? goods : 0, gathersLinks: gathers ? 1 - goods : 0 };
}

const voicesOf = perPack(({ writing, pageTypes, grammar: { isUnspaced } }) => ({
  ownVoice: matcherOf(writing?.quoting?.ownVoice ?? null, { isUnspaced, isGlobal: true }),
  firstPerson: matcherOf(writing?.quoting?.firstPerson ?? null, { isUnspaced, isGlobal: true }),
  addressing: matcherOf(pageTypes?.addressing ?? null, { isUnspaced, isGlobal: true }),
}));
const VOICE_CHARS = 20_000;

function voiceFeatures({ ownText: text, language }: PageDocument): Features<PageTypeFeature> {
  const sample = text.slice(0, VOICE_CHARS);
  const { ownVoice, firstPerson, addressing } = voicesOf(packOf(language));
  const share = (matcher: RegExp): number =>
    Math.sqrt(((sample.match(matcher)?.length ?? 0) * 100) / Math.max(500, sample.length));
  const [we, you] = [share(ownVoice), share(addressing)];
  return { ownVoice: we, firstPerson: share(firstPerson), addressing: you, pitch: we * you };
}

function declaredFeatures(page: PageDocument): Features<PageTypeFeature> {
  const declared = declaredTypes(page);
  const products = declared.get('product') ?? 0;
  const { openGraphType, dates } = page.metadata;
  return {
    declaresRecipe: Number(declared.has('recipe')),
    // A list of products declares many, a product's own page one with its kin.
    declaresProduct: Number(products > 0 && products <= 3),
    declaresProducts: Number(products > 3),
    declaresForum: Number(declared.has('forum')),
    declaresDocumentation: Number(declared.has('documentation')),
    // Site builders declare every page an article beside what it is.
    declaresArticle: Number([...declared.keys()][0] === 'article'),
    declaresService: Number(declared.has('service')),
    declaresBusiness: Number(declared.has('business')),
    declaresCourse: Number(declared.has('course')),
    previewProduct: Number(isProductPreview(page)),
    previewProducts: Number(openGraphType === 'product.group'),
    previewArticle: Number(openGraphType === 'article'),
    previewWebsite: Number(openGraphType === 'website'),
    dates: Number(dates.some(({ kind, source }) => kind === 'published' && source !== 'time')),
    byline: Number(page.byline !== null || page.metadata.author !== null),
    visibleByline: Number(page.byline !== null),
  };
}

const COURSE_FOLDER = /\/(?:courses?|programs?|programmes?|classes|kurse?|cours|cursos?)(?:\/|$)/i;
/** Manuals are published there, and courses and texts that win readers for them. */
const LEARN_FOLDER = /(?:\/|\/\/)learn(?:[/.]|$)/i;

function addressFeatures(url: string): Features<PageTypeFeature> {
  const [type] = addressTypes(url);
  const parts = pathParts(url);
  const slug = parts.at(-1) ?? '';
  return {
    addressRecipe: Number(type === 'recipe'),
    addressDocumentation: Number(type === 'documentation'),
    addressForum: Number(type === 'forum'),
    addressProduct: Number(type === 'product'),
    addressService: Number(type === 'service'),
    addressArticle: Number(type === 'article'),
    addressCourse: Number(COURSE_FOLDER.test(url)),
    addressLearn: Number(LEARN_FOLDER.test(url)),
    root: Number(isRootAddress(url)),
    depth: Math.min(6, parts.length),
    slugWords: Math.log1p(slug.split(/[-_+.]+/).filter((word) => /\p{L}{2}/u.test(word)).length),
    slugDigits: Number(/\d{3}/.test(slug)),
  };
}

function pathParts(url: string): string[] {
  try {
    return new URL(url).pathname.split('/').filter((part) => part !== '');
  } catch {
    return [];
  }
}

/** Shorter and longer texts say no more than these. */
const TEXT_CHARS = { least: 1_000, most: 40_000 } as const;
const BARE_CHARS_MAX = 120;
const PARAGRAPH_CHARS_MIN = 200;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|kr\b|zł\b|USD\b|EUR\b|Kč)/g;
const FEW_PRICES = 3;

function textFeatures({
  blocks,
  text,
}: PageDocument): Features<PageTypeFeature> & { readonly paragraphs: number } {
  const chars = (some: readonly Block[]): number => some.reduce((sum, block) => sum + block.text.length, 0);
  const all = Math.max(1, chars(blocks));
  const ofKind = (kind: Block['kind']): Block[] => blocks.filter((block) => block.kind === kind);
  const headings = ofKind('heading');
  const prices = text.match(PRICE)?.length ?? 0;
  return {
    textLength: Math.log(Math.min(TEXT_CHARS.most, Math.max(TEXT_CHARS.least, text.length))),
    linkShare: blocks.reduce((sum, { linkChars }) => sum + linkChars, 0) / all,
    headings: Math.log1p(headings.length),
    bareHeadings: bareHeadings(headings, blocks) / Math.max(1, headings.length),
    paragraphs: chars(ofKind('paragraph').filter((block) => block.text.length >= PARAGRAPH_CHARS_MIN)) / all,
    lists: chars(ofKind('list_item')) / all,
    tables: chars(ofKind('table_row')) / all,
    code: Math.log1p(ofKind('code').length),
    pricesPerHeading: Math.min(2, prices / Math.max(1, headings.length)),
    prices: Math.log1p(prices),
    fewPrices: Number(prices > 0 && prices <= FEW_PRICES),
  };
}

function bareHeadings(headings: readonly Block[], blocks: readonly Block[]): number {
  const end = blocks.at(-1)?.end ?? 0;
  return headings.filter(
    (heading, index) => (headings[index + 1]?.start ?? end) - heading.end <= BARE_CHARS_MAX,
  ).length;
}

const LABEL_CHARS_MAX = 40;
const LABELS_MAX = 400;

const labelMatchers = perPack(({ pageTypes, grammar: { isUnspaced } }) => {
  const names: readonly (keyof PageTypeWords)[] = [
    'buying',
    'enquiring',
    'browsing',
    'posting',
    'publishing',
    'cooking',
    'documenting',
  ];
  return names.map((name) => ({
    name,
    matcher: matcherOf(pageTypes?.[name] ?? null, { isUnspaced, at: 'start' }),
  }));
});

/** Buttons, headings and other short lines that say one of the words; each line counts once. */
function labelFeatures({
  blocks,
  layout,
  language,
  titleHeading,
  metadata,
}: PageDocument): Features<PageTypeFeature> {
  const short = blocks.filter((block) => block.text.length <= LABEL_CHARS_MAX).slice(0, LABELS_MAX);
  const labels = new Set([
    ...layout.buttons,
    ...short.map(({ text }) => text),
    titleHeading ?? '',
    metadata.title ?? '',
  ]);
  const features: { -readonly [Name in PageTypeFeature]?: number } = {};
  for (const { name, matcher } of labelMatchers(packOf(language))) {
    let count = 0;
    for (const label of labels) if (matcher.test(label)) count++;
    features[name] = Math.log1p(count);
  }
  return features;
}

function layoutFeatures({ layout, ownText: text }: PageDocument): Features<PageTypeFeature> {
  const features: { -readonly [Name in PageTypeFeature]?: number } = {
    comments: Math.log1p(
      (((layout.named.get('comment') ?? 0) + (layout.named.get('reply') ?? 0)) * 1000) /
        Math.max(1000, text.length),
    ),
    images: Math.log1p(layout.imageCount),
    fields: Math.log1p(layout.formFieldCount),
    times: Math.log1p(layout.timeCount),
    articles: Number(layout.articleCount > 3),
  };
  for (const word of layoutWords) {
    features[featureOf(word)] = Math.log1p(layout.named.get(word) ?? 0) + Number(layout.bodyWords.has(word));
  }
  return features;
}

function featureOf<Word extends LayoutWord>(word: Word): `named${Capitalize<Word>}` {
  return `named${word.charAt(0).toUpperCase()}${word.slice(1)}` as `named${Capitalize<Word>}`;
}
