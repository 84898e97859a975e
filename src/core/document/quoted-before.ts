import { SaidBefore } from './said-before.ts';
import type { RawBlock } from './segmentation.ts';
import { isElement } from './tree.ts';

/**
 * Leaves out what a thread quotes from its own earlier posts: the posts contain it. A quotation from elsewhere stays, since
 * it is nowhere else on the page. Only for quotations that the page sets aside, in `<aside>`. Linear.
 */
export function dropQuotedBefore(blocks: readonly RawBlock[]): readonly RawBlock[] {
  if (!blocks.some(isSetAside)) return blocks;
  const said = new SaidBefore();
  return blocks.filter((block) => {
    if (block.kind === 'heading' || block.kind === 'code') return true;
    const isSaid = said.isIdle(block.text);
    return !isSaid || !isSetAside(block);
  });
}

function isSetAside({ quote }: RawBlock): boolean {
  const around = quote?.parentNode ?? null;
  return around !== null && isElement(around) && around.tagName === 'aside';
}
