import { describe, expect, it } from 'vitest';
import { readDocument, type PageDocument } from './page-document.ts';

const read = (body: string): PageDocument =>
  readDocument(
    `<!doctype html><html lang="en"><title>Lake</title><body><main><h1>The lake</h1>${body}</main></body></html>`,
  );
const textsOf = (blocks: PageDocument['blocks']): string[] => blocks.map(({ text }) => text);

const FIRST = 'The lake lies between two hills and is fed by a stream.';
const OTHER = 'Three families of grebes nest in the reeds at its end.';
const HEAP = 'lake boats cheap '.repeat(30).trim();

describe('blocks that add nothing', () => {
  it('stay in the text, and are neither read nor judged', () => {
    const { text, allBlocks, blocks, ownText } = read(
      `<p>${FIRST}</p><p>${OTHER}</p><p>${FIRST}</p><p>${HEAP}</p>`,
    );
    expect(textsOf(allBlocks)).toEqual([FIRST, OTHER, FIRST, HEAP]);
    expect(text).toContain(HEAP);
    expect(textsOf(blocks)).toEqual([FIRST, OTHER]);
    expect(ownText).toBe(`${FIRST}\n\n${OTHER}`);
    for (const block of blocks) expect(text.slice(block.start, block.end)).toBe(block.text);
  });

  it('take the headings with them that have no other text below', () => {
    const { blocks } = read(
      `<h2>Level</h2><p>${FIRST}</p><h2>Again</h2><h3>Once more</h3><p>${FIRST}</p><h2>Birds</h2><p>${FIRST}</p><p>${OTHER}</p><h2>Boats</h2><p>${HEAP}</p>`,
    );
    expect(textsOf(blocks)).toEqual(['Level', FIRST, 'Birds', OTHER]);
  });

  it.each([
    ['short blocks', '<p>Free entry.</p><p>Free entry.</p>'],
    ['quotations', `<blockquote>${FIRST}</blockquote>`],
    ['code', `<pre>${FIRST}</pre><pre>${FIRST}</pre>`],
    ['rows', `<table><tr><td>${FIRST}</td><td>1</td></tr><tr><td>${FIRST}</td><td>1</td></tr></table>`],
  ])('are not: %s', (_, html) => {
    const { blocks, allBlocks, text, ownText } = read(`<p>${FIRST}</p>${html}`);
    expect(blocks).toBe(allBlocks);
    expect(ownText).toBe(text);
  });

  it('are all of the text where nothing else is in it', () => {
    const { blocks, contentWords } = read(`<h2>Boats</h2><p>${HEAP}</p>`);
    expect(textsOf(blocks)).toEqual(['Boats', HEAP]);
    expect(contentWords).toBeLessThan(10);
  });

  it('make no page longer', () => {
    const once = read(`<p>${FIRST}</p>`).contentWords;
    expect(read(`<p>${FIRST}</p>`.repeat(6)).contentWords).toBe(once);
    expect(read(`<p>${FIRST}</p><p>${HEAP}</p>`).contentWords).toBe(once);
  });
});
