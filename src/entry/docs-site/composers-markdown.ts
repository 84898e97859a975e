import { composers } from '../../core/blocks/composers.ts';
import { contentBlockTypes, type ContentType } from '../../core/schema/vocabulary.ts';
import { generatedNote, table } from './markdown.ts';

/** How the proposals for a type become its block. */
const MADE: Readonly<Record<ContentType, string>> = {
  title: 'The first proposal of 15 to 60 characters; without one the page’s own title is kept.',
  meta_description:
    'The first proposal of 70 to 160 characters; without one the page’s own description is kept.',
  faq: 'The first 2 to 8 questions that the page’s own FAQ markup does not have; no answer twice.',
  headings: 'Up to 12 headings that the page does not have, one for each passage.',
  supporting_paragraphs: 'The first passage of 40 to 120 words.',
};

/** `docs/composers.md`: where the words of content blocks come from. */
export function composersMarkdown(): string {
  return [
    generatedNote,
    '',
    '# Where the words of content blocks come from',
    '',
    'A composer is a rule that takes the words of a content block from the page. The words of content blocks come from the page',
    'itself and from the facts that the caller sends, never from elsewhere. Each composer is one idea:',
    'which words of the page make a block, and when. A composer takes the words unchanged, in one piece, and proposes',
    'nothing when in doubt. Composers of one type are asked in the order below; the first proposal that passes makes the block.',
    '',
    'Without a language model, composers write all content blocks. With a language model, composers write the blocks that the',
    'model did not write, or wrote without support on the page. Every number, date, name and quotation of a content block must',
    'occur in the page or in the caller’s facts. A content block is dropped if it lowers the score of the page by more than',
    '0.2 points; its gain is shown, and neither chooses nor orders blocks.',
    '',
    ...contentBlockTypes.flatMap(typeSection),
  ].join('\n');
}

function typeSection(type: ContentType): readonly string[] {
  const rows = composers
    .filter((composer) => composer.type === type)
    .map(({ id, idea }) => [`\`${id}\``, idea]);
  return [`## \`${type}\``, '', MADE[type], '', table(['Composer', 'Takes'], rows), ''];
}
