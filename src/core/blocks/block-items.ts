import { createHash } from 'node:crypto';
import type { ContentBlock, FaqItem, HeadingItem, Omission, ParagraphItem } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { blockBounds, omission, withHtml } from './block-words.ts';

/** A part of a block that an editor accepts or rejects: a question with its answer, a heading, a paragraph, or the text. */
export interface BlockItem {
  /** Two items of a type have the same key if they have the same words. */
  readonly key: string;
  readonly type: ContentType;
  /** Position in the block. */
  readonly index: number;
}

/** 80 bits in hexadecimal, as many as the id of a block has. */
const KEY_CHARS = 20;

type TextItem = { readonly text: string };

export function itemKey(type: ContentType, item: TextItem | FaqItem | HeadingItem | ParagraphItem): string {
  const parts =
    'question' in item
      ? [item.question, item.answer]
      : 'anchor' in item
        ? [item.text, item.anchor, String(item.level)]
        : 'heading' in item
          ? [item.text, item.heading]
          : [item.text];
  const hash = createHash('sha256')
    .update(JSON.stringify([type, ...parts]))
    .digest('hex');
  return `itm_${hash.slice(0, KEY_CHARS)}`;
}

export function itemsOfBlock(block: ContentBlock): readonly BlockItem[] {
  const { type } = block;
  if (block.type === 'title' || block.type === 'meta_description') {
    return [{ key: itemKey(type, block), type, index: 0 }];
  }
  return block.items.map((item, index) => ({ key: itemKey(type, item), type, index }));
}

/** The blocks without these items. A block with too few items left is omitted. */
export function withoutItems(
  blocks: readonly ContentBlock[],
  keys: ReadonlySet<string>,
): { readonly blocks: readonly ContentBlock[]; readonly omitted: readonly Omission[] } {
  const kept: ContentBlock[] = [];
  const omitted: Omission[] = [];
  for (const block of blocks) {
    const left = leftOf(block, keys);
    if ('id' in left) kept.push(left);
    else omitted.push(left);
  }
  return { blocks: kept, omitted };
}

/** Why a block is omitted of which nothing is kept. */
export const REJECTED = 'Rejected by an editor.';

function leftOf(block: ContentBlock, keys: ReadonlySet<string>): ContentBlock | Omission {
  const { type } = block;
  const isKept = (item: Parameters<typeof itemKey>[1]): boolean => !keys.has(itemKey(type, item));
  if (block.type === 'title' || block.type === 'meta_description') {
    return isKept(block) ? block : omission(type, REJECTED);
  }
  const count = block.items.filter(isKept).length;
  if (count === block.items.length) return block;
  if (count === 0) return omission(type, REJECTED);
  if (block.type === 'faq' && count < blockBounds.faq.min) {
    return omission(
      type,
      `An editor kept ${String(count)} of its questions; an FAQ needs ${String(blockBounds.faq.min)}.`,
    );
  }
  return withItems(block, isKept);
}

function withItems(
  block: Extract<ContentBlock, { readonly items: unknown }>,
  isKept: (item: FaqItem | HeadingItem | ParagraphItem) => boolean,
): ContentBlock {
  switch (block.type) {
    case 'faq':
      return withHtml({ ...block, items: block.items.filter(isKept) });
    case 'headings':
      return withHtml({ ...block, items: block.items.filter(isKept) });
    case 'supporting_paragraphs':
      return withHtml({ ...block, items: block.items.filter(isKept) });
  }
}
