import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padEnd, shorten, textWidth, wrapText } from './text-width.ts';

describe('textWidth', () => {
  it.each([
    ['plain', 5],
    ['', 0],
    ['Größe', 5],
    ['日本', 4],
    ['한국어', 6],
    ['ｗｉｄｅ', 8],
    ['。、', 4],
    ['e\u0301', 1],
    ['\u1112\u1161\u11ab', 2],
    ['🙂', 2],
    ['👩‍👩‍👧', 2],
    ['🇫🇷', 2],
    ['𠮷', 2],
    ['…—“”', 4],
    ['█▏░', 3],
  ])('counts %s as %i columns', (text, columns) => {
    expect(textWidth(text)).toBe(columns);
  });
});

describe('wrapText', () => {
  it('breaks at spaces', () => {
    expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrapText(`see ${'x'.repeat(12)} end`, 6)).toEqual(['see', 'xxxxxx', 'xxxxxx', 'end']);
  });

  it('breaks text without spaces by its width in columns', () => {
    expect(wrapText('日本語のテキスト', 6)).toEqual(['日本語', 'のテキ', 'スト']);
  });

  it('gives no line for empty text', () => {
    expect(wrapText('', 10)).toEqual([]);
    expect(wrapText('   ', 10)).toEqual([]);
  });

  it('never makes a line wider than asked and loses no character but spaces', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 80 })
      .map((raw) => raw.normalize().replace(/\s/gu, ' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 40 }), (given, columns) => {
        const lines = wrapText(given, columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(given.replaceAll(' ', ''));
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('wraps a megabyte without spaces in reasonable time', () => {
    expect(wrapText('x'.repeat(1_000_000), 80)).toHaveLength(12_500);
  });
});

describe('shorten and padEnd', () => {
  it('cut and fill by columns', () => {
    expect(shorten('short', 10)).toBe('short');
    expect(shorten('a longer text', 8)).toBe('a longe…');
    expect(textWidth(shorten('日本語のテキスト', 8))).toBeLessThanOrEqual(8);
    expect(padEnd('日本', 6)).toBe('日本  ');
    expect(padEnd('longer', 3)).toBe('longer');
  });
});
