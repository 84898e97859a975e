import { describe, expect, it } from 'vitest';
import { countWords } from './visible-text.ts';

describe('countWords', () => {
  it.each<[string, number]>([
    ['', 0],
    ['one two, three!', 3],
    ["don't re-use 3.5 kWh", 4],
    ['日本語の文章です', 4],
    ['ни одного слова', 3],
  ])('of %j is %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
