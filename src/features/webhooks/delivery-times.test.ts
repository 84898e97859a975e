import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDeliveryTimes, retryDelayMs } from './delivery-times.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });
const seconds = [5, 30, 120, 600, 3_600, 3 * 3_600, 8 * 3_600, 16 * 3_600, 24 * 3_600];

test('nine retries follow the first attempt, each after its step ± 20 %', () => {
  fc.assert(
    fc.property(random, (value) => {
      seconds.forEach((step, index) => {
        const ms = retryDelayMs(defaultDeliveryTimes, index + 1, null, value) ?? Number.NaN;
        expect(ms).toBeGreaterThanOrEqual(step * 800);
        expect(ms).toBeLessThanOrEqual(step * 1_200);
      });
      expect(retryDelayMs(defaultDeliveryTimes, 10, null, value)).toBeNull();
    }),
  );
  expect(retryDelayMs(defaultDeliveryTimes, 1, null, 0)).toBe(4_000);
  expect(retryDelayMs(defaultDeliveryTimes, 1, null, 1)).toBe(6_000);
});

test('Retry-After delays an attempt to between its step and twice the step', () => {
  fc.assert(
    fc.property(random, fc.nat(200_000_000), fc.integer({ min: 1, max: 9 }), (value, askedMs, attempt) => {
      const plain = retryDelayMs(defaultDeliveryTimes, attempt, null, value) ?? Number.NaN;
      const ms = retryDelayMs(defaultDeliveryTimes, attempt, askedMs, value);
      const stepMs = (seconds[attempt - 1] ?? 0) * 1_000;
      expect(ms).toBe(Math.max(plain, Math.min(askedMs, 2 * stepMs)));
    }),
  );
  expect(retryDelayMs(defaultDeliveryTimes, 1, 8_000, 0.5)).toBe(8_000);
  expect(retryDelayMs(defaultDeliveryTimes, 1, 3_600_000, 0.5)).toBe(10_000);
});
