import { pageTypeIs } from '../../page-facts/page-type-policies.ts';
import { facetAskings, PRICES, type Asking } from '../../advice/texts/en-briefs.ts';
import { facetPageOf, gapStemsOf, type FacetPage } from '../../reading/gaps/facet-page.ts';
import { missedShare } from '../../reading/gaps/missing-facets.ts';
import { openFacetsOf } from '../../reading/gaps/open-facets.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { GapFacet } from '../../languages/gap-facets.ts';
import type { PageType } from '../../schema/vocabulary.ts';
import { askedBrief, type AskedBrief } from './asked-brief.ts';

/**
 * decision: the author is asked where one reader in three misses the facet. A reader names three or four of all that a
 * page lacks, and a question that is not needed costs its author little.
 */
const ASKED_FROM = 0.33;
const FACETS_MAX = 3;
const STEPS_MIN = 3;

export interface FacetBrief extends AskedBrief {
  readonly facet: GapFacet;
}

/** What readers of such a page look for, which it does not give and its author can supply; the likeliest first. */
export function facetBriefs(signals: Signals): FacetBrief[] {
  const { language, pageType } = signals;
  const stems = gapStemsOf(language);
  const words = language.gaps;
  if (stems === null || words === null) return [];
  const page = facetPageOf(signals, stems);
  const likely = openFacetsOf(page, pageType)
    .map((open) => ({ open, share: missedShare(open.facet, pageType) }))
    .filter(({ share }) => share >= ASKED_FROM)
    .sort((one, other) => other.share - one.share)
    .map(({ open }) => open);
  const asked = likely.flatMap(({ facet, heading }) => {
    const asking = suitsAuthor(facet, page, pageType) ? askingFor(facet, pageType) : null;
    const { name } = words.facets[facet];
    const place = heading ?? name.charAt(0).toUpperCase() + name.slice(1);
    return asking === null ? [] : [{ ...askedBrief(asking, place, stems.facets[facet]), facet }];
  });
  const questions = new Set<string>();
  return asked
    .filter(({ question }) => !questions.has(question) && questions.add(question))
    .slice(0, FACETS_MAX);
}

function askingFor(facet: GapFacet, pageType: PageType): Asking | null {
  return facet === 'prices' && pageTypeIs(pageType, 'pricesOfSeveral') ? PRICES : facetAskings[facet];
}

/** False where readers may miss a facet that its author cannot be asked for. */
function suitsAuthor(facet: GapFacet, page: FacetPage, pageType: PageType): boolean {
  const { figures, kinds } = page;
  switch (facet) {
    // Posts belong to those who wrote them; tips on how to choose offer nothing that has a price.
    case 'prices':
      return pageType !== 'forum' && !(pageType === 'article' && kinds.has('task'));
    // The products of a list have dimensions of their own.
    case 'dimensions':
      return pageType === 'product';
    case 'benchmarks':
      return pageType !== 'product';
    // A page that leads to others has no steps that could fail, or that need an example.
    case 'troubleshooting':
    case 'example':
      return figures.codeBlocks > 0 || figures.orderedItems >= STEPS_MIN;
    default:
      return true;
  }
}
