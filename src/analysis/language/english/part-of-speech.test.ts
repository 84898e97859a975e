import { describe, expect, it } from 'vitest';
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
});
