import { gapStemsOf, holdsEntry } from '../reading/gaps/facet-page.ts';
import type { Sentence } from '../signals/prose.ts';
import { stemsOfUnit } from '../signals/terms.ts';
import type { Signals } from '../signals/signals.ts';

/** The sentences that the owner of the page wrote: none of reviews, which stand under headings that say so. */
export function ownersSentences({ sections, language }: Pick<Signals, 'sections' | 'language'>): Sentence[] {
  const reviews = gapStemsOf(language)?.facets.reviews ?? [];
  return sections
    .filter(({ heading }) => heading === null || !holdsEntry(stemsOfUnit(heading), reviews))
    .flatMap(({ sentences }) => sentences.filter(({ isComplete }) => isComplete));
}
