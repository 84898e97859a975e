import type { Container, RawBlock } from './segmentation.ts';

/** Sums for each container of a page, descendants included. */
export interface Totals {
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  /** Characters weighted by kind of text; see `proseWeight`. */
  readonly prose: Float64Array;
}

/** Weight of a block as evidence of content: running text most, labels and links least. */
export function proseWeight(block: RawBlock): number {
  const chars = Math.max(0, block.text.length - block.linkChars * 1.2);
  if (block.kind === 'heading') return chars * 0.4;
  if (block.kind === 'code') return Math.min(chars, 2_000) * 0.6;
  if (block.kind === 'table_row') return chars * 0.6;
  const isSentence = /[.!?。！？…:;»”"）)]\s*$/u.test(block.text.slice(-8));
  if (block.text.length >= 80) return chars * (isSentence ? 1 : 0.8);
  return chars * (isSentence ? 0.6 : 0.25);
}

/** `weights` are the prose weights of the blocks; `counts` selects the blocks to add. */
export function sumUp(
  containers: readonly Container[],
  blocks: readonly RawBlock[],
  weights: Float64Array,
  counts: (block: RawBlock) => boolean,
): Totals {
  const totals: Totals = {
    chars: new Float64Array(containers.length),
    linkChars: new Float64Array(containers.length),
    prose: new Float64Array(containers.length),
  };
  blocks.forEach((block, index) => {
    if (!counts(block)) return;
    add(totals.chars, block.container, block.text.length);
    add(totals.linkChars, block.container, block.linkChars);
    add(totals.prose, block.container, weights[index] ?? 0);
  });
  for (let i = containers.length - 1; i > 0; i--) {
    const parent = containers[i]?.parent ?? 0;
    add(totals.chars, parent, totals.chars[i] ?? 0);
    add(totals.linkChars, parent, totals.linkChars[i] ?? 0);
    add(totals.prose, parent, totals.prose[i] ?? 0);
  }
  return totals;
}

export function add(sums: Float64Array, index: number, amount: number): void {
  sums[index] = (sums[index] ?? 0) + amount;
}

export function ratio(part: number | undefined, whole: number | undefined): number {
  return whole === undefined || whole === 0 ? 0 : (part ?? 0) / whole;
}

/** The larger of a container's shares in the page's characters and in its prose, 0-1. */
export function shareOf(totals: Totals, index: number): number {
  return Math.max(ratio(totals.chars[index], totals.chars[0]), ratio(totals.prose[index], totals.prose[0]));
}
