import { describe, expect, it } from 'vitest';
import { growth, TIMES_MAX } from '../../../test/support/cpu-growth.ts';
import {
  entriesOf,
  expressionOf,
  joinLists,
  matcherOf,
  matcherOfAll,
  problemOf,
  wordSet,
} from './compile.ts';

const finds = (list: string, text: string): boolean => matcherOf(list).test(text);

describe('the notation of word lists', () => {
  it.each<[string, string, boolean]>([
    ['study | survey', 'a Survey of homes', true],
    ['study', 'the studying of homes', false],
    ['study', 'the home-study', true],
    ['according to', 'according\u00a0to the census', true],
    ['compar*', 'a comparison', true],
    ['*ing', 'heating water', true],
    ['wie * man', 'Wie baut man ein Haus', true],
    ['wie * man', 'wie lange baut man', false],
    ["l'eau", 'l’eau', true],
    ["l' | d'", "l'eau", true],
    ['study[ group]', 'the study group', true],
    ['(a | the) study', 'the study', true],
    ['(a|the) study', 'one study', false],
    ['n.º', 'el n.º 3', true],
    ['c.d', 'cxd', false],
  ])('%j in %j: %s', (list, text, isFound) => {
    expect(finds(list, text)).toBe(isFound);
  });

  it('matches inside of text that is written without spaces', () => {
    expect(matcherOf('方法', { isUnspaced: true }).test('使用方法是')).toBe(true);
    expect(matcherOf('方法').test('使用方法是')).toBe(false);
  });

  it('matches at the start, at the end, or the whole of a text', () => {
    expect(matcherOf('it', { at: 'start' }).test(' It heats')).toBe(true);
    expect(matcherOf('it', { at: 'start' }).test('Heat it')).toBe(false);
    expect(matcherOf('it', { at: 'end' }).test('Heat it ')).toBe(true);
    expect(matcherOf('more', { at: 'whole' }).test(' More ')).toBe(true);
    expect(matcherOf('more', { at: 'whole' }).test('More heat')).toBe(false);
  });

  it('minds capitals where they are part of the entry', () => {
    expect(matcherOf('Nr', { isCaseSensitive: true }).test('nr')).toBe(false);
  });

  it('matches nothing for null', () => {
    expect(matcherOf(null).test('')).toBe(false);
    expect(wordSet(null).size).toBe(0);
    expect(entriesOf(null)).toEqual([]);
  });

  it('joins lists, each with the word boundaries of its script', () => {
    const percent = matcherOfAll([
      { list: 'percent', isUnspaced: false },
      { list: '割', isUnspaced: true },
      { list: null, isUnspaced: false },
    ]);
    expect(percent.test('3割の')).toBe(true);
    expect(percent.test('percentage')).toBe(false);
    expect(joinLists(['a | b', null, 'b | c'])).toBe('a|b|c');
  });

  it('puts lists into an expression', () => {
    const byline = expressionOf(String.raw`^@by\s\p{Lu}`, { by: 'by | von' });
    expect(byline.test('Von Anna Keller')).toBe(true);
    expect(() => expressionOf('@missing', {})).toThrow('missing');
  });

  it('compiles each matcher once', () => {
    expect(matcherOf('study | survey')).toBe(matcherOf('study | survey'));
  });

  it.each(['', 'a || b', 'a | a', 'a+', 'a (b', 'a] b', '*', '[the]'])('refuses %j', (list) => {
    expect(problemOf(list)).not.toBeNull();
  });

  it('never reads an endless word to its end from each of its letters', () => {
    const endings = expressionOf('@endings$', { endings: '*ung|*heit|*keit' }, 'u');
    const read = (word: string): void => {
      endings.test(word);
    };
    expect(growth(read, (chars) => `${'a'.repeat(chars)}.`, 3_000)).toBeLessThan(TIMES_MAX);
  });
});
