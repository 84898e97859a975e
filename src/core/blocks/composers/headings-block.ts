import type { Signals } from '../../page-signals/page-signals.ts';
import type { Omission } from '../../schema/content-block.ts';
import { WORDS_PER_HEADING_MAX } from '../../checks/structure-quality/heading-outline.ts';
import { partsToHead } from '../headings/parts-to-head.ts';
import { withHtml } from '../block-words.ts';
import type { GroundedHeading } from '../composer.ts';
import { blockFacts } from './block-facts.ts';
import type { MadeBlock } from './made-block.ts';

const ITEMS_MAX = 12;

/** The proposed headings that the page does not have, one for each passage. */
export function makeHeadings(proposals: readonly GroundedHeading[], signals: Signals): MadeBlock | Omission {
  const { page, sections } = signals;
  const taken = new Set(sections.map(({ title }) => lettersOf(title ?? '')));
  const anchors = new Set<string>();
  const items: GroundedHeading[] = [];
  for (const item of proposals) {
    const key = lettersOf(item.text);
    if (items.length >= ITEMS_MAX || taken.has(key) || anchors.has(item.anchor)) continue;
    taken.add(key);
    anchors.add(item.anchor);
    items.push(item);
  }
  if (items.length === 0) {
    const reason =
      partsToHead(signals).length === 0
        ? `Every part of more than ${String(WORDS_PER_HEADING_MAX)} words has headings of its own.`
        : 'No passage without a heading names its topic in words of its own.';
    return { type: 'headings', reason };
  }
  const block = withHtml({
    type: 'headings',
    ...blockFacts('headings', items.map(({ text, anchor }) => `${text}\n${anchor}`).join('\n')),
    items: items.map(({ level, text, anchor }) => ({ level, text, anchor })),
    html: '',
    grounding: items.flatMap(({ grounding }) => grounding),
    placement: { selector: page.contentSelector, operation: 'insert_before' },
  });
  return { block, used: items };
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
