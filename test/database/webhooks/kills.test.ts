import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookKillRounds } from '../../../lab/bench/webhook-kill-rounds.mjs';
import { makeTempStorage, testDatabase, type TempStorage } from '../../support/temp-database.ts';

let storage: TempStorage;

beforeAll(async () => {
  storage = await makeTempStorage();
});

afterAll(() => storage.remove());

// `npm run bench:events` does this with 20 kills during 2,000 deliveries and prints what it counts.
test('every event arrives with the same bytes and is charged once when senders are killed repeatedly', async () => {
  const processes =
    testDatabase === 'embedded'
      ? [[]]
      : [
          ['--role', 'api'],
          ['--role', 'worker'],
        ];
  // One thread: each thread of each process that starts costs a second of a processor.
  const env = { ...storage.env, WORKER_CONCURRENCY: '1' };
  const result = await webhookKillRounds({ env, processes, kills: 2, events: 160 });
  expect(result).toMatchObject({ expected: 160, lost: 0, different: 0, doubled: 0 });
  const equal = (n: number) => ({ results: n, ledger: n, rolledUp: n, usage: n, billing: n });
  expect(result.sums).toMatchObject({ analyses: equal(16), webhook_deliveries: equal(160) });
});
