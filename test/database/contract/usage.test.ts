import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import { insertAccount } from '../../../src/features/members/statements/accounts.ts';
import { deleteExpiredAnalyses } from '../../../src/features/analyses/statements/analyses.ts';
import { closePeriods } from '../../../src/features/usage/close-periods.ts';
import { rebuildUsageRollUps, rollUpUsage } from '../../../src/features/usage/roll-up-usage.ts';
import { choosePlan, savePlan } from '../../../src/features/usage/save-plan.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { startTestServer } from '../../support/start-test-server.ts';

const start = new Date('2027-03-10T12:00:00.000Z');
const failure = { code: 'timeout', message: 'Slow.', retryable: true } as const;

let test: TestServer;
let accountId: string;
let live: { readonly id: string; readonly key: string };
let other: { readonly id: string; readonly key: string };
let testKey: string;
let pages = 0;

beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

/** Each test has an account of its own. */
beforeEach(async () => {
  test.setTime(start);
  accountId = newId('account', start);
  await insertAccount(test.app.database.db, { id: accountId, name: 'Test', createdAt: start });
  const makeKey = async (environment: 'live' | 'test') => {
    const input = { type: 'secret', environment, rate_limit: 100_000 };
    const outcome = await createApiKey(test.app, accountId, input);
    if (!outcome.ok) throw new Error(outcome.problems.join());
    return outcome.created;
  };
  live = await makeKey('live');
  ({ key: testKey } = await makeKey('test'));
  // Ids sort by creation time, which identifies the keys.
  test.setTime(new Date(start.getTime() + 1));
  other = await makeKey('live');
  test.setTime(start);
});

const submit = async (key: string, more: object = {}, headers: Record<string, string> = {}) => {
  pages += 1;
  return await test.call(key, {
    method: 'POST',
    url: '/v1/analysis',
    headers: { prefer: 'wait=0', ...headers },
    payload: { url: `https://usage.example/${String(pages)}`, ...more },
  });
};

async function complete(key: string, more: object = {}): Promise<string> {
  const { id } = (await submit(key, more)).json();
  await test.complete(id);
  return id as string;
}

const read = async (path: string) => (await test.call(live.key, { url: `/v1/${path}` })).json();

const analysesUsed = async (query = ''): Promise<number> =>
  (await read(`usage${query}`)).data.find(({ metric }: { metric: string }) => metric === 'analyses').quantity;

describe('metered usage', () => {
  it('counts a completed analysis once; never a failed, test, queued or cached one', async () => {
    await complete(live.key, { url: 'https://same.example/' });
    await test.fail((await submit(live.key)).json().id, failure);
    await complete(testKey);
    await submit(live.key);
    const { id } = (await submit(live.key)).json();
    await test.call(live.key, { method: 'POST', url: `/v1/analysis/${String(id)}/cancel` });
    const cached = await submit(live.key, { url: 'https://same.example/', max_age: 60 });
    expect(cached.json().cached).toBe(true);
    expect(await analysesUsed()).toBe(1);
  });

  it('does not count a replay', async () => {
    const same = { url: 'https://replay.example/' };
    const first = await submit(live.key, same, { 'idempotency-key': 'one' });
    await test.complete(first.json().id);
    const replay = await submit(live.key, same, { 'idempotency-key': 'one' });
    expect(replay.headers['idempotent-replayed']).toBe('true');
    await test.complete(first.json().id);
    expect(await analysesUsed()).toBe(1);
  });

  it('counts a duplicate URL of a batch once, and a cached one never', async () => {
    await complete(live.key, { url: 'https://known.example/' });
    const urls = ['https://known.example/', 'https://twice.example/', 'https://twice.example/'];
    const payload = { urls, max_age: 3_600 };
    const batch = (await test.call(other.key, { method: 'POST', url: '/v1/analysis/batch', payload })).json();
    await test.complete(batch.analyses[1].id);
    expect(await analysesUsed()).toBe(2);
    expect((await read('usage?group_by=key')).data).toEqual(
      expect.arrayContaining([
        { metric: 'analyses', quantity: 1, key_id: live.id },
        { metric: 'analyses', quantity: 1, key_id: other.id },
      ]),
    );
  });

  it('remains after the analysis is deleted or expires, without its URL', async () => {
    const id = await complete(live.key, { url: 'https://secret-address.example/' });
    await complete(live.key);
    await test.call(live.key, { method: 'DELETE', url: `/v1/analysis/${id}` });
    await deleteExpiredAnalyses(test.app.database.db, new Date('2030-01-01'));
    expect(await analysesUsed()).toBe(2);
    const rows = await test.app.database.db
      .selectFrom('usage_records')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  it('commits and rolls back together with the result', async () => {
    const { id } = (await submit(live.key)).json();
    await sql`create function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'no ledger'; end $$`.execute(test.app.database.db);
    await sql`create trigger refuse_row before insert on usage_records
      for each row execute function refuse_row()`.execute(test.app.database.db);
    await expect(test.complete(id)).rejects.toThrow('no ledger');
    expect((await read(`analysis/${String(id)}`)).status).toBe('queued');
    await sql`drop trigger refuse_row on usage_records`.execute(test.app.database.db);
    await test.complete(id);
    expect((await read(`analysis/${String(id)}`)).status).toBe('completed');
    expect(await analysesUsed()).toBe(1);
  });
});

describe('GET /v1/usage', () => {
  it('returns every metric of the current period by default', async () => {
    await complete(live.key);
    expect(await read('usage')).toEqual({
      object: 'usage',
      from: '2027-03-01T00:00:00.000Z',
      to: '2027-04-01T00:00:00.000Z',
      group_by: 'metric',
      data: [
        { metric: 'analyses', quantity: 1 },
        { metric: 'injections', quantity: 0 },
        { metric: 'previews', quantity: 0 },
        { metric: 'citation_tests', quantity: 0 },
        { metric: 'tracker_views', quantity: 0 },
        { metric: 'webhook_deliveries', quantity: 0 },
      ],
    });
  });

  it('groups by day and key, and filters by from and to, before and after the daily rollup', async () => {
    for (const [at, key] of [
      ['2027-03-09T23:59:59.999Z', live.key],
      ['2027-03-10T00:00:00.000Z', other.key],
      ['2027-03-10T18:00:00.000Z', live.key],
      ['2027-03-12T08:00:00.000Z', live.key],
    ] as const) {
      test.setTime(new Date(at));
      await complete(key);
    }
    const look = async (): Promise<void> => {
      expect((await read('usage?group_by=day')).data).toEqual([
        { metric: 'analyses', quantity: 1, day: '2027-03-09' },
        { metric: 'analyses', quantity: 2, day: '2027-03-10' },
        { metric: 'analyses', quantity: 1, day: '2027-03-12' },
      ]);
      expect((await read('usage?group_by=key')).data).toEqual([
        { metric: 'analyses', quantity: 3, key_id: live.id },
        { metric: 'analyses', quantity: 1, key_id: other.id },
      ]);
      expect(await analysesUsed('?from=2027-03-10&to=2027-03-10')).toBe(2);
      expect(await analysesUsed('?from=2027-03-10T00:00:00.001Z&to=2027-03-12T08:00:00Z')).toBe(1);
      expect(await analysesUsed('?to=2027-03-10T00:00:00Z')).toBe(1);
      expect(await analysesUsed('?from=2027-03-13')).toBe(0);
    };
    await look();
    await rollUpUsage(test.app.database.db, new Date('2027-03-11T12:00:00Z'));
    await look();
    await rebuildUsageRollUps(test.app.database.db, new Date('2027-03-20T12:00:00Z'));
    await look();
  });

  it.each([
    ['from=yesterday', 'from', 'invalid_field'],
    ['to=2027-02-30', 'to', 'invalid_field'],
    ['from=2027-03-05T10:00:00+02:00', 'from', 'invalid_field'],
    ['from=2027-03-05&to=2027-03-04', 'from', 'invalid_field'],
    ['from=2028-01-01', 'from', 'invalid_field'],
    ['group_by=url', 'group_by', 'invalid_field'],
    ['metric=analyses', 'metric', 'unknown_field'],
    ['from=2027-03-05&from=2027-03-06', 'from', 'invalid_field'],
  ])('rejects %s with 400 and names the field', async (query, param, code) => {
    const response = await test.call(live.key, { url: `/v1/usage?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ type: 'invalid_request_error', code, param });
  });

  it('names every invalid field at once', async () => {
    const response = await test.call(live.key, { url: '/v1/usage?from=a&to=b&group_by=c' });
    expect(response.json().error.errors.map(({ param }: { param: string }) => param)).toEqual([
      'from',
      'to',
      'group_by',
    ]);
  });
});

const priced = {
  id: 'priced',
  name: 'Priced',
  currency: 'EUR',
  prices: {
    analyses: {
      included: 2,
      tiers: [
        { up_to: 1, unit_price: '0.1' },
        { up_to: null, unit_price: '0.05' },
      ],
    },
  },
};

async function usePlan(plan: Readonly<Record<string, unknown>> & { readonly id: string }): Promise<void> {
  const { db } = test.app.database;
  expect(await savePlan(db, plan)).toMatchObject({ ok: true });
  expect(await choosePlan(db, accountId, plan.id)).toBe(true);
}

describe('GET /v1/billing', () => {
  it('is free at first and matches /usage', async () => {
    await complete(live.key);
    const billing = await read('billing');
    expect(billing).toMatchObject({
      object: 'billing',
      plan: 'free',
      period: { start: '2027-03-01T00:00:00.000Z', end: '2027-04-01T00:00:00.000Z' },
      currency: 'USD',
      amount_due: '0.00',
    });
    const used = billing.items.map(({ metric, used: quantity }: { metric: string; used: number }) => ({
      metric,
      quantity,
    }));
    expect(used).toEqual((await read('usage')).data);
  });

  it('prices units beyond the included ones by tier', async () => {
    await usePlan(priced);
    for (let index = 0; index < 5; index += 1) await complete(live.key);
    const { items, ...rest } = await read('billing');
    expect(rest).toMatchObject({ plan: 'priced', currency: 'EUR', amount_due: '0.20' });
    expect(items[0]).toEqual({
      metric: 'analyses',
      included: 2,
      used: 5,
      billable: 3,
      unit_price: '0.05',
      tiers: [
        { up_to: 1, unit_price: '0.1', billable: 1 },
        { up_to: null, unit_price: '0.05', billable: 2 },
      ],
      amount: '0.20',
    });
  });

  it('has an example plan from the first start and rejects invalid plans', async () => {
    const { db } = test.app.database;
    expect(await choosePlan(db, accountId, 'starter')).toBe(true);
    expect(await read('billing')).toMatchObject({ plan: 'starter', amount_due: '0.00' });
    expect(await choosePlan(db, accountId, 'none-such')).toBe(false);
    expect(await savePlan(db, { ...priced, prices: { analyses: { tiers: [] } } })).toEqual({
      ok: false,
      problems: [expect.stringContaining('prices.analyses.tiers')],
    });
    expect(await read('billing')).toMatchObject({ plan: 'starter' });
  });
});

describe('GET /v1/billing/invoices', () => {
  const close = (at: string): Promise<void> => closePeriods(test.app.database.db, new Date(at));
  const list = async (query = '') => await read(`billing/invoices${query}`);

  it('is empty until a period is over', async () => {
    await complete(live.key);
    await close('2027-04-01T00:59:59.999Z');
    expect(await list()).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
    await close('2027-04-01T01:00:00.000Z');
    expect((await list()).data).toHaveLength(1);
  });

  it('is final, and created once by concurrent closers', async () => {
    await usePlan(priced);
    for (let index = 0; index < 4; index += 1) await complete(live.key);
    const { object, ...bill } = await read('billing');
    expect(object).toBe('billing');
    await Promise.all(Array.from({ length: 5 }, () => close('2027-04-01T02:00:00.000Z')));
    const first = await list();
    expect(first.data).toEqual([
      {
        ...bill,
        id: expect.stringMatching(/^inv_/),
        object: 'invoice',
        closed_at: '2027-04-01T02:00:00.000Z',
        amount_due: '0.15',
      },
    ]);
    await usePlan({ ...priced, currency: 'USD', prices: {} });
    await close('2027-04-20T00:00:00.000Z');
    expect(await list()).toEqual(first);
    for (const statement of [`update invoices set body = '{}'`, 'delete from invoices']) {
      await expect(sql.raw(statement).execute(test.app.database.db)).rejects.toThrow('final');
    }
  });

  it('lists every period since the first usage, also for months without a running server, newest first', async () => {
    await complete(live.key);
    test.setTime(new Date('2027-05-31T23:59:59.999Z'));
    await complete(live.key);
    await complete(live.key);
    await close('2027-07-15T00:00:00.000Z');
    const months: [string, number][] = [];
    let query = '?limit=1';
    for (;;) {
      const { data, has_more: hasMore, next_cursor: cursor } = await list(query);
      for (const { period, items } of data) months.push([period.start.slice(0, 7), items[0].used]);
      if (!hasMore) break;
      query = `?limit=1&cursor=${String(cursor)}`;
    }
    expect(months).toEqual([
      ['2027-06', 0],
      ['2027-05', 2],
      ['2027-04', 0],
      ['2027-03', 1],
    ]);
    expect((await test.call(live.key, { url: '/v1/billing/invoices?cursor=made-up' })).statusCode).toBe(400);
  });
});

describe('quotas', () => {
  const limited = (policy: string, quota: number) => ({
    ...priced,
    id: 'limited',
    quota_policy: policy,
    prices: { analyses: { quota, tiers: [{ up_to: null, unit_price: '0.1' }] } },
  });

  it('with policy warn, set a header from 80 % on and reject nothing', async () => {
    await usePlan(limited('warn', 5));
    for (let index = 0; index < 4; index += 1) {
      const response = await submit(live.key);
      expect(response.headers['x-quota-warning']).toBeUndefined();
      await test.complete(response.json().id);
    }
    expect((await submit(live.key)).headers['x-quota-warning']).toBe('analyses;used=4;quota=5');
    for (let index = 0; index < 2; index += 1) await complete(live.key);
    const beyond = await submit(live.key);
    expect(beyond.statusCode).toBe(202);
    expect(beyond.headers['x-quota-warning']).toBe('analyses;used=6;quota=5');
    expect((await submit(testKey)).headers['x-quota-warning']).toBeUndefined();
  });

  it('with policy block, reject with 429; running work counts and failures free their share', async () => {
    await usePlan(limited('refuse', 2));
    await complete(live.key, { url: 'https://known.example/' });
    const { id } = (await submit(live.key)).json();
    const refused = await submit(live.key, {}, { 'idempotency-key': 'later' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({ type: 'rate_limit_error', code: 'quota_exceeded' });
    // From the 10th at noon to the end of the month.
    expect(refused.headers['retry-after']).toBe(String(21.5 * 86_400));
    expect((await submit(live.key, { url: 'https://known.example/', max_age: 60 })).statusCode).toBe(200);
    expect((await submit(testKey)).statusCode).toBe(202);
    await test.fail(id, failure);
    expect((await submit(live.key, {}, { 'idempotency-key': 'now' })).statusCode).toBe(202);
    expect((await submit(live.key)).statusCode).toBe(429);
    test.setTime(new Date('2027-04-01T00:00:00.000Z'));
    // The one that is under way counts in the month in which it may end.
    expect((await submit(live.key)).statusCode).toBe(202);
    expect((await submit(live.key)).statusCode).toBe(429);
  });

  it('stop concurrent bursts, and accept a batch completely or not at all', async () => {
    await usePlan(limited('refuse', 3));
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => submit(live.key)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    await usePlan(limited('refuse', 5));
    const batch = async (count: number): Promise<number> => {
      const urls = Array.from({ length: count }, (_, index) => `https://batch.example/${String(index)}`);
      return (await test.call(live.key, { method: 'POST', url: '/v1/analysis/batch', payload: { urls } }))
        .statusCode;
    };
    expect(await batch(3)).toBe(429);
    expect((await read('analysis/batch')).data).toEqual([]);
    expect(await batch(2)).toBe(202);
  });
});
