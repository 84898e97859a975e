import type { ContentBlock } from '../../core/schema/content-block.ts';
import type { ContentType } from '../../core/schema/vocabulary.ts';
import { quoted } from '../../core/evidence/quoted.ts';

/** Content blocks for readers of a report: type, place and text. */
export const blockNames: Readonly<Record<ContentType, string>> = {
  title: 'Title',
  meta_description: 'Meta description',
  faq: 'Questions and answers',
  headings: 'Headings',
  supporting_paragraphs: 'Paragraphs',
};

export interface BlockWords {
  readonly where: string;
  readonly text: string;
}

export function wordsOfBlock(block: ContentBlock): BlockWords[] {
  switch (block.type) {
    case 'title':
    case 'meta_description':
      return [{ where: '', text: block.text }];
    case 'faq':
      return block.items.map(({ question, answer }) => ({ where: quoted(question), text: answer }));
    case 'headings':
      return block.items.map(({ level, text, anchor }) => ({
        where: `H${String(level)} above ${quoted(anchor)}`,
        text,
      }));
    case 'supporting_paragraphs':
      return block.items.map(({ heading, text }) => ({ where: `under ${quoted(heading)}`, text }));
  }
}
