import { askings } from '../../analysis/advice/texts/en-briefs.ts';
import { factsNeeded } from '../../analysis/advice/texts/en-words.ts';
import { shorten } from '../../analysis/checks/check.ts';
import { facetPageOf, gapStemsOf } from '../../analysis/reading/gaps/facet-page.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

interface ListOf {
  /** Fewer entries are no list. */
  readonly entriesMin: number;
  /** Headings of this many words and more are headlines of entries. */
  readonly headlineWordsMin: number;
}

/** Pages that may be lists. A home page has sections with headings of their own, which are shorter than headlines. */
const LISTS: Readonly<Partial<Record<PageType, ListOf>>> = {
  listing: { entriesMin: 4, headlineWordsMin: 4 },
  collection: { entriesMin: 4, headlineWordsMin: 4 },
  home: { entriesMin: 8, headlineWordsMin: 7 },
};
/** Headings with the names of products. */
const NAME_WORDS_MIN = 2;
/** A listing of fewer words names no entries: scripts fill it, or they are on other pages. */
const LISTED_WORDS_MIN = 300;
/** Entries with more words than these state what they announce. */
const TEASER_WORDS_MAX = 100;

/** An article with a smaller share of specific statements asserts more than it shows. */
const SPECIFIC_SHARE_MAX = 0.25;
const STATEMENTS_MIN = 6;

/** What pages of one type lack, whatever they are about: a home page its definition, a thread its conclusion, headlines their facts. */
export function typeBriefs(read: Signals, scored: Signals): AskedBrief[] {
  return [...definitionBriefs(read, scored), ...threadBriefs(scored), ...entryBriefs(scored)];
}

/** A home page that does not say what it is the home page of. */
function definitionBriefs(read: Signals, scored: Signals): AskedBrief[] {
  if (scored.pageType !== 'home') return [];
  const query = read.queries.find(({ kind }) => kind === 'definition');
  const answer = scored.answers[read.queries.findIndex((one) => one === query)];
  if (query?.source !== 'inferred' || answer === undefined || answer.answered === 'full') return [];
  const asking = { question: query.text, kind: 'definition', facts: factsNeeded.definition } as const;
  return [askedBrief(asking, placeAt(scored, null))];
}

/** A thread whose answer nobody marked: its owner can say what it comes to. */
function threadBriefs(signals: Signals): AskedBrief[] {
  const { pageType, page, subject } = signals;
  if (pageType !== 'forum' || subject === null) return [];
  const isAnswered = page.structuredData.items.some(
    ({ properties }) => properties['acceptedAnswer'] !== undefined,
  );
  return isAnswered ? [] : [askedBrief(askings.conclusion(shorten(subject.name)), placeAt(signals, null))];
}

/** An article that names hardly a figure, a date or a standard. */
export function articleBriefs(signals: Signals): AskedBrief[] {
  const { pageType, statements, subject } = signals;
  const specific = statements.filter(({ isSpecific }) => isSpecific).length;
  const asserts = statements.length >= STATEMENTS_MIN && specific <= statements.length * SPECIFIC_SHARE_MAX;
  return pageType === 'article' && asserts && subject !== null
    ? [askedBrief(askings['figures-and-examples'](shorten(subject.name)), placeAt(signals, null))]
    : [];
}

/** A list whose entries are headlines, names or teasers. */
function entryBriefs(signals: Signals): AskedBrief[] {
  const { pageType, sections } = signals;
  const list = LISTS[pageType];
  if (list === undefined) return [];
  const isShop = pageType === 'collection' && !isOfNews(signals);
  const entries = sections.filter(
    ({ heading, hasSubsections }) =>
      heading !== null &&
      heading.words.length >= (isShop ? NAME_WORDS_MIN : list.headlineWordsMin) &&
      !hasSubsections,
  );
  const first = entries[0]?.heading?.block.start ?? null;
  if (entries.length < list.entriesMin) return pageType === 'listing' ? unheadedBriefs(signals) : [];
  if (medianOf(entries.map(({ wordCount }) => wordCount)) > TEASER_WORDS_MAX) return [];
  const asking = isShop ? askings['each-product']() : askings.entries();
  return [askedBrief(asking, placeAt(signals, isShop ? null : first))];
}

/** A listing whose entries have no headings. */
function unheadedBriefs(signals: Signals): AskedBrief[] {
  const asking = signals.prose.wordCount < LISTED_WORDS_MIN ? askings['listed-entries']() : askings.entries();
  return [askedBrief(asking, placeAt(signals, null))];
}

/** News, guides and the like are collections of texts, not of products. */
function isOfNews(signals: Signals): boolean {
  const stems = gapStemsOf(signals.language);
  if (stems === null) return true;
  const { kinds, subjectType } = facetPageOf(signals, stems);
  return kinds.has('news') || kinds.has('task') || subjectType !== 'product';
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
