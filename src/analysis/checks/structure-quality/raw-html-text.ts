import { defineCheck, quoteElsewhere, ramp } from '../check.ts';

/** Words of main content: up to the first nothing is quotable, from the second on the page can contain an answer. */
const WORDS_ZERO = 30;
const WORDS_FULL = 150;
/** Share of main content in the visible text: a crawler's cut of a short text would be mostly chrome. */
const RATIO_ZERO = 0.05;
const RATIO_FULL = 0.4;
const WEIGHTS = { words: 0.6, ratio: 0.25, container: 0.15 } as const;

export const rawHtmlText = defineCheck({
  id: 'raw-html-text',
  category: 'structure_quality',
  title: 'The text is in the HTML',
  why: 'Assistants’ crawlers fetch scripts and do not run them: what a script adds does not exist for them.',
  source: {
    class: 'C',
    claim: 'Request logs show assistants’ crawlers fetching JavaScript and never executing it.',
  },
  needs: ['page', 'prose'],
  evaluate({ page, prose }) {
    const ratio = page.visibleChars === 0 ? 0 : page.text.length / page.visibleChars;
    const words = ramp(prose.wordCount, WORDS_ZERO, WORDS_FULL);
    const share =
      words * WEIGHTS.words +
      ramp(ratio, RATIO_ZERO, RATIO_FULL) * WEIGHTS.ratio +
      (page.hasSemanticContainer ? WEIGHTS.container : 0);
    return {
      kind: 'judged',
      share,
      explanation: `${String(prose.wordCount)} words of main content stand in the HTML, ${String(Math.round(Math.min(1, ratio) * 100))} % of the visible text${page.hasSemanticContainer ? '' : ', outside of any <main> or <article>'}.`,
      evidence:
        page.hidden.length > 0 && words < 1
          ? page.hidden.slice(0, 2).map((hidden) => quoteElsewhere(hidden.text))
          : [],
      advice: adviceFor(words, ratio, page.hasSemanticContainer),
    };
  },
});

function adviceFor(words: number, ratio: number, hasContainer: boolean): string | null {
  if (words < 1)
    return `Put the text that matters into the HTML that the server sends, ${String(WORDS_FULL)} words or more; what scripts add later is not read.`;
  if (!hasContainer)
    return 'Wrap the main content in <main> or <article>, so that crawlers can tell it from navigation.';
  if (ratio < RATIO_FULL)
    return 'Most of the visible text is navigation or repeated elements. Shorten them, or move them after the main content.';
  return null;
}
