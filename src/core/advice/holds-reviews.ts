import type { LanguagePack } from '../languages/pack.ts';
import { gapStemsOf, holdsEntry } from '../reading/gaps/facet-page.ts';
import type { Section } from '../signals/sections.ts';
import { stemsOfUnit } from '../signals/terms.ts';

/** True below a heading that announces reviews, which customers wrote and not the owner of the page. */
export function holdsReviews({ heading }: Section, language: LanguagePack): boolean {
  const reviews = gapStemsOf(language)?.facets.reviews ?? [];
  return heading !== null && holdsEntry(stemsOfUnit(heading), reviews);
}
