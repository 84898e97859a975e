import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText, withVisibleText } from './visible-text.ts';

/** Whatever a terminal could act on, or a reader could be deceived by. */
const acting = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Surrogate}]/u;

describe('visibleText', () => {
  it.each([
    ['an escape sequence', 'a\u001b[31mred\u001b[0m', 'a␛[31mred␛[0m'],
    ['a hyperlink sequence', '\u001b]8;;http://x\u0007click', '␛]8;;http://x␇click'],
    ['the 8-bit escape', 'a\u009b2Jb', 'a�2Jb'],
    ['a carriage return that would overwrite the line', 'safe\rEVIL', 'safe EVIL'],
    ['backspaces', 'abc\b\b\bxyz', 'abc␈␈␈xyz'],
    ['a bidirectional override', 'user\u202egpj.exe', 'usergpj.exe'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['zero width space and byte order mark', 'ig\u200bno\ufeffre', 'ignore'],
    ['tag characters that spell a hidden text', 'hi\u{e0048}\u{e0049}', 'hi'],
    ['half a surrogate pair', 'a\ud800b', 'a�b'],
    ['line breaks of every kind', 'a\nb\u2028c\u0085d\te', 'a b c�d e'],
  ])('disarms %s', (_what, text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('keeps ordinary text of any script as it is', () => {
    for (const text of [
      'naïve café',
      'Größe',
      '日本語テキスト',
      'עברית',
      'हिन्दी',
      'می‌خواهم',
      '👩‍👩‍👧 🇫🇷',
      'e\u0301',
    ]) {
      expect(visibleText(text)).toBe(text);
    }
  });

  it('bounds the marks on one letter', () => {
    expect(visibleText(`a${'\u0301'.repeat(500)}b`).length).toBeLessThan(10);
  });

  it('lets nothing through that a terminal acts on, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => !acting.test(visibleText(text))),
      { numRuns: 2000 },
    );
  });
});

describe('withVisibleText', () => {
  it('reaches every string, however deep, and leaves all else alone', () => {
    const value = { a: ['\u001b', { b: '\u202e.', c: 3, d: null, e: true }], f: 1.5 };
    expect(withVisibleText(value)).toEqual({ a: ['␛', { b: '.', c: 3, d: null, e: true }], f: 1.5 });
  });
});
