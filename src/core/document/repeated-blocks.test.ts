import { describe, expect, it } from 'vitest';
import { readDocument, type PageDocument } from './page-document.ts';

const read = (body: string): PageDocument =>
  readDocument(
    `<!doctype html><html lang="en"><title>Lake</title><body><main><h1>The lake</h1>${body}</main></body></html>`,
  );

const LONG =
  'The lake lies between two hills and is fed by a stream that runs dry in August, so that its level falls by half a metre before the autumn rain comes.';
const OTHER =
  'Three families of grebes nest in the reeds at its northern end, where no boat may go between March and July, and raise two broods in a good year there.';
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('what stands on a page again', () => {
  it('counts once and is reported', () => {
    const { text, repeated } = read(`<p>${LONG}</p><p>${OTHER}</p><p>${LONG}</p><p>${LONG}</p>`);
    expect(count(text, LONG)).toBe(1);
    expect(repeated).toEqual([{ text: LONG, copies: 2 }]);
  });

  it('counts once with its heading and all that is below it', () => {
    const section = `<h2>Level</h2><p>${LONG}</p><ul><li>half a metre</li></ul><pre>level = 2</pre>`;
    const { blocks } = read(`${section}<h2>Birds</h2><p>${OTHER}</p>${section}`);
    expect(blocks.map(({ text }) => text)).toEqual([
      'Level',
      LONG,
      'half a metre',
      'level = 2',
      'Birds',
      OTHER,
    ]);
  });

  it('takes the heading above a copy away when nothing else is below it', () => {
    const { blocks } = read(`<p>${LONG}</p><h2>Again</h2><p>${LONG}</p><h2>Birds</h2><p>${OTHER}</p>`);
    expect(blocks.map(({ text }) => text)).toEqual([LONG, 'Birds', OTHER]);
  });

  it('counts a section of short blocks once', () => {
    const section = `<h2>Rules</h2>${['No boats in spring, please.', 'No fires on the shore at night.', 'Dogs stay on a lead.', 'Leave nothing behind but your footprints, and take nothing.'].map((rule) => `<p>${rule}</p>`).join('')}`;
    expect(count(read(`${section}<p>${OTHER}</p>${section}`).text, 'No boats')).toBe(1);
  });

  it.each([
    ['short blocks', `<p>Free entry.</p><p>${OTHER}</p><p>Free entry.</p>`, 'Free entry.'],
    ['quotations', `<p>${LONG}</p><blockquote>${LONG}</blockquote>`, LONG],
    ['code', `<pre>${LONG}</pre><p>${OTHER}</p><pre>${LONG}</pre>`, LONG],
    [
      'text that differs in a word',
      `<p>${LONG}</p><p>${LONG.replace('two', 'three')}</p>`,
      'hills and is fed',
    ],
  ])('stays: %s', (_, html, part) => {
    const { text, repeated } = read(html);
    expect(count(text, part)).toBe(2);
    expect(repeated).toEqual([]);
  });

  it('keeps thirty cards that all say the same', () => {
    expect(count(read(`<ul>${'<li>A kettle of red copper</li>'.repeat(30)}</ul>`).text, 'kettle')).toBe(30);
  });

  it('leaves out labels that stand with each card, and keeps figures and sentences', () => {
    const card = (name: string): string =>
      `<div><p>${name} is a lake of the north with clear and cold water.</p><p>Compare now</p><p>12 km</p><p>Open.</p></div>`;
    const { text } = read(['Ane', 'Bel', 'Cor', 'Dun'].map(card).join(''));
    expect([count(text, 'Compare now'), count(text, '12 km'), count(text, 'Open.')]).toEqual([0, 4, 4]);
  });
});
