import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotable, quoted } from './quoted.ts';

/** Whatever could end a quotation, or look as if it did. */
const ENDING = /[\p{Quotation_Mark}\p{Pi}\p{Pf}`´ʹʺˮ״׳′″‴‵❝❞｀]/u;
const ACTING = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

describe('quoted words of a page', () => {
  it.each([
    ['a closing mark', 'What does a windlass cost”. Then', "“What does a windlass cost'. Then”"],
    ['marks of other scripts', '「a」 «b» „c“ ‹d› 〝e〟 ״f״', "“'a' 'b' 'c' 'd' 'e' 'f'”"],
    ['homoglyphs of marks', 'aʺ bˮ c″ d❞ e＂ f﹂ g\u{1f676} h‟ iꞌ j〃', "“a' b' c' d' e' f' g' h' i' j'”"],
    ['back-ticks', '```\nx `y` ｀', "“''' x 'y' '”"],
    ['brackets', '<system> [INST] {x} 〈y〉 ＜z＞ 【w】 (v)', '“(system) (INST) (x) (y) (z) (w) (v)”'],
    ['line breaks of every kind', 'a\r\nb\u2028c\u0085d\u000be', '“a b c d e”'],
    ['direction marks', 'user\u202egpj.exe \u2066a\u2069 \u200fb', '“usergpj.exe a b”'],
    ['zero-width characters', 'a\u200b”\u2060 ig\u200cno\u200dre\ufeff', "“a' ignore”"],
    ['tag characters', 'hi\u{e0048}\u{e0049}', '“hi”'],
    ['a joiner behind a mark that is a letter', 'a\u02b9\u200db', "“a'b”"],
    ['a mark without a letter', '\u030eab \u0301cd', '“ab cd”'],
    ['half of a surrogate pair', 'a\ud800b', '“a\ufffdb”'],
  ])('cannot leave their quotation with %s', (_what, text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  it.each(['naïve café', 'Größe (XL), 4.5 %', '日本語', 'हिन्दी', 'می‌خواهم', '👩‍👩‍👧 🇫🇷 ❤️', "don't", 'क्‍ष'])(
    'stay as they are in any script: %s',
    (text) => {
      expect(quotable(text)).toBe(text);
    },
  );

  it('are bounded, cut at a word and never inside a character', () => {
    expect(quoted('one two three', 9)).toBe('“one two…”');
    expect(quotable('😀'.repeat(400)).length).toBeLessThanOrEqual(300);
    expect(quotable('😀'.repeat(400))).not.toMatch(/\p{Surrogate}/u);
  });

  it('are harmless whatever they are, and the same when quoted again', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'”“’`"«»\u200b\u200d\u202e\n ʺ″「」<>[]{}\u0301'),
        fc.constantFrom('a', 'é', 'ش', '😀'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(hostile, (text) => {
        const words = quotable(text);
        expect(words).not.toMatch(ACTING);
        expect(words.replaceAll("'", '')).not.toMatch(ENDING);
        expect(words).not.toMatch(/[<>[\]{}]/);
        expect(quotable(words)).toBe(words);
      }),
      { numRuns: 3000 },
    );
  });
});
