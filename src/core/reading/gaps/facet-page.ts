import type { GapFacet, GapWords, SubjectKind } from '../../languages/gap-facets.ts';
import { gapFacets, subjectKinds } from '../../languages/gap-facets.ts';
import { entriesOf, perPack } from '../../languages/compile.ts';
import type { LanguagePack, WordList } from '../../languages/pack.ts';
import type { Block, PageDocument } from '../../document/page-document.ts';
import { wordsOf } from '../../text/words.ts';
import type { SubjectType } from '../../schema/vocabulary.ts';
import type { Subject } from '../subject/subject.ts';
import type { Prose } from '../../signals/prose.ts';
import { readStems, stemsOfUnit, type TermStatistics } from '../../signals/terms.ts';
import { measureFigures, type PageFigures } from './page-figures.ts';

export interface FacetMentions {
  /** Number of blocks and sentences with a word of the facet. */
  readonly count: number;
  /** The first heading with one. */
  readonly heading: string | null;
}

/** A page as facets are looked for on it. */
export interface FacetPage {
  readonly figures: PageFigures;
  readonly words: number;
  /** Sums of money anywhere on the page: a price outside the main content is given too. */
  readonly pricedBlocks: number;
  /** Signs of currencies in the text, which may be in another block than their sum. */
  readonly currencySigns: number;
  /** True for a page that sells goods. */
  readonly isShop: boolean;
  /** True where the title compares or recommends, or the text names a price: readers are about to buy. */
  readonly asksToBuy: boolean;
  readonly kinds: ReadonlySet<SubjectKind>;
  readonly subjectType: SubjectType | null;
  /** True when the structured data has a value for one of the properties. */
  declares(...properties: readonly string[]): boolean;
  mentionsOf(facet: GapFacet): FacetMentions;
}

export interface FacetSignals {
  readonly page: PageDocument;
  readonly language: LanguagePack;
  readonly prose: Prose;
  readonly terms: TermStatistics;
  readonly subject: Subject | null;
}

/** Types of structured data of a page that sells goods. */
const SHOP_TYPES = ['Product', 'ProductGroup', 'Offer', 'AggregateOffer', 'OfferCatalog'] as const;

/** The entries of a list, each as the stems of its content words. */
export type StemList = readonly (readonly string[])[];

export interface GapStems {
  readonly facets: Readonly<Record<GapFacet, StemList>>;
  readonly kinds: Readonly<Record<SubjectKind, StemList>>;
  readonly shop: StemList;
}

/** Null for a language without such words. */
export const gapStemsOf = perPack((pack): GapStems | null =>
  pack.gaps === null ? null : stemsIn(pack.gaps, pack.code),
);

function stemsIn({ facets, kinds, shop }: GapWords, language: string): GapStems {
  const stems = (list: WordList): StemList =>
    entriesOf(list).map((entry) => {
      const words = wordsOf(entry, language);
      const content = words.filter(({ isStop }) => !isStop);
      return (content.length > 0 ? content : words).map(({ stem }) => stem);
    });
  return {
    facets: record(gapFacets, (facet) => stems(facets[facet].given)),
    kinds: record(subjectKinds, (kind) => stems(kinds[kind])),
    shop: stems(shop),
  };
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** True when the set has all stems of one of the entries. */
export function holdsEntry(stems: ReadonlySet<string>, list: StemList): boolean {
  return list.some((entry) => entry.every((stem) => stems.has(stem)));
}

const SENTENCE_END = /[.!?。！？…:]["”»)]?\s*$/;

/** Headings without a sentence below are labels and banners, where nothing can be added. */
function isSaid(block: Block | undefined): boolean {
  return block !== undefined && block.kind !== 'heading' && SENTENCE_END.test(block.text);
}

export function facetPageOf(signals: FacetSignals, stems: GapStems): FacetPage {
  const { page, prose, terms } = signals;
  const headings = prose.units.filter(
    ({ block }, at) => block.kind === 'heading' && isSaid(prose.units[at + 1]?.block),
  );
  const title = [page.metadata.title, page.titleHeading].join('\n');
  const titleStems = readStems(wordsOf(title, page.language));
  const headStems = readStems(wordsOf(`${title}\n${page.metadata.description ?? ''}`, page.language));
  const declared = new Set<string>();
  const types = new Set(page.structuredData.items.flatMap((item) => item.types));
  for (const { properties } of page.structuredData.items) {
    for (const name in properties) if (isValue(properties[name])) declared.add(name);
  }
  const figures = measureFigures(prose, page.language, stems.facets.shipping);
  const kinds = new Set(subjectKinds.filter((kind) => holdsEntry(titleStems, stems.kinds[kind])));
  return {
    figures,
    kinds,
    subjectType: signals.subject?.type ?? null,
    asksToBuy: kinds.has('choice') || countOf(stems.facets.prices, headStems, prose, terms) > 0,
    words: prose.wordCount,
    pricedBlocks: page.pricedBlocks,
    currencySigns: page.ownText.match(/\p{Sc}/gu)?.length ?? 0,
    isShop:
      countOf(stems.shop, headStems, prose, terms) > 0 ||
      holdsEntry(titleStems, stems.kinds.goods) ||
      SHOP_TYPES.some((type) => types.has(type)),
    declares: (...properties) => properties.some((name) => declared.has(name)),
    mentionsOf: (facet) => ({
      count: countOf(stems.facets[facet], headStems, prose, terms),
      heading:
        headings.find((unit) => holdsEntry(stemsOfUnit(unit), stems.facets[facet]))?.block.text ?? null,
    }),
  };
}

function isValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== 0 && value !== '0';
}

/** Entries of several words are looked for block by block, but only where the page has all of them. */
function countOf(
  list: StemList,
  head: ReadonlySet<string>,
  { units }: Prose,
  { frequency }: TermStatistics,
): number {
  let count = holdsEntry(head, list) ? 1 : 0;
  for (const entry of list) {
    const least = Math.min(...entry.map((stem) => frequency.get(stem) ?? 0));
    if (least === 0) continue;
    count +=
      entry.length === 1
        ? least
        : units.filter((unit) => entry.every((stem) => stemsOfUnit(unit).has(stem))).length;
  }
  return count;
}
