import type { ContentBlock, Omission } from '../schema/content-block.ts';
import { isFaqItem, isHeadingItem, isParagraphItem, type BlockChange, type Item } from './block-change.ts';
import { withHtml } from './block-words.ts';
import type { GroundingSources } from './grounding.ts';
import { keepGrounded } from './keep-grounded.ts';
import { keepPlaced } from './keep-placed.ts';
import type { PlanPage } from './plan.ts';

/** Applies the changes. A changed block keeps its id; it is omitted when it fails the grounding gate or has no place. */
export function editBlocks(
  blocks: readonly ContentBlock[],
  changes: readonly BlockChange[],
  { sources, page }: { readonly sources: GroundingSources; readonly page: PlanPage },
): { readonly blocks: readonly ContentBlock[]; readonly omitted: readonly Omission[] } {
  const edited = blocks.map((block) => {
    const own = changes.filter(({ id }) => id === block.id);
    if (own.length === 0) return block;
    // Whoever writes the words has reviewed them.
    const grounded = keepGrounded(own.reduce(changed, { ...block, review: null }), sources);
    return 'id' in grounded ? keepPlaced(grounded, page) : grounded;
  });
  return {
    blocks: edited.flatMap((block) => ('id' in block ? [block] : [])),
    omitted: edited.flatMap((block) => ('id' in block ? [] : [block])),
  };
}

function changed(block: ContentBlock, { text = null, items = [] }: Changes): ContentBlock {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return text === null ? block : withHtml({ ...block, text });
    case 'faq':
      return items.length === 0 ? block : withHtml({ ...block, items: items.filter(isFaqItem) });
    case 'headings':
      return items.length === 0 ? block : withHtml({ ...block, items: items.filter(isHeadingItem) });
    case 'supporting_paragraphs':
      return items.length === 0 ? block : withHtml({ ...block, items: items.filter(isParagraphItem) });
  }
}

type Changes = { readonly text?: string | null; readonly items?: readonly Item[] };
