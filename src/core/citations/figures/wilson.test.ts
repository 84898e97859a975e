import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

it.each([
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is between %f and %f', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

it('all and none stay within 0 and 1', () => {
  expect(wilsonInterval(7, 7)).toMatchObject({ high: 1 });
  expect(wilsonInterval(0, 7).low).toBe(0);
});
