import { describe, expect, it } from 'vitest';
import { AppError } from '../../service/platform/errors.ts';
import { createHashQueue, type HashLane } from './hash-queue.ts';

/** Work that ends on demand. */
function heldWork() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => ends.push(() => resolve(name)));
  };
  const endFirst = async (): Promise<void> => {
    ends.shift()?.();
    // The queue hands the slot on in microtasks.
    await new Promise(setImmediate);
  };
  return { begun, work, endFirst };
}

const bounds = { atOnceMax: 2, waitingMax: { known: 3, stranger: 4 } };

async function outcome(call: Promise<unknown>): Promise<unknown> {
  return await call.catch((error: unknown) => error);
}

describe('the queue of password hashes', () => {
  it('never runs or keeps more than its bounds, whatever the number of strangers', async () => {
    const { begun, work, endFirst } = heldWork();
    const queue = createHashQueue(bounds);
    const calls = Array.from({ length: 1_000 }, (_, index) =>
      outcome(queue.run('stranger', work(`s${String(index)}`))),
    );
    await new Promise(setImmediate);
    expect(begun).toHaveLength(2);
    for (let index = 0; index < 6; index += 1) await endFirst();
    const outcomes = await Promise.all(calls);
    expect(begun).toHaveLength(6);
    const refused = outcomes.filter((one) => one instanceof AppError);
    expect(refused).toHaveLength(994);
    for (const { code, details } of refused) {
      expect(code).toBe('rate_limited');
      expect(Number(details.headers?.['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('never lets strangers make a known device wait for more than one running hash', async () => {
    const { begun, work, endFirst } = heldWork();
    const queue = createHashQueue(bounds);
    const run = (lane: HashLane, name: string): Promise<unknown> => outcome(queue.run(lane, work(name)));
    const calls = Array.from({ length: 50 }, (_, index) => run('stranger', `s${String(index)}`));
    await new Promise(setImmediate);
    const known = run('known', 'known');
    await endFirst();
    expect(begun.at(-1)).toBe('known');
    for (let index = 0; index < 6; index += 1) await endFirst();
    expect(await known).toBe('known');
    await Promise.all(calls);
  });

  it('frees its slot when the work fails', async () => {
    const queue = createHashQueue({ ...bounds, atOnceMax: 1 });
    const failed = await outcome(queue.run('known', () => Promise.reject(new Error('out of memory'))));
    expect(failed).toEqual(new Error('out of memory'));
    expect(await queue.run('stranger', () => Promise.resolve('done'))).toBe('done');
  });
});
