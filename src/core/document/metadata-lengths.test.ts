import { describe, expect, it } from 'vitest';
import {
  DESCRIPTION_CHARS,
  lengthCredit,
  shownLength,
  statedLength,
  TITLE_CHARS,
} from './metadata-lengths.ts';

const BOUNDS = { min: 10, max: 20, hardMax: 40 };
const credit = (chars: number): number => lengthCredit('a'.repeat(chars), BOUNDS);

describe('shownLength', () => {
  it.each([
    ['', 0],
    ['Ferry', 5],
    ['Fähre für 9 €', 13],
    ['موعد العبارة', 12],
    ['屋根', 4],
    ['スレート', 7],
    ['지붕 2', 6],
    ['Ferry 船', 8],
  ])('counts %j as %i letters: East Asian characters twice', (text, length) => {
    expect(shownLength(text)).toBe(length);
  });

  it('counts a rare ideograph as much as a common one', () => {
    expect(shownLength('𠮷')).toBe(shownLength('吉'));
  });
});

describe('statedLength', () => {
  it('says that characters were counted twice, where some were', () => {
    expect(statedLength('Ferry')).toBe('5 characters');
    expect(statedLength('Ferry 船')).toBe('8 characters, East Asian ones counted twice');
  });
});

describe('lengthCredit', () => {
  it('gives nothing for a missing text', () => {
    expect(lengthCredit(null, BOUNDS)).toBe(0);
  });

  it.each([
    [1, 0.5],
    [9, 0.5],
    [10, 1],
    [20, 1],
    [30, 0.75],
    [40, 0.5],
    [4_000, 0.5],
  ])('gives %i characters their credit', (chars, expected) => {
    expect(credit(chars)).toBe(expected);
  });

  it('falls with each character over the bound', () => {
    const credits = Array.from({ length: 21 }, (_, over) => credit(20 + over));
    for (const [index, one] of credits.slice(1).entries()) expect(one).toBeLessThan(credits[index] ?? 0);
  });

  it('judges the length as shown', () => {
    expect(lengthCredit('屋'.repeat(10), BOUNDS)).toBe(1);
    expect(lengthCredit('屋'.repeat(5), BOUNDS)).toBe(1);
    expect(lengthCredit('屋'.repeat(4), BOUNDS)).toBe(0.5);
    expect(lengthCredit('屋'.repeat(15), BOUNDS)).toBe(credit(30));
  });

  it.each([
    ['titles', TITLE_CHARS],
    ['descriptions', DESCRIPTION_CHARS],
  ])('has bounds in order for %s', (_, { min, max, hardMax }) => {
    expect([min, max, hardMax]).toEqual([min, max, hardMax].sort((a, b) => a - b));
    expect(new Set([min, max, hardMax]).size).toBe(3);
  });
});
