import { facetAskings, PRICE, PRICES, type Asking } from '../../analysis/advice/texts/en-briefs.ts';
import { MISSING_FACETS } from '../../analysis/models/weights/missing-facets.ts';
import { facetPageOf, gapStemsOf, type FacetPage } from '../../analysis/reading/gaps/facet-page.ts';
import { missedProbability, openFacetsOf, type OpenFacet } from '../../analysis/reading/gaps/open-facets.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { GapFacet } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { askedBrief, placeAt, type AskedBrief } from './asked-brief.ts';

/**
 * Probability that readers miss the facet from which its author is asked. Lower than that of a gap: a reader names three
 * or four of all that a page lacks, and a question that is not needed costs its author less than a wrong finding.
 */
const ASKED_FROM = 0.45;
const FACETS_MAX = 3;
/** Pages on which an inferred question for the price is no gap, but the author should know that it stays open. */
/** Pages on several things, each with its price. */
const OF_SEVERAL: ReadonlySet<PageType> = new Set<PageType>(['collection', 'article', 'forum']);

const PRICED: ReadonlySet<PageType> = new Set<PageType>(['collection', 'home']);

export interface FacetBrief extends AskedBrief {
  readonly facet: GapFacet;
}

/** What readers of such a page look for, which it does not give and its author can supply; the likeliest first. */
export function facetBriefs(read: Signals, scored: Signals): FacetBrief[] {
  const { language, pageType } = scored;
  const stems = gapStemsOf(language);
  const words = language.gaps;
  if (stems === null || words === null) return [];
  const page = facetPageOf(scored, stems);
  const likely = openFacetsOf(page, pageType)
    .map((open) => ({ open, probability: missedProbability(MISSING_FACETS, open, pageType) }))
    .filter(({ probability }) => probability >= ASKED_FROM)
    .sort((one, other) => other.probability - one.probability)
    .map(({ open }) => open);
  const asked = likely.flatMap(({ facet, heading }) => {
    const asking = askingFor(facet, pageType);
    const { name } = words.facets[facet];
    const place = heading ?? name.charAt(0).toUpperCase() + name.slice(1);
    return asking === null ? [] : [{ ...askedBrief(asking, place, stems.facets[facet]), facet }];
  });
  const open = [...(hidesPrices(page, likely, read, scored) ? [pricesBrief(scored)] : []), ...asked];
  const questions = new Set<string>();
  return open
    .filter(({ question }) => !questions.has(question) && questions.add(question))
    .slice(0, FACETS_MAX);
}

/** True where an inferred question for the price has no answer, and no sum of money stands anywhere. */
function hidesPrices(
  page: FacetPage,
  likely: readonly OpenFacet[],
  read: Signals,
  { answers, pageType }: Signals,
): boolean {
  const isAsked = read.queries.some(
    ({ kind, source }, at) => kind === 'price' && source === 'inferred' && answers[at]?.answered === 'no',
  );
  const isNamed = page.pricedBlocks > 0 || page.currencySigns > 0 || page.declares('price', 'lowPrice');
  const isFree = page.kinds.has('free') || page.kinds.has('news');
  return (
    PRICED.has(pageType) && isAsked && !isNamed && !isFree && !likely.some(({ facet }) => facet === 'prices')
  );
}

function pricesBrief(signals: Signals): FacetBrief {
  const stems = gapStemsOf(signals.language)?.facets.prices ?? null;
  const asking = signals.pageType === 'collection' ? PRICES : PRICE;
  return { ...askedBrief(asking, placeAt(signals, null), stems), facet: 'prices' };
}

function askingFor(facet: GapFacet, pageType: PageType): Asking | null {
  return facet === 'prices' && OF_SEVERAL.has(pageType) ? PRICES : facetAskings[facet];
}
