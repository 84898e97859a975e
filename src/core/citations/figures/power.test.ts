import { expect, test } from 'vitest';
import { citationPower } from './power.ts';

test.each([
  [1, null, '1 run of each version shows no difference'],
  [5, null, 'a difference of about 79 points'],
  [25, null, 'a difference of about 39 points'],
  [97, null, 'a difference of about 20 points'],
])('%i runs at a rate of %j', (runs, rate, expected) => {
  expect(citationPower(runs, rate).message).toContain(expected);
});

test('the runs that 20 points need show 20 points, and one fewer does not', () => {
  for (const rate of [null, 0.1, 0.3, 0.9]) {
    const { runs_needed: needed } = citationPower(1, rate);
    expect(citationPower(needed, rate).message).not.toContain('needs about');
    expect(citationPower(needed - 1, rate).message).toContain(`needs about ${String(needed)} runs`);
  }
});

test('more runs never show less', () => {
  const points = [2, 5, 10, 25, 50, 100, 200].map((runs) =>
    Number(/about (\d+) points/.exec(citationPower(runs).message)?.[1]),
  );
  expect(points).toEqual([...points].sort((one, other) => other - one));
});
