import { SaidBefore } from './said-before.ts';
import type { RawBlock } from './segmentation.ts';

/**
 * The blocks that add something to those before them. What is left out gives no evidence, length or structure to any check:
 * text that repeats the text before it, heaps of the same words, and headings with nothing else below them. They
 * stay in the page's text, and signs of a text made to game the score are looked for in them too. The same array when
 * nothing is left out, or nothing but headings would be left. Linear.
 */
export function withoutIdle<Kept extends RawBlock>(blocks: readonly Kept[]): readonly Kept[] {
  const said = new SaidBefore();
  const isIdle = blocks.map((block) => mayBeIdle(block) && said.isIdle(block.text));
  if (!isIdle.includes(true)) return blocks;
  markHeadings(blocks, isIdle);
  const kept = blocks.filter((_, index) => isIdle[index] !== true);
  return kept.some(({ kind }) => kind !== 'heading') ? kept : blocks;
}

/** Headings, rows of variants and code repeat by nature, and threads quote each other. */
function mayBeIdle({ kind, quote }: RawBlock): boolean {
  return kind !== 'heading' && kind !== 'table_row' && kind !== 'code' && kind !== 'quote' && quote === null;
}

/** A heading goes with the last block below it. */
function markHeadings(blocks: readonly RawBlock[], isIdle: boolean[]): void {
  let after: RawBlock | undefined;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index];
    if (block === undefined || isIdle[index] === true) continue;
    const isBare = after === undefined || (after.kind === 'heading' && after.level <= block.level);
    if (block.kind === 'heading' && isIdle[index + 1] === true && isBare) isIdle[index] = true;
    else after = block;
  }
}
