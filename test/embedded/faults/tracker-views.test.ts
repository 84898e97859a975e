import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewKillRounds } from '../../../lab/bench/view-kill-rounds.mjs';
import { makeTempStorage, type TempStorage } from '../../support/temp-database.ts';
import { runCommand, startServer, type SpawnedServer } from '../../support/spawned-server.ts';

let storage: TempStorage;
const servers: SpawnedServer[] = [];

beforeAll(async () => {
  storage = await makeTempStorage();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await storage.remove();
});

const makeKey = async (type: string): Promise<string> => {
  const args = ['keys', 'create', '--type', type, '--environment', 'live', '--json'];
  return (JSON.parse((await runCommand(storage.env, ...args)).stdout) as { key: string }).key;
};

const call = async (
  server: SpawnedServer,
  path: string,
  key: string,
): Promise<{ readonly data?: unknown }> => {
  const response = await fetch(server.baseUrl + path, { headers: { authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  return (await response.json()) as { data?: unknown };
};

describe('page views', () => {
  it('not yet stored are stored when the server stops', async () => {
    const [publishable, secret] = [await makeKey('publishable'), await makeKey('secret')];
    const start = async (): Promise<SpawnedServer> => {
      const server = await startServer(storage.env);
      servers.push(server);
      return server;
    };
    const first = await start();
    await call(first, '/v1/tracker?url=https://example.com/a', publishable);
    await call(first, '/v1/tracker?url=https://example.com/a&referrer=https://claude.ai/', publishable);
    expect(await first.terminate()).toBe(0);
    const second = await start();
    const { data } = await call(second, '/v1/tracker/visits?group_by=url', secret);
    expect(data).toEqual([{ url: 'https://example.com/a', views: 2, referrals: 1 }]);
  });

  // `npm run bench:events -- --only views` does this with 20 kills and prints what it counts.
  it('lost by a kill are at most those of the last 5 seconds; counted views are charged', async () => {
    const own = await makeTempStorage();
    try {
      // Some hundred views a second are as good as thousands, and leave the processor to other suites.
      const env = { ...own.env, WORKER_CONCURRENCY: '1' };
      const result = await viewKillRounds({ env, kills: 2, pauseMs: 10 });
      expect(result).toMatchObject({ lostOlder: 0, invented: 0 });
      const counted = result.sums.tracker_views.results;
      expect(counted).toBeGreaterThanOrEqual(result.views - result.lost);
      expect(counted).toBeGreaterThan(0);
      expect(result.sums.tracker_views).toEqual({
        ...{ results: counted, ledger: counted, rolledUp: counted },
        ...{ usage: counted, billing: counted },
      });
      // One row for each time that views were added, every two seconds: never one for each view.
      expect(result.ledgerRows).toBeLessThan(counted / 10);
    } finally {
      await own.remove();
    }
  });
});
