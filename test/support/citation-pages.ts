import { readSource } from '../../src/core/citations/index.ts';
import type { SourcePage } from '../../src/core/citations/source-page.ts';
import { buildPage, islandProse, type PageDescription } from './pages/build-page.ts';

export const FERRY_QUESTION = 'how long does the ferry to Halvern take';
export const CITED_AS_OF = '2026-06-01';

export function sourceOf(
  page: PageDescription | string,
  options: { readonly url?: string | null; readonly questions?: readonly string[] } = {},
): SourcePage {
  return readSource(typeof page === 'string' ? page : buildPage(page), {
    url: options.url ?? 'https://page.example/',
    questions: options.questions ?? [FERRY_QUESTION],
    asOf: CITED_AS_OF,
  });
}

/** A page on the ferry with these sentences of its answer, first or after a long text. */
export function ferryPage(
  answer: string,
  { day = '2026-03-01', isLate = false }: { readonly day?: string; readonly isLate?: boolean } = {},
): PageDescription {
  const others = [islandProse(110), islandProse(110, 9), islandProse(110, 18)];
  return {
    title: 'The ferry to Halvern',
    h1: 'The ferry to Halvern',
    structuredData: [{ '@context': 'https://schema.org', '@type': 'Article', dateModified: day }],
    opening: isLate ? [...others, answer] : [answer, ...others],
  };
}
