import { expect, test } from 'vitest';
import { waitForEnd } from './wait-for-end.ts';

const silent = {
  subscribe: () => ({ announced: new Promise<void>(() => undefined), cancel: () => undefined }),
};
const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });

/** A read that fails with `errors` first, and then finds the end. */
function readAfter(...errors: Error[]): () => Promise<{ ended: boolean }> {
  return () => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve({ ended: true }) : Promise.reject(error);
  };
}

const wait = { timeoutMs: 60_000 };
const isOver = ({ ended }: { ended: boolean }): boolean => ended;

test('a wait survives reads that cannot reach the database', async () => {
  await expect(waitForEnd(silent, 'an_1', wait, { read: readAfter(lost, lost), isOver })).resolves.toEqual({
    ended: true,
  });
});

test('a wait throws other errors at once', async () => {
  const read = readAfter(new Error('syntax error'));
  await expect(waitForEnd(silent, 'an_1', wait, { read, isOver })).rejects.toThrow('syntax error');
});

test('a wait that is over throws what kept it from the database', async () => {
  const read = readAfter(lost, lost);
  await expect(waitForEnd(silent, 'an_1', { timeoutMs: 0 }, { read, isOver })).rejects.toBe(lost);
});
