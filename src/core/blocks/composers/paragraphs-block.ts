import { countWords } from '../../document/visible-text.ts';
import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import { blockBounds, withHtml } from '../block-words.ts';
import type { GroundedParagraph } from '../composer.ts';
import { blockFacts } from './block-facts.ts';
import type { MadeBlock } from './made-block.ts';

/** One passage of the page is a summary; more would say the page twice. */
const COPIES_MAX = 1;
const ITEMS_MAX = 3;

/** Paragraphs of 40 to 120 words: what the caller adds, and at most one passage of the page. None twice. */
export function makeParagraphs(
  proposals: readonly GroundedParagraph[],
  { page }: Signals,
): MadeBlock | Omission {
  const { min, max } = blockBounds.paragraphWords;
  const items: GroundedParagraph[] = [];
  for (const item of proposals) {
    const words = countWords(item.text);
    const copies = items.filter(isCopy).length;
    if (items.length >= ITEMS_MAX || words < min || words > max) continue;
    if ((isCopy(item) && copies >= COPIES_MAX) || items.some(({ text }) => text === item.text)) continue;
    items.push(item);
  }
  if (items.length === 0)
    return {
      type: 'supporting_paragraphs',
      reason: `No passage of ${String(min)} to ${String(max)} words answers a question of the page's readers by itself and comes too late on the page.`,
    };
  const block = withHtml({
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
  return { block, used: items };
}

function isCopy({ grounding }: GroundedParagraph): boolean {
  return grounding.some(({ start }) => start !== null);
}
