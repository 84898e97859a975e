import { describe, expect, it } from 'vitest';
import { growth, numbered, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import { readDocument } from './page-document.ts';

const prose = (word: string): string =>
  `<p>${`The ${word} part tells how the wall of the harbour was rebuilt after the storm. `.repeat(5)}</p>`;
const shell = (body: string): string => `<html lang="en"><title>Wall</title><body>${body}</body></html>`;

describe('text that a framework streams and moves by script', () => {
  it.each([
    [
      'React',
      `<main><h1>Wall</h1>${prose('first')}<!--$?--><template id="B:0"></template><p>Loading it now</p><!--/$-->${prose('last')}</main><div hidden id="S:0">${prose('middle')}</div><script>$RC=function(b,c){};$RC("B:0","S:0")</script>`,
    ],
    [
      'React, a segment inside of a boundary',
      `<main><h1>Wall</h1>${prose('first')}<!--$?--><template id="B:0"></template><!--/$-->${prose('last')}</main><div hidden id="S:1">${prose('middle')}</div><div hidden id="S:0"><template id="P:1"></template></div><script>$RS("S:1","P:1")</script><script>$RC("B:0","S:0")</script>`,
    ],
    [
      'Solid',
      `<main><h1>Wall</h1>${prose('first')}<template id="pl-0-1"></template>${prose('last')}</main><template id="0-1">${prose('middle')}</template><script>$df("0-1")</script>`,
    ],
    [
      'Marko',
      `<main><h1>Wall</h1>${prose('first')}<noscript id="afph0"></noscript>${prose('last')}</main><div id="af0" style="display:none">${prose('middle')}</div><script>$af(0)</script>`,
    ],
  ])('is read at its place: %s', (_, body) => {
    const page = readDocument(shell(body));
    expect([...page.text.matchAll(/The (\w+) part/g)].map(([, word]) => word)).toEqual([
      ...Array.from({ length: 5 }, () => 'first'),
      ...Array.from({ length: 5 }, () => 'middle'),
      ...Array.from({ length: 5 }, () => 'last'),
    ]);
    expect(page.text).not.toContain('Loading');
    expect(page.hidden).toEqual([]);
  });

  it('is what a crawler has of a page that shows nothing before', () => {
    const page = readDocument(
      shell(
        `<div id="root"><template id="B:0"></template></div><div hidden id="S:0"><main><h1>Wall</h1>${prose('only')}</main></div><script>$RC("B:0","S:0")</script>`,
      ),
    );
    expect(page.contentWords).toBeGreaterThan(50);
    expect(page.titleHeading).toBe('Wall');
  });

  it.each([
    ['no script moves it', '<template id="B:0"></template><div hidden id="S:0">SECRET words</div>'],
    [
      'its place is not in the page',
      '<div hidden id="S:0">SECRET words</div><script>$RC("B:0","S:0")</script>',
    ],
  ])('stays hidden where %s', (_, body) => {
    const page = readDocument(shell(`<main>${prose('only')}${body}</main>`));
    expect(page.text).not.toContain('SECRET');
    expect(page.hidden.map(({ text }) => text)).toEqual(['SECRET words']);
  });

  it('is read once where parts stand in each other', () => {
    const page = readDocument(
      shell(
        `<main>${prose('only')}<template id="B:0"></template></main><div hidden id="S:0">ONE<template id="B:1"></template></div><div hidden id="S:1">TWO<template id="B:0"></template></div><script>$RC("B:0","S:0");$RC("B:1","S:1")</script>`,
      ),
    );
    expect(page.text.match(/ONE|TWO/g)).toEqual(['ONE', 'TWO']);
  });

  it('takes time in proportion to its number', () => {
    const make = (count: number): string =>
      shell(
        numbered(
          count,
          (at) =>
            `<template id="B:${String(at)}"></template><div hidden id="S:${String(at)}"><p>text</p></div><script>$RC("B:${String(at)}","S:${String(at)}")</script>`,
        ),
      );
    expect(growth(readDocument, make, 4_000)).toBeLessThan(TIMES_MAX);
  });
});
