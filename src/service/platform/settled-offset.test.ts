import { expect, it } from 'vitest';
import { settledOffset } from './settled-offset.ts';

const hourMs = 3_600_000;
const tenYearsMs = 10 * 365 * 24 * hourMs;

it('follows a clock that goes back, and one that drifts, at once', () => {
  const settled = settledOffset(0, hourMs);
  settled.observe(500, 1);
  expect(settled.value()).toBe(500);
  settled.observe(-tenYearsMs, 2);
  expect(settled.value()).toBe(-tenYearsMs);
});

it('follows a jump forward only when it has lasted', () => {
  const settled = settledOffset(0, hourMs);
  settled.observe(tenYearsMs, 0);
  settled.observe(tenYearsMs + 20, hourMs - 1);
  expect(settled.value()).toBe(0);
  settled.observe(tenYearsMs + 20, hourMs);
  expect(settled.value()).toBe(tenYearsMs + 20);
});

it('forgets a jump forward that was set right, and counts each further one anew', () => {
  const settled = settledOffset(0, hourMs);
  settled.observe(tenYearsMs, 0);
  settled.observe(0, 1);
  settled.observe(tenYearsMs, hourMs);
  settled.observe(2 * tenYearsMs, 2 * hourMs - 1);
  settled.observe(2 * tenYearsMs, 2 * hourMs + 1);
  expect(settled.value()).toBe(0);
});
