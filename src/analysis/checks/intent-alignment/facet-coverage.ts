import type { FacetQuery } from '../../reading/intent/facets.ts';
import { defineCheck, notApplicable, quote, ramp, shorten } from '../check.ts';

/**
 * Share of facet queries with a section. The effect is bell-shaped: pages that cover 26-50 % of the sub-topics do better
 * than those that cover all of them (scoring rubric, facet-coverage).
 */
const FULL_FROM = 0.25;
const FULL_TO = 0.7;
/** Credit for a page with a section for every facet. */
const ALL_CREDIT = 0.6;
const FACETS_MIN = 4;
const WORDS_MIN = 150;
const SECTIONS_MIN = 2;

export const facetCoverage = defineCheck({
  id: 'facet-coverage',
  category: 'intent_alignment',
  title: 'The next questions have a section too',
  why: 'An assistant splits a question into several and looks for a passage for each; a page that takes up a few of them is found more often than one that takes up a single one, or every one a little.',
  source: {
    class: 'C',
    claim:
      'Sub-topic coverage is bell-shaped: pages that cover 26-50 % of the sub-topics do better than those that cover all.',
  },
  needs: ['facets', 'sections', 'prose', 'pageType', 'page'],
  evaluate({ facets, sections, prose, pageType, page }) {
    if (facets === null || facets.length < FACETS_MIN)
      return notApplicable(
        `The questions that belong to a ${pageType} page in this language (${page.language}) are not known.`,
      );
    const headed = sections.filter(({ heading }) => heading !== null).length;
    if (prose.wordCount < WORDS_MIN || headed < SECTIONS_MIN)
      return notApplicable('The text is too short, or has too few sections, to take up several questions.');
    const covered = facets.filter(({ section }) => section !== null);
    const missing = facets.filter(({ section }) => section === null);
    const share = covered.length / facets.length;
    return {
      kind: 'judged',
      share: share <= FULL_TO ? ramp(share, 0, FULL_FROM) : 1 - (1 - ALL_CREDIT) * ramp(share, FULL_TO, 1),
      explanation: `${String(covered.length)} of ${String(facets.length)} questions that follow from the topic have a section; ${String(Math.round(FULL_FROM * 100))}-${String(Math.round(FULL_TO * 100))} % are the mark.`,
      evidence: covered.flatMap(({ section }) => {
        const block = section?.heading?.block ?? section?.units[0]?.block;
        return block === undefined ? [] : [quote(block.text, block.start)];
      }),
      advice:
        share < FULL_FROM
          ? adviceFor(missing)
          : share > FULL_TO
            ? `The page has a section for ${String(covered.length)} of ${String(facets.length)} questions. Go deeper into those that matter and leave the rest to pages of their own.`
            : null,
    };
  },
});

/** A facet that the text already mentions is the easiest to add. */
function adviceFor(missing: readonly FacetQuery[]): string {
  const touched = missing.find(({ mention }) => mention !== null);
  const others = missing
    .filter((facet) => facet !== touched)
    .slice(0, 3)
    .map(({ text }) => `“${shorten(text, 60)}”`)
    .join(', ');
  return touched === undefined || touched.mention === null
    ? `The page takes up few of the questions that follow from its topic. Add a section for one or two that it can answer, such as ${others}.`
    : `The text touches on “${shorten(touched.text, 60)}” in “${shorten(touched.mention.text, 90)}”. Give that a section with a heading that says so${others === '' ? '' : `; other questions that people ask next: ${others}`}.`;
}
