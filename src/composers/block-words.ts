import type { ContentBlock, Omission } from '../schema/content-block.ts';
import type { ContentType } from '../schema/vocabulary.ts';
import { descriptionHtml, faqHtml, headingHtml, paragraphHtml, titleHtml } from './piece-html.ts';

/** Bounds of each type: characters of a text, words of a paragraph, items of a list. */
export const blockBounds = {
  title: { min: 15, max: 60 },
  meta_description: { min: 70, max: 160 },
  faq: { min: 2, max: 8 },
  paragraphWords: { min: 40, max: 120 },
} as const;

/**
 * A block with its words changed by `change`, which gives null for words that are to go. An item goes with any of its
 * words; null when nothing, or too little, is left. `html` is made again from the words.
 */
export function changeWords(
  given: ContentBlock,
  change: (text: string) => string | null,
): ContentBlock | null {
  // A grounding names the words of the block as they are after the change.
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

/** Every text of the block that a reader of the page will see. */
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

/** The block with `html` made from its words, and the grounding of the words that it still has. */
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
