import { countWords } from '../../analysis/document/visible-text.ts';
import type { Signals } from '../../analysis/signals/signals.ts';
import type { ContentBlock, Omission } from '../../schema/content-block.ts';
import { blockBounds, withHtml } from '../block-words.ts';
import type { GroundedParagraph } from '../composer.ts';
import { blockFacts } from './block-facts.ts';

/** One passage is a summary; more would say the page twice. */
const ITEMS_MAX = 1;

/** The surest passage of 40 to 120 words. */
export function makeParagraphs(
  proposals: readonly GroundedParagraph[],
  { page }: Signals,
): ContentBlock | Omission {
  const { min, max } = blockBounds.paragraphWords;
  const items = proposals
    .filter(({ text }) => countWords(text) >= min && countWords(text) <= max)
    .slice(0, ITEMS_MAX);
  if (items.length === 0)
    return {
      type: 'supporting_paragraphs',
      reason: `No passage of ${String(min)} to ${String(max)} words answers a question of the page's readers by itself and stands too far down.`,
    };
  return withHtml({
    type: 'supporting_paragraphs',
    ...blockFacts('supporting_paragraphs', items.map(({ text }) => text).join('\n')),
    items: items.map(({ text, heading, entity }) => ({
      text,
      heading,
      ...(entity === undefined ? {} : { entity }),
    })),
    html: '',
    grounding: items.flatMap(({ grounding }) => grounding),
    placement: { selector: page.contentSelector, operation: 'insert_after' },
  });
}
