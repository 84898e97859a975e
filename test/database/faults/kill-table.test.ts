import { afterAll, beforeAll, expect, test } from 'vitest';
import { killRounds } from '../../../lab/bench/kill-rounds.mjs';
import { makeTempStorage, testDatabase, type TempStorage } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let storage: TempStorage;

beforeAll(async () => {
  storage = await makeTempStorage();
});

afterAll(() => storage.remove());

// `node lab/bench/kill.mjs` does this twenty times and prints what it counts.
test('accepted work of every kind ends once, with one event and one unit, when processes are killed repeatedly', async () => {
  const processes =
    testDatabase === 'embedded'
      ? [[]]
      : [
          ['--role', 'all'],
          ['--role', 'worker'],
        ];
  const result = await killRounds({ env: storage.env, processes, kills: 2, seed: 7 });
  expect(result).toMatchObject({ problems: [], lost: 0, duplicates: 0, failed: 0, ended: result.accepted });
  expect(result.cutOff).toBeGreaterThan(0);
  expect(result.slowestRestartMs).toBeLessThan(outcomeTimeoutMs);
});
