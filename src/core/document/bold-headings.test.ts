import { describe, expect, it } from 'vitest';
import { readDocument } from './page-document.ts';

const TEXT = '<p>The windlass lifts the anchor from the ground of the harbour, and a rope holds it.</p>';
const BELOW = '<p>Oil keeps the rust away from its drum, and a cover of canvas keeps the salt away.</p>';
const LAST = '<p>Rust begins where the paint is thin, and goes on below it without being seen.</p>';
const kindsOf = (html: string): string[] =>
  readDocument(`<main><h1>Deck</h1>${TEXT}${html}</main>`)
    .blocks.slice(1)
    .map(({ kind, level }) => (kind === 'heading' ? `h${String(level)}` : kind));

describe('bold lines', () => {
  it.each([
    ['over a paragraph', `<p><strong>Care of the gear</strong></p>${BELOW}`],
    ['that is a question', `<p><b>How is it oiled?</b></p>${BELOW}`],
    ['with a colon', `<p><strong>Care:</strong></p>${BELOW}`],
    ['in wrappers of an editor', `<p><span><strong>Care</strong></span><br></p>${BELOW}`],
  ])('are headings %s', (_, html) => {
    expect(kindsOf(html)).toEqual(['h2', 'paragraph']);
  });

  it('are headings over a list', () => {
    expect(kindsOf('<p><b>Tools</b></p><ul><li>Oil</li><li>Rag</li></ul>')).toEqual([
      'h2',
      'list_item',
      'list_item',
    ]);
  });

  it('stand below the last real heading, side by side', () => {
    expect(kindsOf(`<h3>Gear</h3><p><b>Oil</b></p>${BELOW}<p><b>Rust</b></p>${LAST}`)).toEqual([
      'h3',
      'h4',
      'paragraph',
      'h4',
      'paragraph',
    ]);
  });

  it.each([
    ['a whole sentence', `<p><strong>Oil the windlass twice a year.</strong></p>${BELOW}`],
    ['partly bold', `<p><strong>Care</strong> of the gear</p>${BELOW}`],
    ['longer than twelve words', `<p><b>${'care '.repeat(13)}</b></p>${BELOW}`],
    ['not over text', '<p><b>Care</b></p><p>See there.</p>'],
  ])('are none when they are %s', (_, html) => {
    expect(kindsOf(html)).toEqual(['paragraph', 'paragraph']);
  });

  it('are none, nor anything else of the text, when they are only a mark', () => {
    expect(kindsOf(`<p><b>***</b></p>${BELOW}`)).toEqual(['paragraph']);
  });
});
