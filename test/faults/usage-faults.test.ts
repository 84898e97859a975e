import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { billingPeriodOf, periodBefore } from '../../src/usage/billing-period.ts';
import { readBilling } from '../../src/usage/read-billing.ts';
import { readUsage } from '../../src/usage/read-usage.ts';
import { rebuildUsageRollUps, rollUpUsage } from '../../src/usage/roll-up-usage.ts';
import { ensureAccount } from '../../src/service/first-start.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { makeTempStorage, silentLog, testDatabase, type TempStorage } from '../temp-database.ts';
import { startSlowSite, type SlowSite } from './slow-site.ts';
import { runCommand, startServer, type SpawnedServer } from './spawned-server.ts';

// Several starts of processes, each of which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

// On a shared database the work of a dead process waits for its lease, 42 s at most: once is enough there.
const kills = testDatabase === 'embedded' ? 2 : 1;
const pagesPerRound = 8;
const dayMs = 86_400_000;

let storage: TempStorage;
let site: SlowSite;
let server: SpawnedServer | undefined;

beforeEach(async () => {
  storage = await makeTempStorage();
  site = await startSlowSite();
  site.release();
});

afterEach(async () => {
  if (server?.process.exitCode === null) await server.kill();
  site.close();
  await storage.remove();
});

async function call<T>(key: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${server?.baseUrl ?? ''}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'respond-async' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as T;
}

async function createKey(environment: string): Promise<string> {
  const args = `keys create --type secret --environment ${environment} --rate-limit 100000 --json`.split(' ');
  return (JSON.parse((await runCommand(storage.env, ...args)).stdout) as { key: string }).key;
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly status: string }[];
}

const statuses = async (key: string): Promise<string[]> =>
  (await call<Listed>(key, '/analysis?limit=100')).data.map(({ status }) => status);

const countOf = (all: readonly string[], status: string): number =>
  all.filter((one) => one === status).length;

test('after kills in the middle of work, ledger, sums, usage, bill and completed results agree', async () => {
  server = await startServer(storage.env);
  const [live, testKey] = [await createKey('live'), await createKey('test')];
  for (let round = 0; round < kills; round += 1) {
    const urls = Array.from(
      { length: pagesPerRound },
      (_, index) => `${site.url}/${String(round)}-${String(index)}`,
    );
    // An address without a server fails, and a failure is not charged.
    const dead = { url: `http://127.0.0.1:1/${String(round)}` };
    for (const url of urls) await call(live, '/analysis', { url });
    await call(live, '/analysis', dead);
    await call(testKey, '/analysis', { url: `${site.url}/test-${String(round)}` });
    const endedBefore = round * (pagesPerRound + 1);
    // Some have ended and others run.
    await expect
      .poll(async () => (await statuses(live)).filter((status) => /completed|failed/.test(status)).length, {
        timeout: 60_000,
        interval: 20,
      })
      .toBeGreaterThan(endedBefore);
    await server.kill();
    server = await startServer(storage.env);
    await expect
      .poll(
        async () =>
          [...(await statuses(live)), ...(await statuses(testKey))].every((s) => /completed|failed/.test(s)),
        { timeout: 100_000, interval: 100 },
      )
      .toBe(true);
  }
  const completed = countOf(await statuses(live), 'completed');
  expect(completed).toBe(kills * pagesPerRound);
  expect(countOf(await statuses(testKey), 'completed')).toBe(kills);

  const usage = await call<{ data: { metric: string; quantity: number }[] }>(live, '/usage');
  const billing = await call<{ items: { metric: string; used: number }[] }>(live, '/billing');
  const byKey = await call<{ data: { quantity: number }[] }>(live, '/usage?group_by=key');
  const analyses = { metric: 'analyses' };
  // The month may have turned in between: the rest of the figures are of the database, over all of time.
  if (
    billingPeriodOf(new Date()).start.getTime() ===
    billingPeriodOf(new Date(Date.now() - 600_000)).start.getTime()
  ) {
    expect(usage.data).toContainEqual({ ...analyses, quantity: completed });
    expect(billing.items).toContainEqual(expect.objectContaining({ ...analyses, used: completed }));
    expect(byKey.data).toEqual([expect.objectContaining({ ...analyses, quantity: completed })]);
  }
  expect(await runCommand(storage.env, 'billing', 'rebuild-usage')).toMatchObject({ code: 0 });
  expect(await server.terminate()).toBe(0);
  await expectEqualSums(completed);
});

/** Asks the database itself, before any day is summed up, after that, and after all sums were made again. */
async function expectEqualSums(completed: number): Promise<void> {
  const opened = await openDatabase(storage.config, silentLog);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  const { db } = opened.database;
  try {
    const now = new Date();
    const accountId = await ensureAccount(db, now);
    const { rows: ledger } = await sql<{ resource_id: string }>`
      select resource_id from usage_records where metric = 'analyses' order by 1`.execute(db);
    const { rows: results } = await sql<{ id: string }>`
      select id from analyses where status = 'completed' and environment = 'live' order by 1`.execute(db);
    expect(ledger.map(({ resource_id }) => resource_id)).toEqual(results.map(({ id }) => id));
    const range = { accountId, from: periodBefore(billingPeriodOf(now)).start, to: billingPeriodOf(now).end };
    const look = async (): Promise<void> => {
      const [analyses] = await readUsage(db, range, 'metric');
      expect(analyses).toMatchObject({ metric: 'analyses', quantity: completed });
      const billed = await readBilling(db, accountId, now);
      const month = await readUsage(db, { accountId, ...startAndEnd(now) }, 'metric');
      expect(billed.items[0]?.used).toBe(month[0]?.quantity);
    };
    await look();
    const later = new Date(now.getTime() + 3 * dayMs);
    await rollUpUsage(db, later);
    const { rows: sums } = await sql<{ total: number }>`
      select sum(quantity)::int as total from usage_days`.execute(db);
    expect(sums).toEqual([{ total: completed }]);
    await look();
    await rebuildUsageRollUps(db, later);
    await look();
  } finally {
    await opened.database.close();
  }
}

function startAndEnd(now: Date): { readonly from: Date; readonly to: Date } {
  const { start, end } = billingPeriodOf(now);
  return { from: start, to: end };
}
