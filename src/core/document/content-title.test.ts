import { describe, expect, it } from 'vitest';
import { pageContent } from './page-content.ts';
import { readDocument } from './page-document.ts';

const text = `<p>${'The pump moves heat from the cold air outside into the warm house. '.repeat(6)}</p>`;

function titleOf(head: string, heading: string): string | null {
  const page = readDocument(
    `<html lang="en"><head>${head}</head><body><main>${heading}${text}</main></body></html>`,
  );
  return pageContent(page).title;
}

describe('the title of the main content', () => {
  it.each([
    [
      'its heading',
      '<title>How heat pumps work | Warmhaus</title>',
      '<h1>How heat pumps work in winter</h1>',
      'How heat pumps work in winter',
    ],
    [
      'the first part of the title, where the heading is a slogan',
      '<title>Heat pumps in winter - Advice - Warmhaus</title>',
      '<h1>Cosy all year!</h1>',
      'Heat pumps in winter',
    ],
    [
      'the first part of the title, where the heading is the site’s name',
      '<title>Heat pumps in winter | Warmhaus</title>',
      '<h1>Our magazine</h1>',
      'Heat pumps in winter',
    ],
    [
      'the heading, where the title only names the site',
      '<title>Warmhaus</title><meta property="og:site_name" content="Warmhaus">',
      '<h1>Heat pumps in winter</h1>',
      'Heat pumps in winter',
    ],
    [
      'the heading, where the title says nothing',
      '<title>Untitled</title>',
      '<h1>Heat pumps in winter</h1>',
      'Heat pumps in winter',
    ],
    [
      'the heading, where the title lacks a topic',
      '<title>| Warmhaus Magazine</title>',
      '<h1>Heat pumps in winter</h1>',
      'Heat pumps in winter',
    ],
    [
      'the heading that the address repeats',
      '<title>Warmhaus - The warm place of the web</title><link rel="canonical" href="https://w.example/t/heat_pumps">',
      '<h1>Heat pumps in winter</h1>',
      'Heat pumps in winter',
    ],
    ['the heading, where there is no title', '', '<h1>Heat pumps in winter</h1>', 'Heat pumps in winter'],
    [
      'the title without the site’s name, where there is no heading',
      '<title>Heat pumps in winter | Warmhaus</title><meta property="og:site_name" content="Warmhaus">',
      '',
      'Heat pumps in winter',
    ],
    [
      'the title without a name that stands first',
      '<title>Warmhaus: news | Heat pumps in winter</title><meta property="og:site_name" content="Warmhaus: News">',
      '',
      'Heat pumps in winter',
    ],
    [
      'the title without the name of the address',
      '<title>Heat pumps in winter – Warm Haus</title><link rel="canonical" href="https://www.warmhaus.example/pumps">',
      '',
      'Heat pumps in winter',
    ],
    [
      'the title with parts that name no site',
      '<title>Heat pumps – winter guide</title>',
      '',
      'Heat pumps – winter guide',
    ],
    [
      'a Japanese heading that shares characters with the title',
      '<title>冬のヒートポンプの使い方 | 暖かい家</title>',
      '<h1>ヒートポンプを冬に使う</h1>',
      'ヒートポンプを冬に使う',
    ],
    ['nothing, where there is neither', '', '', null],
  ])('is %s', (_, head, heading, expected) => {
    expect(titleOf(head, heading)).toBe(expected);
  });

  it('is the heading below a logo that is an H1, once in the outline', () => {
    const page = readDocument(
      `<html lang="en"><title>Heat pumps in winter — Warmhaus</title><body><h1>Warmhaus</h1><article><h2>Heat pumps in winter</h2>${text}<h2>Costs</h2><p>It costs as much as a small car does.</p></article></body></html>`,
    );
    expect(page.titleHeading).toBe('Heat pumps in winter');
    expect(pageContent(page).title).toBe('Heat pumps in winter');
    expect(pageContent(page).outline.map((entry) => entry.text)).toEqual(['Heat pumps in winter', 'Costs']);
  });
});
