import { adviseTo } from '../../advice/advice.ts';
import { defineCheck, notApplicable, ramp } from '../check.ts';

/** Share of main content in the visible text: a crawler's cut of a short text would be mostly repeated elements. */
const RATIO_ZERO = 0.05;
const RATIO_FULL = 0.4;

/** Below it the page is mostly chrome, whatever the main content is taken to be. */
const RATIO_ADVISED = 0.1;

export const boilerplate = defineCheck({
  id: 'boilerplate',
  category: 'structure_quality',
  weakness: 'boilerplate_heavy',
  title: 'Most of what is visible is the page’s own text',
  why: 'A retriever that cuts the whole page into passages gets navigation, teasers and notices between them.',
  source: { class: 'D', claim: 'Extraction of main content fails more often where it is the smaller part.' },
  needs: ['page'],
  evaluate({ page }) {
    if (page.visibleChars === 0) return notApplicable('The page shows no text.');
    const ratio = page.ownText.length / page.visibleChars;
    return {
      kind: 'judged',
      share: ramp(ratio, RATIO_ZERO, RATIO_FULL),
      explanation: `${String(Math.round(Math.min(1, ratio) * 100))} % of the visible text is main content.`,
      evidence: [],
    };
  },
  advise({ page }) {
    const ratio = page.ownText.length / Math.max(1, page.visibleChars);
    return ratio > RATIO_ADVISED ? null : adviseTo('trim-chrome', { percent: Math.round(ratio * 100) });
  },
});
