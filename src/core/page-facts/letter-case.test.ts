import { describe, expect, it } from 'vitest';
import { isAllCapitals, isShouted } from './letter-case.ts';

describe('a word in capitals', () => {
  it.each([
    ['NASA', true],
    ['HTML5', true],
    ['I', false],
    ['NVMe', false],
    ['2024', false],
    ['日本', false],
    ['', false],
  ])('is “%s”: %j', (word, expected) => {
    expect(isAllCapitals(word)).toBe(expected);
  });
});

describe('a shouted text', () => {
  it.each([
    ['PLEASE READ THIS', true],
    ['PLEASE READ THIS today before it is late', false],
    ['NASA ESA', false],
    ['Size XS S M L XL XXL', false],
    ['', false],
  ])('is “%s”: %j', (text, expected) => {
    expect(isShouted(text.split(' '))).toBe(expected);
  });
});
