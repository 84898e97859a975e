import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTempDatabase, type TempDatabase } from '../../../../test/support/temp-database.ts';
import { insertAccount } from '../../members/statements/accounts.ts';
import { webhookEventTypes } from '../../../core/schema/events/index.ts';
import { shareSlots } from '../share-slots.ts';
import { listWaitingEndpoints, takeDeliveries } from './delivery-claims.ts';
import { noteFailure, noteSuccess } from './webhook-endpoints.ts';
import { insertEvent } from './webhook-events.ts';

let temp: TempDatabase;
const at = new Date();
const hourMs = 3_600_000;

beforeAll(async () => {
  temp = await openTempDatabase();
  for (const account of ['acc_crowd', 'acc_own']) {
    await insertAccount(temp.database.db, { id: account, name: account, createdAt: at });
    await temp.database.db.transaction().execute((trx) =>
      insertEvent(trx, {
        id: `evt_${account}`,
        account_id: account,
        environment: 'live',
        type: 'webhook.test',
        resource_id: 'whe_x',
        key_id: null,
        body: '{}',
        created_at: at,
        expires_at: new Date(at.getTime() + hourMs),
      }),
    );
  }
});

afterAll(() => temp.remove());

/** An endpoint with deliveries that became due so long ago; the name is its id. */
async function endpoint(
  id: string,
  account: string,
  deliveries: { readonly count: number; readonly dueAgoMs: number },
  state: { readonly failures?: number; readonly prompt?: boolean | null; readonly enabled?: boolean } = {},
): Promise<void> {
  const { db } = temp.database;
  await db
    .insertInto('webhook_endpoints')
    .values({
      id,
      account_id: account,
      environment: 'live',
      url: `https://${id}.example/`,
      events: [...webhookEventTypes],
      description: null,
      secret: Buffer.from('sealed'),
      created_at: at,
      ...state,
    })
    .execute();
  await db
    .insertInto('webhook_deliveries')
    .values(
      Array.from({ length: deliveries.count }, (_, index) => ({
        id: `dlv_${id}_${String(index).padStart(3, '0')}`,
        endpoint_id: id,
        event_id: `evt_${account}`,
        status: 'pending' as const,
        due_at: new Date(Date.now() - deliveries.dueAgoMs + index),
        created_at: at,
      })),
    )
    .execute();
}

/** The ids that the next claim of a process without running attempts takes. */
async function claim(holder: string): Promise<string[]> {
  const { db } = temp.database;
  const slots = shareSlots(await listWaitingEndpoints(db), [], new Map());
  return (await takeDeliveries(db, { slots, holder, leaseMs: hourMs })).map(({ id }) => id).sort();
}

async function reset(): Promise<void> {
  await temp.database.db.deleteFrom('webhook_endpoints').execute();
}

test('a claim takes the newest delivery of an idle endpoint beside a thousand older ones of others', async () => {
  await reset();
  for (let count = 0; count < 60; count += 1)
    await endpoint(`crowd${String(count)}`, 'acc_crowd', { count: 20, dueAgoMs: hourMs });
  await endpoint('own', 'acc_own', { count: 1, dueAgoMs: 0 });
  const taken = await claim('first');
  expect(taken).toContain('dlv_own_000');
  expect(taken.length).toBeLessThanOrEqual(1 + 64);
  // Of each endpoint its oldest.
  expect(taken.filter((id) => id.startsWith('dlv_crowd0_'))[0]).toBe('dlv_crowd0_000');
});

test('a claim never takes what another process has leased, whose claim gets the rest', async () => {
  await reset();
  await endpoint('shared', 'acc_own', { count: 20, dueAgoMs: hourMs });
  const [first, second] = await Promise.all([claim('one'), claim('two')]);
  const third = await claim('three');
  const all = [...first, ...second, ...third];
  expect(new Set(all).size).toBe(all.length);
  expect((await claim('four')).concat(all)).toHaveLength(20);
  expect(await claim('five')).toEqual([]);
});

test('endpoints stand as their latest attempts say', async () => {
  await reset();
  const due = { count: 1, dueAgoMs: 0 };
  await endpoint('new', 'acc_own', due);
  await endpoint('prompt', 'acc_own', due, { prompt: true });
  await endpoint('stumbling', 'acc_own', due, { prompt: true, failures: 2 });
  await endpoint('fallen', 'acc_own', due, { prompt: true, failures: 3 });
  await endpoint('never', 'acc_own', due, { failures: 1 });
  await endpoint('off', 'acc_own', due, { prompt: true, enabled: false });
  await endpoint('later', 'acc_own', { count: 1, dueAgoMs: -hourMs }, { prompt: true });
  const standings = async (): Promise<unknown> =>
    Object.fromEntries(
      (await listWaitingEndpoints(temp.database.db)).map(({ id, standing, due: count }) => [
        id,
        `${standing} ${String(count)}`,
      ]),
    );
  expect(await standings()).toEqual({
    new: 'new 1',
    prompt: 'prompt 1',
    stumbling: 'slow 1',
    fallen: 'failing 1',
    never: 'failing 1',
    later: 'prompt 0',
  });
  await temp.database.db.transaction().execute(async (trx) => {
    await noteSuccess(trx, 'fallen', true);
    await noteSuccess(trx, 'never', false);
    await noteSuccess(trx, 'prompt', false);
    await noteFailure(trx, 'new');
  });
  expect(await standings()).toMatchObject({
    fallen: 'prompt 1',
    never: 'slow 1',
    prompt: 'slow 1',
    new: 'failing 1',
  });
});

test('a lease that its holder has lost is taken again, and a disabled endpoint never', async () => {
  await reset();
  await endpoint('lost', 'acc_own', { count: 2, dueAgoMs: hourMs });
  expect(await claim('dead process')).toHaveLength(2);
  expect(await claim('other')).toEqual([]);
  const { db } = temp.database;
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(Date.now() - 1) })
    .execute();
  expect(await claim('other')).toHaveLength(2);
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(Date.now() - 1) })
    .execute();
  await db.updateTable('webhook_endpoints').set({ enabled: false }).execute();
  const slots = new Map([['lost', 2]]);
  expect(await takeDeliveries(db, { slots, holder: 'late', leaseMs: hourMs })).toEqual([]);
});
