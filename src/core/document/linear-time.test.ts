import { describe, expect, it } from 'vitest';
import { growth, numbered, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { pageContent } from './page-content.ts';
import { readDocument } from './page-document.ts';
import { parseHtml } from './parse-html.ts';
import { elementsOf } from './tree.ts';

describe('reading a page takes time in proportion to its size', () => {
  it.each<[string, (count: number) => string, number]>([
    ['elements nested 40,000 deep', (count) => `${'<div>'.repeat(count)}text`, 10_000],
    ['inline elements nested 40,000 deep', (count) => `<p>${'<span>'.repeat(count)}text`, 10_000],
    ['lists nested 20,000 deep', (count) => `${'<ul><li>'.repeat(count)}text`, 5_000],
    ['tables nested 8,000 deep', (count) => `${'<table><tr><td>'.repeat(count)}text`, 2_000],
    [
      '100,000 attributes on one element',
      (count) => `<p ${numbered(count, (index) => `a${String(index)}="v" `)}>text`,
      25_000,
    ],
    ['the same formatting element left open 6,000 times', (count) => '<p><b>x'.repeat(count), 1_500],
    [
      'one text of 2 MB',
      (count) => `<p>${'The pump moves heat from the air to the water. '.repeat(count)}`,
      10_000,
    ],
    ['one word of 4 MB', (count) => `<p>${'a'.repeat(count)}`, 1_000_000],
    ['4 MB of white space', (count) => `<p>a${' \n'.repeat(count)}b`, 500_000],
    ['40,000 list items', (count) => `<ul>${'<li>an item</li>'.repeat(count)}</ul>`, 15_000],
    [
      '20,000 rows of a table',
      (count) => `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(count)}</table>`,
      5_000,
    ],
    ['a row of 40,000 cells', (count) => `<table><tr>${'<td>a</td>'.repeat(count)}</tr></table>`, 10_000],
    [
      '16,000 hidden paragraphs',
      (count) => '<div style="display:none"><p>hidden</p></div>'.repeat(count),
      4_000,
    ],
    ['a million characters that could begin markup', (count) => `<p>${'< & '.repeat(count)}`, 60_000],
    ['200,000 comments', (count) => `${'<!-- x -->'.repeat(count)}<p>text`, 50_000],
    [
      '16,000 panels of one accordion',
      (count) =>
        `<div class="accordion">${'<div class="panel" style="display:none"><p>hidden</p></div>'.repeat(count)}</div>`,
      4_000,
    ],
    ['40,000 links in a line', (count) => `<p>${'<a href="/a">a link</a>'.repeat(count)}`, 10_000],
    [
      '20,000 blocks that come back in the same order',
      (count) => '<p>One.</p><p>Two words.</p><h2>Three</h2>'.repeat(count),
      2_500,
    ],
    ['code of 100,000 lines', (count) => `<pre>${'let a = 1;\n'.repeat(count)}</pre>`, 25_000],
  ])('%s', (_, make, count) => {
    expect(growth(readDocument, make, count)).toBeLessThan(TIMES_MAX);
  });

  it('lists nested 4,000 deep, written as Markdown', () => {
    const write = (html: string): unknown => pageContent(readDocument(html));
    expect(growth(write, (count) => `${'<ul><li>text'.repeat(count)}`, 1_000)).toBeLessThan(TIMES_MAX);
  });

  it('white space inside of code', () => {
    expect(growth(readDocument, (count) => `<pre>a${' '.repeat(count)}b</pre>`, 6_000)).toBeLessThan(
      TIMES_MAX,
    );
  });

  it('lines that end in <br>', () => {
    expect(
      growth(readDocument, (count) => `<p>${`${'a line of text '.repeat(8)}<br>`.repeat(count)}`, 900),
    ).toBeLessThan(TIMES_MAX);
  });

  // Each <p> opens every <font> again: 2,500 of them (60 kB of HTML) would need more than 4 GB.
  it('unclosed formatting elements that differ', () => {
    const elements = (count: number): number =>
      elementsOf(parseHtml(numbered(count, (index) => `<p><font size="${String(index)}">x`)).root).length;
    expect(elements(720) / elements(180)).toBeLessThan(TIMES_MAX);
  });

  it('reads a page with too many elements up to the one that is too many', () => {
    const { root, truncated } = parseHtml(numbered(2_500, (index) => `<p><font size="${String(index)}">x`));
    expect(truncated).toBe(true);
    expect(elementsOf(root).length).toBeGreaterThan(6_000);
    expect(elementsOf(root).length).toBeLessThan(20_000);
  });
});
