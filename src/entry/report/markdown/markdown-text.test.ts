import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenced, markdownAddress, markdownText } from './markdown-text.ts';

describe('text', () => {
  test.each([
    ['plain words, 4.5 % (of all) – “quoted”', 'plain words, 4.5 % (of all) – “quoted”'],
    ['**bold** _it_ `code`', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\`'],
    ['<script>&amp;', '\\<script\\>\\&amp;'],
    ['[a](javascript:x) ![i](x)', '\\[a\\](javascript:x) !\\[i\\](x)'],
    ['# head', '\\# head'],
    ['1. one', '1\\. one'],
    ['- one', '\\- one'],
    ['a | b', 'a \\| b'],
    [
      'https://evil.example www.evil.example a@b.example',
      'https\\://evil.example www\\.evil.example a\\@b.example',
    ],
  ])('%j has no meaning in Markdown', (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test('is the same again without the backslashes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(markdownText(text).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text);
      }),
    );
  });
});

describe('an address', () => {
  test.each([
    ['https://example.com/a_b', '<https://example.com/a_b>'],
    ['https://example.com/?q=<x>|`y`', '<https://example.com/?q=%3Cx%3E%7C%60y%60>'],
    ['https://me:secret@example.com/', 'https\\://me:secret\\@example.com/'],
    ['guide.html (https://example.com/)', 'guide.html (https\\://example.com/)'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s is a link only where it is an address alone', (text, expected) => {
    expect(markdownAddress(text)).toBe(expected);
  });
});

describe('a fenced block', () => {
  test.each([
    ['no backticks', '```'],
    ['```\nout', '````'],
    ['a `````` b', '```````'],
  ])('of %j has a fence that is longer than any run in it', (text, fence) => {
    expect(fenced(text, 'text')).toEqual([`${fence}text`, ...text.split('\n'), fence]);
  });

  test('is never ended by its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '~', '\n', 'x', ' ') }), (text) => {
        const [open = '', ...rest] = fenced(text, 'text');
        const fence = open.replace('text', '');
        const ends = rest.filter((line) => /^ {0,3}`+\s*$/.test(line) && line.trim().length >= fence.length);
        expect(ends).toEqual([fence]);
      }),
    );
  });
});
