import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../../test/support/cpu-growth.ts';
import { tagEnglish } from './part-of-speech.ts';

describe('tagEnglish', () => {
  it('tags names, nouns and verbs', () => {
    const tags = tagEnglish('Marie Curie discovered radium in Paris.').map(({ text, tag }) => [text, tag]);
    expect(tags).toEqual(
      expect.arrayContaining([
        ['Marie', 'PROPN'],
        ['Curie', 'PROPN'],
        ['discovered', 'VERB'],
        ['radium', 'NOUN'],
        ['Paris', 'PROPN'],
      ]),
    );
  });

  it.each([
    'It’s “quoted” – and dashed.',
    'a\u00a0b 😀 c\u2009d',
    '',
    '   ',
    '\ud800 lone',
    'x'.repeat(5_000),
    '!!! ... ???',
    '\u0000NUL',
  ])('gives places that match: %j', (text) => {
    let end = 0;
    for (const token of tagEnglish(text)) {
      expect(text.slice(token.start, token.end)).toBe(token.text);
      expect(token.start).toBeGreaterThanOrEqual(end);
      end = token.end;
    }
  });

  it.each([
    ['digits', '7'],
    ['letters', 'a'],
    ['question marks', '?'],
    ['apostrophes', "'"],
    ['letters between apostrophes', "a'b'"],
    ['initials', 'A.'],
  ])('never takes longer than the length of a run demands: %s', (_, pattern) => {
    // Each text is new, because tags are kept.
    let round = 0;
    const tag = (chars: number): void => {
      round++;
      tagEnglish(`${String(round)} ${pattern.repeat(chars / pattern.length)}`);
    };
    expect(growth(tag, (chars) => chars, 8_000)).toBeLessThan(TIMES_MAX);
  });

  it('never takes exponential time for the labels of a host', () => {
    let round = 0;
    const tag = (labels: number): void => {
      round++;
      for (let index = 0; index < 100; index++) {
        tagEnglish(`${String(round)} ${String(index)} //${'aa.'.repeat(labels)}!`);
      }
    };
    expect(growth(tag, (labels) => labels, 5)).toBeLessThan(TIMES_MAX);
  });

  it('leaves out a run that is longer than any word, and goes on behind it', () => {
    const text = `The pump ${'7'.repeat(101)} works.`;
    expect(tagEnglish(text).map((token) => text.slice(token.start, token.end))).toEqual([
      'The',
      'pump',
      'works',
      '.',
    ]);
  });

  it('never lets the words of one page change the tags of another', () => {
    const sentence = 'Marie Curie discovered radium in Paris yesterday evening.';
    const before = tagEnglish(sentence);
    for (let from = 0; from < 400_000; from += 40_000) {
      tagEnglish(Array.from({ length: 40_000 }, (_, index) => `w${(from + index).toString(36)}x`).join(' '));
    }
    expect(tagEnglish(`${sentence} `)).toEqual(before);
  });
});
