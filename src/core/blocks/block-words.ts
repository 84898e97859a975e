import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { descriptionHtml, faqHtml, headingHtml, paragraphHtml, titleHtml } from './piece-html.ts';

/** Bounds per type: characters of a title or description, items of an FAQ, words of a paragraph. */
export const blockBounds = {
  title: { min: 15, max: 60 },
  meta_description: { min: 70, max: 160 },
  faq: { min: 2, max: 8 },
  paragraphWords: { min: 40, max: 120 },
} as const;

/**
 * Applies `change` to every text of a block; `change` returns null to remove a text and, with it, its item. Returns null
 * when fewer items than the minimum are left. Renders `html` again.
 */
export function changeWords(
  given: ContentBlock,
  change: (text: string) => string | null,
): ContentBlock | null {
  // A grounding quotes the changed text of the block.
  const grounding = given.grounding.map((each) => ({ ...each, text: change(each.text) ?? each.text }));
  const block: ContentBlock = { ...given, grounding };
  switch (block.type) {
    case 'title':
    case 'meta_description': {
      const text = change(block.text);
      return text === null ? null : withHtml({ ...block, text });
    }
    case 'faq': {
      const items = block.items.flatMap((item) => {
        const [question, answer] = [change(item.question), change(item.answer)];
        return question === null || answer === null ? [] : [{ question, answer }];
      });
      return items.length < blockBounds.faq.min ? null : withHtml({ ...block, items });
    }
    case 'headings': {
      const items = block.items.flatMap((item) => changedItem(item, change));
      return items.length === 0 ? null : withHtml({ ...block, items });
    }
    case 'supporting_paragraphs': {
      const items = block.items.flatMap((item) => changedItem(item, change));
      return items.length === 0 ? null : withHtml({ ...block, items });
    }
  }
}

function changedItem<Item extends { readonly text: string }>(
  item: Item,
  change: (text: string) => string | null,
): Item[] {
  const text = change(item.text);
  return text === null ? [] : [{ ...item, text }];
}

/** All texts of the block that readers see. */
export function wordsOfBlock(block: ContentBlock): readonly string[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [block.text];
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [question, answer]);
    case 'headings':
    case 'supporting_paragraphs':
      return block.items.map(({ text }) => text);
  }
}

/** The block with `html` rendered from its texts, and only the grounding of texts that are still in it. */
export function withHtml(block: ContentBlock): ContentBlock {
  const words = wordsOfBlock(block);
  const grounding = block.grounding.filter(({ text }) => words.some((each) => each.includes(text)));
  return { ...block, html: htmlOf(block), grounding };
}

function htmlOf(block: ContentBlock): string {
  switch (block.type) {
    case 'title':
      return titleHtml(block.text);
    case 'meta_description':
      return descriptionHtml(block.text);
    case 'faq':
      return faqHtml(block);
    case 'headings':
      return block.items.map(({ level, text }) => headingHtml(block.id, level, text)).join('\n');
    case 'supporting_paragraphs':
      return block.items.map(({ text }) => paragraphHtml(block.id, text)).join('\n');
  }
}

export function omission(type: ContentType, reason: string): Omission {
  return { type, reason };
}
