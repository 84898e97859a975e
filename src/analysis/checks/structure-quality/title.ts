import { adviseTo } from '../../advice/advice.ts';
import { lengthCredit, shownLength, statedLength, TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { defineCheck, quoteElsewhere, shorten } from '../check.ts';

/** From here on more than a word is cut off. */
const CLEARLY_LONGER = 1.15;
/** A shorter part of a title is seldom a title. */
const EXAMPLE_CHARS_MIN = 20;

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
    };
  },
  advise({ page, pageType }) {
    const text = page.metadata.title;
    if (text === null) return adviseTo('add-title', {});
    const { min, max } = TITLE_CHARS;
    const where = quoteElsewhere(text);
    if (shownLength(text) < min) return adviseTo('extend-title', { title: text, min, max }, { where });
    const example = firstPart(text);
    if (example === null && pageType === 'forum') return null;
    return adviseTo(
      'shorten-title',
      { length: statedLength(text), max },
      { where, example, isMinor: shownLength(text) < max * CLEARLY_LONGER },
    );
  },
});

/** What stands before the first separator that leaves a whole title. */
function firstPart(title: string): string | null {
  const cuts = [...title.matchAll(/\s+[|–—·»-]\s+/gu)].map(({ index }) => title.slice(0, index).trim());
  const fitting = cuts.filter((part) => {
    const length = shownLength(part);
    return length >= EXAMPLE_CHARS_MIN && length <= TITLE_CHARS.max;
  });
  return fitting[0] ?? null;
}
