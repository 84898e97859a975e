import { describe, expect, it } from 'vitest';
import { createHostLimiter, HostPausedError } from './host-limiter.ts';

/** Runs all pending callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('host limiter', () => {
  it('grants four slots at once and the fifth when one is released', async () => {
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

  it('limits each host separately', async () => {
    const limiter = createHostLimiter(1);
    await limiter.acquire('a.example');
    await expect(limiter.acquire('b.example')).resolves.toBeTypeOf('function');
  });

  it('serves waiting callers in order, and releases each slot only once', async () => {
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

  it('drops an aborted caller without losing the slot', async () => {
    const limiter = createHostLimiter(1);
    const leave = await limiter.acquire('a.example');
    const abort = new AbortController();
    const waiting = limiter.acquire('a.example', abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow();
    leave();
    await expect(limiter.acquire('a.example')).resolves.toBeTypeOf('function');
  });

  it('pauses the host that asked for it, and no other', async () => {
    const limiter = createHostLimiter(1);
    limiter.pause('a.example', 600_000);
    limiter.pause('a.example', 1);
    for (let round = 0; round < 3; round += 1) {
      // The slot is free each time: no call waits for the one before.
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

  it('drops a caller that aborts during a pause', async () => {
    const limiter = createHostLimiter(1);
    limiter.pause('a.example', 20_000);
    const abort = new AbortController();
    const waiting = limiter.acquire('a.example', abort.signal);
    abort.abort();
    await expect(waiting).rejects.toThrow();
  });
});
