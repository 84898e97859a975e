import { pageTypeIs } from '../page-facts/page-type-policies.ts';
import { PAGE_NAMES } from '../reading/gaps/facet-gaps.ts';
import { quote, shorten } from '../evidence/evidence.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import { adviseTo, type Advice } from './advice.ts';
import { expectedKindOf, holdsFigures, isShop } from './expected-kind.ts';
import { openFacets } from './open-facets.ts';

/** What a page of few statements lacks, by its type. */

/** A collection with more running text has its introduction. */
const INTRODUCTION_WORDS_MIN = 80;
/** Entries of a listing, as headings; with more words below it, an entry has its summary. */
const ENTRIES_MIN = 4;
const SUMMARY_WORDS_MIN = 12;
const BARE_SHARE_MIN = 0.8;
const HEADLINE_WORDS_MIN = 4;
/** A longer text is not thin as a whole. */
const SHORT_TEXT_WORDS = 300;
/** A short text with more figures, dates and names than these may say all there is. */
const SPECIFIC_MIN = 8;

export function adviseDepth(signals: Signals): Advice | null {
  const { pageType, subject } = signals;
  if (subject === null) return null;
  if (pageType === 'listing' || pageType === 'home') {
    const listed = adviseEntries(signals);
    if (listed !== null || pageType === 'listing') return listed;
  }
  if (pageType === 'collection' && isShop(signals) && lacksIntroduction(signals))
    return adviseTo('introduce-collection', {});
  const names = openFacets(signals, 'words');
  if (names.length > 0) return adviseTo('cover-facets', { names, page: PAGE_NAMES[pageType] });
  const kind = expectedKindOf(signals);
  return kind !== null && pageTypeIs(pageType, 'carriedByText') && isThin(signals)
    ? adviseTo('extend-text', { subject: shorten(subject.name), kind })
    : null;
}

/** A short text with few figures, dates and names. */
function isThin({ page, prose, statements }: Signals): boolean {
  const said = statements.filter(({ isSpecific }) => isSpecific).length;
  return prose.wordCount < SHORT_TEXT_WORDS && said < SPECIFIC_MIN && !holdsFigures({ page });
}

function lacksIntroduction({ prose }: Signals): boolean {
  const written = prose.units
    .filter(({ isProse }) => isProse)
    .flatMap(({ sentences }) => sentences.filter(({ isComplete }) => isComplete))
    .reduce((sum, { words }) => sum + words.length, 0);
  return written < INTRODUCTION_WORDS_MIN;
}

function adviseEntries({ sections }: Signals): Advice | null {
  const entries = sections.filter(
    ({ heading, hasSubsections }) =>
      heading !== null && heading.words.length >= HEADLINE_WORDS_MIN && !hasSubsections,
  );
  const bare = entries.filter(({ wordCount }) => wordCount < SUMMARY_WORDS_MIN);
  const block = bare[0]?.heading?.block;
  if (block === undefined || entries.length < ENTRIES_MIN || bare.length < entries.length * BARE_SHARE_MIN)
    return null;
  return adviseTo('summarise-entries', {}, { where: quote(block.text, block.start) });
}
