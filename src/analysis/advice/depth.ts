import type { PageType } from '../../schema/vocabulary.ts';
import { PAGE_NAMES } from '../reading/gaps/facet-gaps.ts';
import { quote, shorten } from '../checks/check.ts';
import type { Signals } from '../signals/signals.ts';
import { adviseTo, type Advice } from './advice.ts';

/** What a page of few statements lacks, by its type. */

const FACETS_MAX = 3;
/** A collection with more running text has its introduction. */
const INTRODUCTION_WORDS_MIN = 80;
/** An entry with fewer words is a headline. */
const ENTRY_WORDS_MIN = 12;
const HEADLINES_SHARE_MIN = 0.6;
const ENTRIES_MIN = 4;
/** A longer text is not thin as a whole. */
const SHORT_TEXT_WORDS = 400;
/** Pages whose text is meant to be read from beginning to end. */
const READ_THROUGH: ReadonlySet<PageType> = new Set<PageType>([
  'article',
  'documentation',
  'service',
  'other',
]);

export function adviseDepth(signals: Signals): Advice | null {
  const { gaps, pageType, subject, prose } = signals;
  const facets = gaps.filter(({ source }) => source === 'facet').slice(0, FACETS_MAX);
  if (facets.length > 0)
    return adviseTo('add-facets', { names: facets.map(({ entity }) => entity), page: PAGE_NAMES[pageType] });
  if (subject === null) return null;
  if (pageType === 'collection') return adviseCollection(signals, subject.name);
  if (pageType === 'listing') return adviseListing(signals);
  return READ_THROUGH.has(pageType) && prose.wordCount < SHORT_TEXT_WORDS
    ? adviseTo('extend-text', { subject: shorten(subject.name), words: prose.wordCount })
    : null;
}

function adviseCollection({ prose }: Signals, name: string): Advice | null {
  const written = prose.units
    .filter(({ isProse, sentences }) => isProse && sentences.some(({ isComplete }) => isComplete))
    .reduce((sum, { words }) => sum + words.length, 0);
  return written >= INTRODUCTION_WORDS_MIN ? null : adviseTo('introduce-collection', { name: shorten(name) });
}

function adviseListing({ sections }: Signals): Advice | null {
  const entries = sections.filter(({ heading, hasSubsections }) => heading !== null && !hasSubsections);
  const headlines = entries.filter(({ wordCount }) => wordCount < ENTRY_WORDS_MIN);
  const block = headlines[0]?.heading?.block;
  const isList = entries.length >= ENTRIES_MIN && headlines.length >= entries.length * HEADLINES_SHARE_MIN;
  if (block === undefined || !isList) return null;
  return adviseTo(
    'summarise-entries',
    { first: shorten(block.text) },
    { where: quote(block.text, block.start), rewrites: true },
  );
}
