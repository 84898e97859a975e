import { describe, expect, it } from 'vitest';
import { createHostLimiter, HostPausedError } from './host-limiter.ts';

/** Lets everything that is ready to run, run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('host limiter', () => {
  it('lets four in at once and the fifth when one leaves', async () => {
    const limiter = createHostLimiter();
    const leave = await Promise.all([1, 2, 3, 4].map(() => limiter.acquire('a.example')));
    let isIn = false;
    const fifth = limiter.acquire('a.example').then((release) => {
      isIn = true;
      return release;
    });
    await settle();
    expect(isIn).toBe(false);
    leave[0]?.();
    await fifth;
    expect(isIn).toBe(true);
  });

  it('does not make one host wait for another', async () => {
    const limiter = createHostLimiter(1);
    await limiter.acquire('a.example');
    await expect(limiter.acquire('b.example')).resolves.toBeTypeOf('function');
  });

  it('serves those who wait in their order, and frees a place only once for each', async () => {
    const limiter = createHostLimiter(1);
    const order: number[] = [];
    const first = await limiter.acquire('a.example');
    const waiting = [1, 2, 3].map(async (number) => {
      const release = await limiter.acquire('a.example');
      order.push(number);
      return release;
    });
    first();
    first();
    await settle();
    expect(order).toEqual([1]);
    (await waiting[0])?.();
    (await waiting[1])?.();
    await waiting[2];
    expect(order).toEqual([1, 2, 3]);
  });

  it('lets go of a caller that gives up, without losing the place', async () => {
    const limiter = createHostLimiter(1);
    const leave = await limiter.acquire('a.example');
    const abort = new AbortController();
    const waiting = limiter.acquire('a.example', abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow();
    leave();
    await expect(limiter.acquire('a.example')).resolves.toBeTypeOf('function');
  });

  it('leaves a host alone for as long as it asked, and no other', async () => {
    const limiter = createHostLimiter(1);
    limiter.pause('a.example', 600_000);
    limiter.pause('a.example', 1);
    for (let round = 0; round < 3; round += 1) {
      // The place is free again each time: none of these waits for the one before.
      await expect(limiter.acquire('a.example')).rejects.toBeInstanceOf(HostPausedError);
    }
    await expect(limiter.acquire('b.example')).resolves.toBeTypeOf('function');
  });

  it('waits out a short pause', async () => {
    const limiter = createHostLimiter();
    limiter.pause('a.example', 20);
    const startedMs = performance.now();
    await limiter.acquire('a.example');
    expect(performance.now() - startedMs).toBeGreaterThan(15);
  });

  it('lets go of a caller that gives up during a pause', async () => {
    const limiter = createHostLimiter(1);
    limiter.pause('a.example', 20_000);
    const abort = new AbortController();
    const waiting = limiter.acquire('a.example', abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow();
  });
});
