import type { ContentBlock } from '../../../dist/core/schema/content-block.js';

const BLOCKS_MAX = 20;
const ITEMS_MAX = 200;
const TEXT_CHARS_MAX = 20_000;
const HTML_CHARS_MAX = 200_000;

/**
 * The blocks of a known shape, the first of each type. Their markup is made from their texts and escaped where they are
 * applied; of `html` only the words of an FAQ's title are read.
 */
export function knownBlocks(values: readonly unknown[]): ContentBlock[] {
  const known = new Map<string, ContentBlock>();
  for (const value of values.slice(0, BLOCKS_MAX)) {
    const block = knownBlock(value);
    if (block !== null && !known.has(block.type)) known.set(block.type, block);
  }
  return [...known.values()];
}

function knownBlock(value: unknown): ContentBlock | null {
  if (!isObject(value)) return null;
  const { id, type, html, text, items } = value;
  if (typeof id !== 'string' || !/^blk_[0-9A-Za-z]{1,100}$/.test(id)) return null;
  if (typeof html !== 'string' || html.length > HTML_CHARS_MAX) return null;
  const placement = { selector: 'body', operation: 'append' } as const;
  const facts = { id, html, fixes: [], generator: '', review: null, grounding: [], placement };
  if (type === 'title' || type === 'meta_description') return isText(text) ? { ...facts, type, text } : null;
  return Array.isArray(items) && items.length <= ITEMS_MAX ? blockOfItems(facts, type, items) : null;
}

function blockOfItems(
  facts: Omit<ContentBlock, 'type' | 'text' | 'items'>,
  type: unknown,
  entries: readonly unknown[],
): ContentBlock | null {
  switch (type) {
    case 'faq':
      return entries.every(isFaqItem) ? { ...facts, type, items: entries } : null;
    case 'headings':
      return entries.every(isHeadingItem) ? { ...facts, type, items: entries } : null;
    case 'supporting_paragraphs':
      return entries.every(isParagraphItem) ? { ...facts, type, items: entries } : null;
    default:
      return null;
  }
}

type ItemOf<Type extends ContentBlock['type']> = Extract<
  ContentBlock,
  { readonly type: Type; readonly items: unknown }
>['items'][number];

function isFaqItem(value: unknown): value is ItemOf<'faq'> {
  return isObject(value) && isText(value['question']) && isText(value['answer']);
}

function isHeadingItem(value: unknown): value is ItemOf<'headings'> {
  return (
    isObject(value) && Number.isInteger(value['level']) && isText(value['text']) && isText(value['anchor'])
  );
}

function isParagraphItem(value: unknown): value is ItemOf<'supporting_paragraphs'> {
  return isObject(value) && isText(value['text']) && isText(value['heading']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_CHARS_MAX;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
