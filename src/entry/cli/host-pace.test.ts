import { expect, it } from 'vitest';
import { createHostPace } from './host-pace.ts';

it('reads the first page of a host at once, and each other one a pause later', async () => {
  const pace = createHostPace();
  const start = performance.now();
  const ended: number[] = [];
  const ask = (): Promise<number> => Promise.resolve(60);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      await pace.turn('a.example', ask);
      ended.push(performance.now() - start);
    }),
  );
  expect(ended[0]).toBeLessThan(50);
  // Timers fire up to a millisecond early.
  for (const [index, ms] of ended.entries()) expect(ms).toBeGreaterThanOrEqual(index * 60 - 2);
});

it('lets other hosts and hosts without a pause pass', async () => {
  const pace = createHostPace();
  const never = (): Promise<number> => Promise.resolve(3_600_000);
  await pace.turn('a.example', never);
  await pace.turn('b.example', never);
  await pace.turn('c.example', () => Promise.resolve(0));
  await pace.turn('c.example', () => Promise.resolve(0));
});

it('ends a wait with its signal', async () => {
  const stop = new AbortController();
  const pace = createHostPace(stop.signal);
  const ask = (): Promise<number> => Promise.resolve(3_600_000);
  await pace.turn('a.example', ask);
  const waiting = pace.turn('a.example', ask);
  stop.abort();
  await expect(waiting).rejects.toThrow();
});
