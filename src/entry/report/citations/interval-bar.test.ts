import { expect, test } from 'vitest';
import { plainPaint } from '../paint.ts';
import { intervalBar } from './interval-bar.ts';

test.each([
  [{ value: 0, low: 0, high: 0 }, '··········'],
  [{ value: 1, low: 1, high: 1 }, '██████████'],
  [{ value: 0.5, low: 0.2, high: 0.8 }, '██▓▓▓───··'],
  [{ value: 0, low: 0, high: 0.4 }, '────······'],
])('%j is filled up to the rate, with the interval around it', (rate, expected) => {
  expect(intervalBar(rate, 10, plainPaint)).toBe(expected);
});

test('a rate below one half has another colour than one above', () => {
  const inks = (value: number): string[] => {
    const used: string[] = [];
    intervalBar({ value, low: value, high: value }, 10, (ink, text) => {
      used.push(String(ink));
      return text;
    });
    return used;
  };
  expect(inks(0.4)).toContain('yellow');
  expect(inks(0.6)).toContain('green');
});
