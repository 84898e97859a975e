import { adviseTo } from '../../advice/advice.ts';
import { lengthCredit, shownLength, statedLength, TITLE_CHARS } from '../../document/metadata-lengths.ts';
import { defineCheck } from '../check.ts';
import { quoteElsewhere } from '../../evidence/evidence.ts';

/** A title of nearly the length that is asked for says enough. */
const CLEARLY_SHORTER = 0.7;
/** A template filled with nothing: “| Magazine”. */
const EMPTY_PART = /^\s*[|–—·»-]\s|\s[|–—·»-]\s*$/u;
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
    const other = otherCount(text, page.titleHeading);
    if (other !== null) return adviseTo('agree-on-count', other, { where, isCertain: true });
    if (EMPTY_PART.test(text)) return adviseTo('complete-title', { title: text }, { where, isCertain: true });
    if (shownLength(text) >= min && shownLength(text) <= max) return null;
    if (shownLength(text) < min)
      return adviseTo(
        'extend-title',
        { title: text, min, max },
        { where, isMinor: shownLength(text) > min * CLEARLY_SHORTER },
      );
    const example = firstPart(text);
    if (example === null && pageType === 'forum') return null;
    return adviseTo(
      'shorten-title',
      { length: statedLength(text), max },
      { where, example, isMinor: shownLength(text) < TITLE_CHARS.hardMax },
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

/** Counts in which title and H1 differ, where they say the same otherwise: “59 brands”, “60 brands”. */
function otherCount(title: string, heading: string | null): { title: string; heading: string } | null {
  const counts = (text: string): readonly string[] => text.match(/(?<!\p{N})\p{N}{1,4}(?!\p{N})/gu) ?? [];
  const rest = (text: string): string => text.replace(/\p{N}+/gu, '#').toLowerCase();
  const [one, ...more] = counts(title);
  const [other, ...others] = counts(heading ?? '');
  if (one === undefined || other === undefined || one === other || more.length + others.length > 0)
    return null;
  const areYears = [one, other].every((count) => /^(?:19|20)\p{N}{2}$/u.test(count));
  return areYears || rest(title).startsWith(rest(heading ?? '')) ? { title: one, heading: other } : null;
}
