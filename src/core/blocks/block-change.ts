import { countWords } from '../document/visible-text.ts';
import type { ContentBlock, FaqItem, HeadingItem, ParagraphItem } from '../schema/content-block.ts';
import { blockBounds } from './block-words.ts';
import { plainText } from './piece-html.ts';

// Apart from `edit-blocks.ts`, because the process that takes a change must not load the analysis to judge its form.

/** New content of a block: `text` for types with a text, `items` for types with items. Absent fields stay unchanged. */
export interface BlockChange {
  readonly id: string;
  readonly text?: string;
  readonly items?: readonly (FaqItem | HeadingItem | ParagraphItem)[];
}

/** Problems of a change that do not depend on the page: fields of another type, texts out of bounds. */
export function changeProblems(
  block: ContentBlock,
  { text, items }: BlockChange,
): readonly { readonly field: 'text' | 'items'; readonly message: string }[] {
  const { type } = block;
  if (type === 'title' || type === 'meta_description') {
    if (items !== undefined) return [{ field: 'items', message: `A ${type} block has no items.` }];
    const { min, max } = blockBounds[type];
    const length = [...plainText(text ?? '')].length;
    if (text === undefined || (length >= min && length <= max)) return [];
    return [{ field: 'text', message: `Must have ${String(min)} to ${String(max)} characters.` }];
  }
  if (text !== undefined) return [{ field: 'text', message: `A ${type} block has no text.` }];
  const message = items === undefined ? null : itemsProblem(type, items);
  return message === null ? [] : [{ field: 'items', message }];
}

function itemsProblem(
  type: 'faq' | 'headings' | 'supporting_paragraphs',
  items: readonly Item[],
): string | null {
  const isItem = { faq: isFaqItem, headings: isHeadingItem, supporting_paragraphs: isParagraphItem }[type];
  if (!items.every((item) => isItem(item))) return `Must be ${type} items.`;
  const { faq, paragraphWords } = blockBounds;
  if (type === 'faq' && (items.length < faq.min || items.length > faq.max)) {
    return `Must have ${String(faq.min)} to ${String(faq.max)} items.`;
  }
  const isFitting = (item: Item): boolean => {
    const words = isParagraphItem(item) ? countWords(item.text) : paragraphWords.min;
    return words >= paragraphWords.min && words <= paragraphWords.max;
  };
  return type !== 'supporting_paragraphs' || items.every(isFitting)
    ? null
    : `Paragraphs must have ${String(paragraphWords.min)} to ${String(paragraphWords.max)} words.`;
}

export type Item = FaqItem | HeadingItem | ParagraphItem;

export function isFaqItem(item: Item): item is FaqItem {
  return 'question' in item;
}

export function isHeadingItem(item: Item): item is HeadingItem {
  return 'anchor' in item;
}

export function isParagraphItem(item: Item): item is ParagraphItem {
  return 'heading' in item;
}
