import { composers } from '../composers/composers.ts';
import { contentBlockTypes, type ContentType } from '../schema/vocabulary.ts';
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
    'A composer is one idea: which words of the page make a block, and when. It takes them as they stand, in one piece, and',
    'proposes nothing when in doubt. Composers of one type are asked in the order below. Without a language model nothing else',
    'writes; with one, they write what the model did not write, or wrote without support on the page. Every number, date, name',
    'and quotation of a proposal must occur in the page or in the caller’s facts. A block is dropped if it lowers the score by',
    'more than 0.2; its gain is shown, and neither chooses nor orders blocks.',
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
