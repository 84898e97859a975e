import { expect, test } from 'vitest';
import { locateTexts } from './locate-text.ts';

const html = `<html><head><meta name="description" content="All about pumps">
<script>const text = 'A pump moves heat';</script></head>
<body><p>A <b>pump</b>
  moves heat &amp; air.</p><p>twice</p><p>twice</p>
<ul><li>one</li><li>two</li></ul></body>`;

const place = (text: string): unknown => locateTexts(html, [text]).get(text);

test('words are found across tags, line breaks and character references', () => {
  expect(place('A pump moves heat & air.')).toEqual({
    ...{ startLine: 3, startColumn: 10, endLine: 4, endColumn: 24 },
  });
});

test('words of an attribute are found', () => {
  expect(place('All about pumps')).toEqual({
    ...{ startLine: 1, startColumn: 47, endLine: 1, endColumn: 62 },
  });
});

test('words of two list items are not one word', () => {
  expect(place('onetwo')).toBeUndefined();
  expect(place('one two')).toMatchObject({ startLine: 5 });
});

test.each([['twice'], ['nowhere'], [''], [' ']])('"%s" has no place', (text) => {
  expect(place(text)).toBeUndefined();
});

test('markup that never ends is read once', () => {
  const hostile = `<p>first</p>${'<script><!--'.repeat(50_000)}&amp${'<'.repeat(50_000)}`;
  expect(locateTexts(hostile, ['first']).get('first')).toMatchObject({ startLine: 1, startColumn: 4 });
});
