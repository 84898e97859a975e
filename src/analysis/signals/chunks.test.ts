import { describe, expect, it } from 'vitest';
import { hostilePages } from '../../../test/support/pages/hostile-pages.ts';
import { CHUNK_WORDS_MAX } from './chunks.ts';
import { createSignals, type Signals } from './signals.ts';

const signalsOf = (body: string): Signals =>
  createSignals(`<html lang="en"><body><main><h1>Piers</h1>${body}</main></body></html>`, {
    url: 'https://a.example/',
    asOf: '2026-11-21',
  });
/** The blocks of each chunk, as they stand in the page's text. */
const chunksOf = (body: string): string[][] => {
  const { chunks, page } = signalsOf(body);
  return chunks.map(({ start, end }) => page.text.slice(start, end).split(/\n+/u));
};

let count = 0;
/** No two are alike: a page's own repetitions are left out of its text. */
const sentence = (words: number): string =>
  `The${' keeper'.repeat(words - 3)} waits ${'abcdefghijklmnop'.charAt(count++)}x.`;

describe('the chunks of a page', () => {
  it('are its paragraphs, each under its heading', () => {
    const body = '<p>The pier is long. It stands on oak.</p><h2>Repairs</h2><p>Divers mend it in spring.</p>';
    expect(chunksOf(body)).toEqual([['The pier is long. It stands on oak.'], ['Divers mend it in spring.']]);
    expect(signalsOf(body).chunks.map(({ heading }) => heading?.block.text ?? null)).toEqual([
      null,
      'Repairs',
    ]);
  });

  it('keep a list with the line that leads into it', () => {
    expect(chunksOf('<p>Bring these:</p><ul><li>A rope.</li><li>A lamp.</li></ul><p>Then go.</p>')).toEqual([
      ['Bring these:', 'A rope.', 'A lamp.'],
      ['Then go.'],
    ]);
  });

  it('end where a paragraph can no longer be quoted whole', () => {
    const long = [sentence(60), sentence(50), sentence(40)];
    expect(chunksOf(`<p>${long.join(' ')}</p>`)).toEqual([[long.slice(0, 2).join(' ')]]);
  });

  it('are several where a list is long', () => {
    const items = Array.from({ length: 5 }, () => sentence(40));
    const chunks = chunksOf(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    expect(chunks.map(({ length }) => length)).toEqual([3, 2]);
    expect(3 * 40).toBeLessThanOrEqual(CHUNK_WORDS_MAX);
  });

  it('have no questions among their statements, but rows', () => {
    const { chunks } = signalsOf(
      '<p>Who mends it? Divers mend it in spring.</p><table><tr><th>Part</th><th>Age</th></tr><tr><td>Deck</td><td>9 years</td></tr></table>',
    );
    // One sentence, the head of the table and its row.
    expect(chunks.flatMap(({ parts }) => parts.map(({ stems }) => [...stems].length > 0))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('tell names from statements', () => {
    const { chunks } = signalsOf('<ul><li>Oak</li><li>The deck is made of oak.</li></ul>');
    expect(chunks[0]?.parts.map(({ isComplete }) => isComplete)).toEqual([false, true]);
  });

  it.each(Object.entries(hostilePages))('of %s lie within its text, in order', (_, html) => {
    const { chunks, page } = createSignals(html, { url: 'https://a.example/', asOf: '2026-11-21' });
    let before = 0;
    for (const { start, end } of chunks) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(page.text.length);
  });
});
