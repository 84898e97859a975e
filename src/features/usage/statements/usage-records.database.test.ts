import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../../../../test/support/rows-read.ts';
import { openTempDatabase, type TempDatabase } from '../../../../test/support/temp-database.ts';
import { ensureAccount } from '../../../entry/process/first-start.ts';
import { insertAccount } from '../../members/statements/accounts.ts';
import { recordUsage } from '../record-usage.ts';
import { rebuildUsageRollUps, rollUpUsage } from '../roll-up-usage.ts';
import type { UsageGroup, UsageMetric } from '../../../core/schema/vocabulary.ts';
import { sumUsage, type UsageSum } from './usage-records.ts';

interface Row {
  readonly accountId: string;
  readonly metric: UsageMetric;
  readonly keyId: string | null;
  readonly quantity: number;
  readonly at: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const context = { config: { retentionDays: 90 } };
const firstMs = Date.UTC(2026, 1, 20);

let temp: TempDatabase;
let account: string;
const rows: Row[] = [];

/** Deterministic rows of ten days, including the edges of days. */
beforeAll(async () => {
  temp = await openTempDatabase();
  const { db } = temp.database;
  account = await ensureAccount(db, new Date(firstMs));
  await insertAccount(db, { id: 'acc_other', name: 'Other', createdAt: new Date(firstMs) });
  const metrics = ['analyses', 'previews'] as const;
  for (let index = 0; index < 120; index += 1) {
    const atMs = index % 6 === 0 ? (index / 6) * 12 * hourMs : (index * 7_919_000_003) % (10 * dayMs);
    rows.push({
      accountId: index % 5 === 4 ? 'acc_other' : account,
      metric: metrics[index % 2] ?? 'analyses',
      keyId: [null, 'key_a', 'key_b'][index % 3] ?? null,
      quantity: 1 + (index % 4),
      at: new Date(firstMs + atMs - (index % 12 === 0 ? 1 : 0)),
    });
  }
  await db.transaction().execute(async (trx) => {
    for (const [index, row] of rows.entries()) {
      await recordUsage(context, trx, { ...row, environment: 'live', resourceId: `an_${String(index)}` });
    }
  });
});
afterAll(() => temp.remove());

const groups: readonly UsageGroup[] = ['metric', 'day', 'key'];

const ranges = [
  [0, 10 * dayMs],
  [-dayMs, 20 * dayMs],
  [dayMs, 3 * dayMs],
  [dayMs + 1, 3 * dayMs - 1],
  [5 * hourMs, 9 * hourMs],
  [23 * hourMs, 25 * hourMs],
  [12 * hourMs, 4 * dayMs + 12 * hourMs],
  [9 * dayMs, 9 * dayMs + 1],
].map(([from = 0, to = 0]) => ({ from: new Date(firstMs + from), to: new Date(firstMs + to) }));

/** The expected sums, computed from the written rows. */
function added(accountId: string, from: Date, to: Date, group: UsageGroup): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows.filter((one) => one.accountId === accountId && one.at >= from && one.at < to)) {
    const day = group === 'day' ? row.at.toISOString().slice(0, 10) : null;
    const name = JSON.stringify([day, group === 'key' ? row.keyId : null, row.metric]);
    sums.set(name, (sums.get(name) ?? 0) + row.quantity);
  }
  return sums;
}

async function everySum(): Promise<UsageSum[][]> {
  const all: UsageSum[][] = [];
  for (const range of ranges) {
    for (const group of groups) {
      all.push(await sumUsage(temp.database.db, { accountId: account, ...range }, group));
    }
  }
  return all;
}

const rolledUp = (): Promise<unknown[]> =>
  temp.database.db
    .selectFrom('usage_days')
    .select(['account_id', sql<string>`day::text`.as('day'), 'metric', 'key_id', 'quantity'])
    .orderBy('account_id')
    .orderBy('day')
    .orderBy('metric')
    .orderBy('key_id')
    .execute();

test('sums equal those of the rows, however many days are rolled up', async () => {
  // No day, the first day, up to the hour in which a day may still get rows, and all days.
  for (const nowMs of [0, dayMs + hourMs, 4 * dayMs + hourMs - 1, 4 * dayMs + hourMs, 30 * dayMs]) {
    await rollUpUsage(temp.database.db, new Date(firstMs + nowMs));
    for (const { from, to } of ranges) {
      for (const group of groups) {
        for (const accountId of [account, 'acc_other']) {
          const sums = await sumUsage(temp.database.db, { accountId, from, to }, group);
          const found = new Map(
            sums.map(({ day, key_id, metric, quantity }) => [
              JSON.stringify([day, key_id, metric]),
              quantity,
            ]),
          );
          expect(found.size).toBe(sums.length);
          expect(found).toEqual(added(accountId, from, to, group));
        }
      }
    }
  }
});

test('rows of rolled up days are not read again', async () => {
  const { db } = temp.database;
  await db.deleteFrom('usage_days').execute();
  await db.deleteFrom('usage_rollups').execute();
  await rollUpUsage(db, new Date(firstMs + 8 * dayMs + hourMs));
  const range = { accountId: account, from: new Date(firstMs - dayMs), to: new Date(firstMs + 20 * dayMs) };
  const unsummedMs = firstMs + 8 * dayMs;
  const unsummed = rows.filter(({ accountId, at }) => accountId === account && at.getTime() >= unsummedMs);
  const counts = await rowsRead(db, 'usage_records', (recorded) => sumUsage(recorded, range, 'key'));
  expect(counts).toEqual([unsummed.length]);
  expect(unsummed.length).toBeGreaterThan(0);
});

test('a day is rolled up once, an hour after its end', async () => {
  const { db } = temp.database;
  await db.deleteFrom('usage_days').execute();
  await db.deleteFrom('usage_rollups').execute();
  const through = async (nowMs: number): Promise<string | undefined> => {
    await rollUpUsage(db, new Date(firstMs + nowMs));
    const days = (await rolledUp()) as { readonly day: string }[];
    return days.filter(({ day }) => day >= '2026-02-20').at(-1)?.day;
  };
  expect(await through(dayMs + hourMs - 1)).toBeUndefined();
  expect(await through(dayMs + hourMs)).toBe('2026-02-20');
  const once = await rolledUp();
  await Promise.all(Array.from({ length: 4 }, () => through(dayMs + hourMs)));
  expect(await rolledUp()).toEqual(once);
});

test('concurrent roll-ups and rebuilds have the result of one', async () => {
  const { db } = temp.database;
  const now = new Date(firstMs + 30 * dayMs);
  await rebuildUsageRollUps(db, now);
  const days = await rolledUp();
  const sums = await everySum();
  expect(days.length).toBeGreaterThan(10);
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? rebuildUsageRollUps(db, now) : rollUpUsage(db, now),
    ),
  );
  expect(await rolledUp()).toEqual(days);
  expect(await everySum()).toEqual(sums);
});

test('a result is metered once, however often it is recorded, and never in the test environment', async () => {
  const { db } = temp.database;
  const at = new Date(firstMs + 100 * dayMs);
  const usage = {
    accountId: account,
    metric: 'injections',
    resourceId: 'inj_1',
    keyId: 'key_a',
    at,
  } as const;
  await db.transaction().execute(async (trx) => {
    await recordUsage(context, trx, { ...usage, environment: 'live', quantity: 3 });
    await recordUsage(context, trx, { ...usage, environment: 'live' });
    await recordUsage(context, trx, { ...usage, environment: 'test', resourceId: 'inj_2' });
  });
  const range = { accountId: account, from: at, to: new Date(at.getTime() + 1) };
  expect(await sumUsage(db, range, 'metric')).toEqual([
    { metric: 'injections', quantity: 3, day: null, key_id: null },
  ]);
});

test.each(['update usage_records set quantity = 9', 'delete from usage_records'])(
  'the ledger refuses: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(temp.database.db)).rejects.toThrow('append-only');
  },
);
