import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Until } from './moment.tsx';

const now = new Date('2026-11-21T09:00:00.000Z');
const until = (leftMs: number): string =>
  render(<Until at={new Date(now.getTime() + leftMs)} now={now} />).replace(/<[^>]*>/g, '');

it.each([
  [40_000, 'in 40 seconds'],
  [1_000, 'in 1 second'],
  [400, 'now'],
  [-5_000, 'now'],
  [90_000, 'in 1 minute'],
  [7_200_000, 'in 2 hours'],
])('a moment %i ms ahead is shown as “%s”', (leftMs, words) => {
  expect(until(leftMs)).toBe(words);
});
