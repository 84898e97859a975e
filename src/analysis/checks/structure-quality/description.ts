import {
  DESCRIPTION_CHARS,
  lengthCredit,
  shownLength,
  statedLength,
} from '../../document/metadata-lengths.ts';
import { defineCheck, quoteElsewhere } from '../check.ts';

const RANGE = `${String(DESCRIPTION_CHARS.min)}-${String(DESCRIPTION_CHARS.max)}`;

export const description = defineCheck({
  id: 'description',
  category: 'structure_quality',
  weakness: 'bad_or_missing_description',
  title: 'A description sums the page up',
  why: 'The description stands below the title in search results; without one the engine takes a passage that it picks itself.',
  source: {
    class: 'B',
    claim: 'Titles and descriptions soften the loss in pipelines with retrieval (SAGEO Arena).',
  },
  needs: ['page'],
  fix: ['meta_description'],
  evaluate({ page }) {
    const text = page.metadata.description;
    return {
      kind: 'judged',
      share: lengthCredit(text, DESCRIPTION_CHARS),
      explanation:
        text === null
          ? 'The page has no meta description.'
          : `The meta description has ${statedLength(text)}.`,
      evidence: text === null ? [] : [quoteElsewhere(text)],
      advice: adviceFor(text),
    };
  },
});

function adviceFor(text: string | null): string | null {
  if (text === null)
    return `Write a meta description of ${RANGE} characters that answers the page’s main question.`;
  const length = shownLength(text);
  return length > DESCRIPTION_CHARS.max || length < DESCRIPTION_CHARS.min
    ? `The meta description has ${statedLength(text)}. Bring it to ${RANGE}.`
    : null;
}
