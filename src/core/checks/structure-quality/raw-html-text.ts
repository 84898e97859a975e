import { adviseTo } from '../../advice/advice.ts';
import { defineCheck, ramp } from '../check.ts';
import { quoteElsewhere } from '../../evidence/evidence.ts';

/** Words of main content: up to the first nothing is quotable, from the second on the page can contain an answer. */
const WORDS_ZERO = 30;
const WORDS_FULL = 150;
const WEIGHTS = { words: 0.8, container: 0.2 } as const;

/** Shorter hidden texts are labels of controls. */
const WAITING_CHARS_MIN = 500;

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
    // A short page is no shell: only one whose other text waits in hidden markup is.
    const waits =
      prose.wordCount < WORDS_FULL && page.hidden.some(({ text }) => text.length > WAITING_CHARS_MIN);
    if (waits) return adviseTo('render-text', { words: prose.wordCount });
    return page.hasSemanticContainer ? null : adviseTo('add-landmark', {}, { isMinor: true });
  },
});
