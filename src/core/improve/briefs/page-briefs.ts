/** What only the author of a page can supply, gathered from all that finds it. */
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Draft } from '../actions/draft.ts';
import type { AskedBrief } from './asked-brief.ts';
import { definitionBriefs } from './definition-brief.ts';
import { facetBriefs, type FacetBrief } from './facet-briefs.ts';
import { threadBriefs } from './thread-brief.ts';

/** More than these are not answered in one sitting; open questions of the caller come on top. */
const BRIEFS_MAX = 5;

export interface PageBriefs {
  readonly ofPage: readonly AskedBrief[];
  readonly ofFacets: readonly FacetBrief[];
}

/** What readers of such a page look for and it does not give. */
export function readBriefs(read: Signals, scored: Signals): PageBriefs {
  return {
    ofPage: [...definitionBriefs(read, scored), ...threadBriefs(scored)],
    ofFacets: facetBriefs(scored),
  };
}

/** Open questions first, then what the page lacks, then what the advice needs in its order; each thing is asked once. */
export function briefsInOrder(
  questions: readonly AskedBrief[],
  { ofPage, ofFacets }: PageBriefs,
  drafts: readonly Draft[],
): AskedBrief[] {
  const ofDrafts = drafts.flatMap(({ brief }) => (brief === null ? [] : [brief]));
  const others = [...ofPage, ...ofFacets, ...ofDrafts];
  const kept = [...questions];
  for (const brief of others) {
    if (kept.length >= BRIEFS_MAX) break;
    if (!kept.some((one) => asksSame(one, brief))) kept.push(brief);
  }
  return kept;
}

/** One price is asked for once, in whatever words. */
export function asksSame(one: AskedBrief, other: AskedBrief): boolean {
  return one.question === other.question || (one.answer_kind === 'price' && other.answer_kind === 'price');
}
