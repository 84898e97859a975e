import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import { saveAnalysisEnd } from '../../../src/features/analyses/save-analysis-end.ts';
import { insertAccount } from '../../../src/features/members/statements/accounts.ts';
import type { QuotaPolicy, UsageMetric } from '../../../src/core/schema/vocabulary.ts';
import { saveViews } from '../../../src/features/tracker/save-views.ts';
import { recordUsage } from '../../../src/features/usage/record-usage.ts';
import { choosePlan, savePlan } from '../../../src/features/usage/save-plan.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { recordDeliveryUsage } from '../../../src/features/webhooks/record-delivery-usage.ts';
import { startTestServer, type TestServer } from '../../support/start-test-server.ts';

const start = new Date('2027-03-10T12:00:00.000Z');

let test: TestServer;
let accountId: string;
let live: string;
let endpointId: string;
let pages = 0;

beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

/** Each test has an account of its own, with an endpoint that hears of everything. */
beforeEach(async () => {
  test.setTime(start);
  accountId = newId('account', start);
  await insertAccount(test.app.database.db, { id: accountId, name: 'Test', createdAt: start });
  live = await makeKey('live');
  const added = await addEndpoint(test.app, accountId, {
    url: 'https://hooks.example/',
    environment: 'live',
  });
  if (!added.ok) throw new Error(added.problems.join());
  endpointId = added.endpoint.id;
});

async function makeKey(environment: 'live' | 'test'): Promise<string> {
  const input = { type: 'secret', environment, rate_limit: 100_000 };
  const outcome = await createApiKey(test.app, accountId, input);
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.created.key;
}

async function submit(key = live): Promise<string> {
  const payload = { url: `https://quota.example/${String((pages += 1))}` };
  const headers = { prefer: 'wait=0' };
  const answer = await test.call(key, { method: 'POST', url: '/v1/analysis', payload, headers });
  expect(answer.statusCode).toBe(202);
  return answer.json<{ id: string }>().id;
}

async function complete(count = 1, key = live): Promise<void> {
  for (let left = count; left > 0; left -= 1) await test.complete(await submit(key));
}

async function usePlan(policy: QuotaPolicy, metric: UsageMetric, quota: number | null): Promise<void> {
  const { db } = test.app.database;
  const prices = { [metric]: { quota, tiers: [{ up_to: null, unit_price: '0.1' }] } };
  const plan = { id: 'limited', name: 'Limited', currency: 'EUR', quota_policy: policy, prices };
  expect(await savePlan(db, plan)).toMatchObject({ ok: true });
  expect(await choosePlan(db, accountId, 'limited')).toBe(true);
}

interface ReportedUsage {
  readonly threshold: number;
  readonly used: number;
}

async function warnings(): Promise<readonly ReportedUsage[]> {
  const rows = await test.app.database.db
    .selectFrom('webhook_events as event')
    .innerJoin('webhook_deliveries as delivery', 'delivery.event_id', 'event.id')
    .select('body')
    .where('account_id', '=', accountId)
    .where('type', '=', 'usage.quota_warning')
    .where('endpoint_id', '=', endpointId)
    .orderBy('event.created_at')
    .orderBy(sql`(body::json -> 'data' ->> 'threshold')::int`)
    .execute();
  return rows.map(({ body }) => (JSON.parse(body ?? '') as { readonly data: ReportedUsage }).data);
}

const sentWarnings = async (): Promise<(readonly [number, number])[]> =>
  (await warnings()).map(({ threshold, used }) => [threshold, used] as const);

describe('usage.quota_warning', () => {
  it.each(['warn', 'refuse'] as const)(
    'is sent once at 80 and once at 100 percent with the policy %s',
    async (policy) => {
      await usePlan(policy, 'analyses', 5);
      await complete(3);
      expect(await sentWarnings()).toEqual([]);
      await complete();
      expect(await warnings()).toEqual([
        {
          id: 'quota_2027-03_analyses_80',
          object: 'quota_warning',
          environment: 'live',
          status: 'nearly_used_up',
          metric: 'analyses',
          threshold: 80,
          used: 4,
          quota: 5,
          policy,
          plan: 'limited',
          period: { start: '2027-03-01T00:00:00.000Z', end: '2027-04-01T00:00:00.000Z' },
        },
      ]);
      await complete();
      expect((await warnings())[1]).toMatchObject({ status: 'used_up', threshold: 100, used: 5 });
      if (policy === 'warn') await complete(3);
      expect(await sentWarnings()).toHaveLength(2);
    },
  );

  it('is sent again in the next month', async () => {
    await usePlan('warn', 'analyses', 1);
    await complete(2);
    test.setTime(new Date('2027-04-01T00:00:00.000Z'));
    await complete(2);
    expect(await sentWarnings()).toEqual([
      [80, 1],
      [100, 1],
      [80, 1],
      [100, 1],
    ]);
  });

  it('is sent once when several concurrent results reach the threshold', async () => {
    await usePlan('warn', 'analyses', 10);
    const ids = await Promise.all(Array.from({ length: 12 }, () => submit()));
    await Promise.all(ids.map((id) => test.complete(id)));
    expect(await sentWarnings()).toEqual([
      [80, 8],
      [100, 10],
    ]);
  });

  it('is not sent for unmetered results: failures, test keys, repeats', async () => {
    await usePlan('warn', 'analyses', 2);
    await test.fail(await submit(), { code: 'timeout', message: 'Slow.', retryable: true });
    await complete(3, await makeKey('test'));
    const id = await submit();
    await test.complete(id);
    await test.complete(id);
    const { db } = test.app.database;
    const again = { accountId, environment: 'live', metric: 'analyses', keyId: null, at: start } as const;
    await db.transaction().execute((trx) => recordUsage(test.app, trx, { ...again, resourceId: id }));
    expect(await sentWarnings()).toEqual([]);
  });

  it('rolls back with the transaction that records the usage', async () => {
    await usePlan('warn', 'analyses', 1);
    const id = await submit();
    const outcome = { status: 'failed', error: { code: 'timeout', message: '', retryable: true } } as const;
    const { db } = test.app.database;
    const undone = db.transaction().execute(async (trx) => {
      const usage = { accountId, environment: 'live', metric: 'analyses', keyId: null, at: start } as const;
      await recordUsage(test.app, trx, { ...usage, resourceId: id });
      await saveAnalysisEnd(test.app, trx, id, outcome, start);
      throw new Error('the process died');
    });
    await expect(undone).rejects.toThrow('the process died');
    expect(await sentWarnings()).toEqual([]);
    await test.complete(id);
    expect(await sentWarnings()).toEqual([
      [80, 1],
      [100, 1],
    ]);
  });

  it('counts usage from before the quota, and is not repeated when the plan changes', async () => {
    await complete(3);
    await usePlan('warn', 'analyses', 5);
    await complete();
    expect(await sentWarnings()).toEqual([[80, 4]]);
    await usePlan('warn', 'analyses', null);
    await complete(3);
    await usePlan('refuse', 'analyses', 9);
    await complete();
    expect(await sentWarnings()).toEqual([[80, 4]]);
    await complete();
    expect(await sentWarnings()).toEqual([
      [80, 4],
      [100, 9],
    ]);
  });

  it('is sent for both thresholds when one sum of views crosses both', async () => {
    await usePlan('warn', 'tracker_views', 100);
    const flush = (id: string, views: number) =>
      saveViews(test.app, {
        id: `${accountId} ${id}`,
        at: start,
        counts: [
          {
            accountId,
            environment: 'live',
            keyId: 'key_1',
            day: '2027-03-10',
            url: 'https://quota.example/',
            isPublished: false,
            assistant: null,
            views,
          },
        ],
      });
    await flush('one', 79);
    expect(await sentWarnings()).toEqual([]);
    await flush('two', 50);
    await flush('two', 50);
    expect(await sentWarnings()).toEqual([
      [80, 129],
      [100, 129],
    ]);
  });

  it('is delivered free of charge', async () => {
    await usePlan('warn', 'analyses', 1);
    await complete();
    const { db } = test.app.database;
    const events = await db
      .selectFrom('webhook_events')
      .select(['id', 'type'])
      .where('account_id', '=', accountId)
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const { id } of events)
        await recordDeliveryUsage(test.app, trx, { eventId: id, endpointId }, start);
    });
    expect(events).toHaveLength(3);
    const charged = await db
      .selectFrom('usage_records')
      .select('resource_id')
      .where('account_id', '=', accountId)
      .where('metric', '=', 'webhook_deliveries')
      .execute();
    const completed = events.find(({ type }) => type === 'analysis.completed');
    expect(charged.map((row) => row.resource_id)).toEqual([`${completed?.id ?? ''}:${endpointId}`]);
  });

  it('is counted only for accounts with a quota for the metric', async () => {
    const rows = async (): Promise<number> =>
      (
        await test.app.database.db
          .selectFrom('quota_counts')
          .select('metric')
          .where('account_id', '=', accountId)
          .execute()
      ).length;
    await complete();
    await usePlan('none', 'analyses', 1);
    await complete();
    await usePlan('warn', 'injections', 1);
    await complete();
    expect(await rows()).toBe(0);
    await usePlan('warn', 'analyses', 100);
    await complete();
    expect(await rows()).toBe(1);
  });
});
