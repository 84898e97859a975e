import { lengthCredit, shownLength, statedLength, TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { defineCheck, quoteElsewhere, shorten } from '../check.ts';

export const title = defineCheck({
  id: 'title',
  category: 'structure_quality',
  weakness: 'bad_title',
  title: 'The title is there and can be shown whole',
  why: 'The title is what an assistant reads of a search result before it opens the page; one that is cut off loses its end.',
  source: {
    class: 'B',
    claim: 'Titles and descriptions soften the loss in pipelines with retrieval (SAGEO Arena).',
  },
  needs: ['page'],
  fix: ['title'],
  evaluate({ page }) {
    const text = page.metadata.title;
    return {
      kind: 'judged',
      share: lengthCredit(text, TITLE_CHARS),
      explanation: text === null ? 'The page has no title.' : `The title has ${statedLength(text)}.`,
      evidence: text === null ? [] : [quoteElsewhere(text)],
      advice: adviceFor(text),
    };
  },
});

function adviceFor(text: string | null): string | null {
  if (text === null) return 'Give the page a <title>.';
  const length = shownLength(text);
  if (length > TITLE_CHARS.max)
    return `The title has ${statedLength(text)}, and is cut off when shown: “${shorten(text, Math.floor((TITLE_CHARS.max * text.length) / length))}”. Shorten it to ${String(TITLE_CHARS.max)} or fewer, the subject first.`;
  return length < TITLE_CHARS.min
    ? `The title “${text}” is too short to say what the page is about. Use ${String(TITLE_CHARS.min)}-${String(TITLE_CHARS.max)} characters.`
    : null;
}
