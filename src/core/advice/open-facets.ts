import type { GapFacet } from '../languages/gap-facets.ts';
import type { Signals } from '../page-signals/page-signals.ts';

/** Names of what readers of such a page look for and it does not give: figures, or words. The likeliest first. */
export function openFacets(
  { gaps, language }: Pick<Signals, 'gaps' | 'language'>,
  kind: 'figures' | 'words',
): string[] {
  const facets = language.gaps?.facets;
  return gaps
    .filter(({ source, type }) => source === 'facet' && (type === 'measure') === (kind === 'figures'))
    .filter(({ importance }) => importance >= LIKELY_MIN)
    .filter(({ entity }) => !notWritten.some((facet) => entity === facets?.[facet].name))
    .map(({ entity }) => (entity === facets?.priceInText.name ? facets.price.name : entity))
    .slice(0, FACETS_MAX);
}

/** A comparison needs other products, customers write reviews, and a version stands in the frame of the page. */
const notWritten: readonly GapFacet[] = ['comparison', 'alternatives', 'reviews', 'ratings', 'version'];
/** decision: only what readers of such pages are more likely than not to miss is advised. */
const LIKELY_MIN = 0.5;
/** More of them read like a form. */
const FACETS_MAX = 3;
