import { adviseTo } from '../../advice/advice.ts';
import { defineCheck, quoteElsewhere, ramp } from '../check.ts';

/** Words of main content: up to the first nothing is quotable, from the second on the page can contain an answer. */
const WORDS_ZERO = 30;
const WORDS_FULL = 150;
const WEIGHTS = { words: 0.8, container: 0.2 } as const;

export const rawHtmlText = defineCheck({
  id: 'raw-html-text',
  category: 'structure_quality',
  weakness: 'thin',
  title: 'The text is in the HTML',
  why: 'Assistants’ crawlers fetch scripts and do not run them: what a script adds does not exist for them.',
  source: {
    class: 'C',
    claim: 'Request logs show assistants’ crawlers fetching JavaScript and never executing it.',
  },
  needs: ['page', 'prose'],
  evaluate({ page, prose }) {
    const words = ramp(prose.wordCount, WORDS_ZERO, WORDS_FULL);
    const share = words * WEIGHTS.words + (page.hasSemanticContainer ? WEIGHTS.container : 0);
    return {
      kind: 'judged',
      share,
      explanation: `${String(prose.wordCount)} words of main content stand in the HTML${page.hasSemanticContainer ? '' : ', outside of any <main> or <article>'}.`,
      evidence:
        page.hidden.length > 0 && words < 1
          ? page.hidden.slice(0, 2).map((hidden) => quoteElsewhere(hidden.text))
          : [],
    };
  },
  advise({ page, prose }) {
    const isThin = prose.wordCount < WORDS_FULL;
    if (isThin && page.scriptTraces > 0) return adviseTo('render-text', { words: prose.wordCount });
    return isThin || page.hasSemanticContainer ? null : adviseTo('add-landmark', {}, { isMinor: true });
  },
});
