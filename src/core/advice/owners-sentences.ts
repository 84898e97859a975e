import type { LanguagePack } from '../languages/pack.ts';
import { gapStemsOf, holdsEntry } from '../reading/gaps/facet-page.ts';
import type { Sentence } from '../signals/prose.ts';
import { stemsOfUnit } from '../signals/terms.ts';
import type { Section } from '../signals/sections.ts';
import type { Signals } from '../page-signals/page-signals.ts';

/** The sentences that the owner of the page wrote: none of reviews, which stand under headings that say so. */
export function ownersSentences({ sections, language }: Pick<Signals, 'sections' | 'language'>): Sentence[] {
  return sections
    .filter((section) => !holdsReviews(section, language))
    .flatMap(({ sentences }) => sentences.filter(({ isComplete }) => isComplete));
}

/** True below a heading that announces reviews. */
export function holdsReviews({ heading }: Section, language: LanguagePack): boolean {
  const reviews = gapStemsOf(language)?.facets.reviews ?? [];
  return heading !== null && holdsEntry(stemsOfUnit(heading), reviews);
}
