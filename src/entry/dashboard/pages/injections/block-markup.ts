import { faqJson } from '../../../../core/blocks/piece-html.ts';
import type { ContentBlock } from '../../../../core/schema/content-block.ts';
import { markdownText } from '../../../report/markdown/markdown-text.ts';

/** The words of a block as Markdown; what they contain of its marks is escaped. */
export function blockMarkdown(block: ContentBlock): string {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return line(block.text);
    case 'faq':
      return block.items
        .map(({ question, answer }) => `### ${line(question)}\n\n${line(answer)}`)
        .join('\n\n');
    case 'headings':
      return block.items.map(({ level, text }) => `${'#'.repeat(level)} ${line(text)}`).join('\n\n');
    case 'supporting_paragraphs':
      return block.items.map(({ text }) => line(text)).join('\n\n');
  }
}

const line = (text: string): string => markdownText(text.replaceAll(/\s+/gu, ' ').trim());

/** An FAQ as JSON-LD, to paste into the head; undefined for types that have no structured data of their own. */
export function blockJsonLd(block: ContentBlock): string | undefined {
  return block.type === 'faq'
    ? `<script type="application/ld+json">${faqJson(block.items)}</script>`
    : undefined;
}
