import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../../../test/support/cpu-growth.ts';
import { wordDiff, type Range } from './word-diff.ts';

const cut = (text: string, ranges: readonly Range[]): readonly string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

function diff(before: string, after: string) {
  const { gone, added } = wordDiff(before, after);
  return { gone: cut(before, gone), added: cut(after, added) };
}

describe('the words that differ', () => {
  it.each([
    ['the same text', 'Oil it twice a year.', 'Oil it twice a year.', [], []],
    ['other white space alone', 'Oil  it\ntwice', 'Oil it twice', [], []],
    ['one word', 'Oil it twice a year.', 'Oil it once a year.', ['twice'], ['once']],
    [
      'neighbours as one part',
      'Oil it twice a year',
      'Oil it every spring',
      ['twice a year'],
      ['every spring'],
    ],
    ['an end', 'How a loom works | Home', 'How a loom works', ['| Home'], []],
    ['two places', 'a b c d e', 'a x c y e', ['b', 'd'], ['x', 'y']],
    ['nothing before', '', 'New words', [], ['New words']],
    ['numbers with marks', 'costs 1,200.50 in all', 'costs 1,300.50 in all', ['1,200.50'], ['1,300.50']],
    ['a script without spaces', '热泵在冬天很高效', '热泵在夏天很高效', ['冬'], ['夏']],
  ])('%s', (_, before, after, gone, added) => {
    expect(diff(before, after)).toEqual({ gone, added });
  });

  it('of very long texts are found in linear time, as a whole between what is equal at both ends', async () => {
    const words = (count: number, word: string): string =>
      Array.from({ length: count }, (_, n) => `${word}${String(n)}`).join(' ');
    const before = `Begin ${words(2_000, 'a')} end`;
    const { gone, added } = wordDiff(before, `Begin ${words(2_000, 'b')} end`);
    expect([gone.length, added.length]).toEqual([1, 1]);
    const pair = (count: number) => [words(count, 'a'), words(count, 'b')] as const;
    expect(growth(([old, now]) => wordDiff(old, now), pair, 20_000)).toBeLessThan(TIMES_MAX);
  });
});
