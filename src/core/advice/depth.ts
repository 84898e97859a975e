import { facetPageOf, gapStemsOf } from '../reading/gaps/facet-page.ts';
import type { Signals } from '../page-signals/page-signals.ts';
import { adviseTo, type Advice } from './advice.ts';

/** A collection with more running text has its introduction. */
const INTRODUCTION_WORDS_MIN = 80;

/** What a shop's page of products lacks that says next to nothing beside them; null for any other page. */
export function adviseDepth(signals: Signals): Advice | null {
  const isBare = signals.pageType === 'collection' && isShop(signals) && lacksIntroduction(signals);
  return isBare ? adviseTo('introduce-collection', {}) : null;
}

/** True for a page that sells goods. */
function isShop(signals: Signals): boolean {
  const stems = gapStemsOf(signals.language);
  if (stems === null) return false;
  const { isShop: sells, kinds } = facetPageOf(signals, stems);
  return sells && !kinds.has('news');
}

function lacksIntroduction({ prose }: Signals): boolean {
  const written = prose.units
    .filter(({ isProse }) => isProse)
    .flatMap(({ sentences }) => sentences.filter(({ isComplete }) => isComplete))
    .reduce((sum, { words }) => sum + words.length, 0);
  return written < INTRODUCTION_WORDS_MIN;
}
