import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { defaultDeliveryTimes } from '../../../src/features/webhooks/delivery-times.ts';
import { startReceiver, type Receiver } from '../../support/receiver.ts';
import { reconcile, untilAtRest } from '../../support/reconcile.mjs';
import { shiftDate, type ShiftedDate } from '../../support/shifted-date.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { startSlowSite, type SlowSite } from '../../support/slow-site.ts';
import { makeTempStorage, testDatabase, type TempStorage } from '../../support/temp-database.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

/*
 * The tests move the clock of this process. It is the clock of the embedded database as well; with PostgreSQL it is that of
 * one machine of several, and nothing that the service writes may show it.
 */
const hourMs = 3_600_000;
const tenYearsMs = 3_652 * 24 * hourMs;
const isEmbedded = testDatabase === 'embedded';
/** No jump makes a delivery due on PostgreSQL. */
const retryMs = isEmbedded ? hourMs / 3 : 20;

const html = `<!doctype html><html lang="en"><title>Heat pumps</title><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one. '.repeat(12)}</p></html>`;

let clock: ShiftedDate;
let accepted: string[];

beforeAll(() => {
  clock = shiftDate();
});
beforeEach(() => {
  accepted = [];
});
afterEach(() => clock.shift(0));
afterAll(() => clock.restore());

const start = (storage?: TempStorage): Promise<TestService> =>
  startService({
    ...(storage === undefined ? {} : { storage }),
    clockTimes: { lookIntervalMs: 20, settleMs: hourMs },
    deliveryTimes: { ...defaultDeliveryTimes, retryStepsMs: [retryMs], pollIntervalMs: 100 },
    config: { workerConcurrency: 1, accountJobsMax: 20 },
  });

async function post(
  { baseUrl, keys }: TestService,
  path: string,
  body: object,
  idempotencyKey?: string,
): Promise<string> {
  const answer = await fetch(`${baseUrl}/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keys.live}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  });
  expect([200, 202]).toContain(answer.status);
  const { id } = (await answer.json()) as { id: string };
  if (!accepted.includes(id)) accepted.push(id);
  return id;
}

const queryOf =
  ({ app }: TestService) =>
  (text: string, values?: unknown[]) =>
    app.database.pool.query(text, values);

async function expectOneEndEach(service: TestService): Promise<void> {
  await untilAtRest(queryOf(service), outcomeTimeoutMs);
  expect((await reconcile(queryOf(service), accepted)).problems).toEqual([]);
}

describe('work under way when the clock jumps', () => {
  let service: TestService;
  let site: SlowSite;
  let receiver: Receiver;
  let isReceiving = true;

  beforeAll(async () => {
    service = await start();
    receiver = await startReceiver();
    receiver.answer('/events', (response) => response.writeHead(isReceiving ? 200 : 503).end());
    const { app } = service;
    const account = await ensureAccount(app.database.db, app.now());
    const added = await addEndpoint(app, account, { url: receiver.url('/events'), environment: 'live' });
    expect(added.ok).toBe(true);
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
  });

  it.each([
    ['an hour ahead', hourMs],
    ['an hour back', -hourMs],
    ['ten years ahead', tenYearsMs],
    ['ten years back', -tenYearsMs],
  ])('ends once, with one event and one unit, when it jumps %s and is set right', async (name, jumpMs) => {
    site = await startSlowSite();
    const sentBefore = receiver.at('/events').length;
    isReceiving = false;
    await post(service, '/analysis', { url: `https://example.com/${name}`, html });
    await expect.poll(() => receiver.at('/events').length).toBeGreaterThan(sentBefore);
    isReceiving = true;
    // More than the thread's attempts: some are fetched when the clock jumps, the jobs of the others wait.
    const first = await post(service, '/analysis', { url: `${site.url}/first` }, name);
    for (const path of ['a', 'b', 'c', 'd', 'e', 'f'])
      await post(service, '/injection', { url: `${site.url}/${path}`, mode: 'auto' });
    await post(service, '/analysis/batch', { urls: ['g', 'h', 'i'].map((path) => `${site.url}/${path}`) });
    await site.asked(1);

    clock.shift(jumpMs);
    for (let count = 0; count < 3; count += 1) {
      const body = { url: `https://example.com/${name}/${String(count)}`, html };
      await post(service, '/analysis', body);
    }
    // Only an embedded database forgets the key: its one clock says that years have passed.
    const repeated = await post(service, '/analysis', { url: `${site.url}/first` }, name);
    expect(repeated === first).toBe(!isEmbedded || jumpMs < 24 * hourMs);
    site.release();
    await expectOneEndEach(service);

    clock.shift(0);
    await post(service, '/analysis', { url: `https://example.com/${name}/right`, html });
    await expectOneEndEach(service);
    site.close();
  });

  it.skipIf(isEmbedded)('leaves no wrong time in the database, in ids or in signatures', async () => {
    const { rows } = await queryOf(service)(`
      select count(*)::int as wrong from (
        select created_at as at from analyses union all select created_at from injections
        union all select created_at from batches union all select occurred_at from usage_records
        union all select created_at from webhook_events union all select last_used_at from api_keys
      ) as times where at not between now() - interval '1 hour' and now() + interval '1 minute'`);
    expect(rows).toEqual([{ wrong: 0 }]);
    const { rows: ids } = await queryOf(service)(`
      select count(*)::int as wrong from (
        select id, lag(id) over (order by created_at) as former, created_at - lag(created_at) over (order by created_at) as later
        from analyses
      ) as numbered where id < former and later > interval '10 milliseconds'`);
    expect(ids).toEqual([{ wrong: 0 }]);
    for (const { headers } of receiver.at('/events'))
      expect(Math.abs(Number(headers['webhook-timestamp']) * 1_000 - Date.now())).toBeLessThan(hourMs);
  });
});

it('a process that starts with a clock ten years ahead deletes nothing and closes no period', async () => {
  const counted = async (service: TestService): Promise<unknown> =>
    (
      await queryOf(service)(`
        select (select count(*) from analyses) as analyses, (select count(*) from injections) as injections,
          (select count(*) from batches) as batches, (select count(*) from webhook_events) as events,
          (select count(*) from idempotency_keys) as keys, (select count(*) from usage_days) as days,
          (select count(*) from invoices) as invoices`)
    ).rows;
  const storage = await makeTempStorage();
  const before = await start(storage);
  await post(before, '/analysis', { url: 'https://example.com/before', html }, 'before');
  await expectOneEndEach(before);
  const expected = await counted(before);
  await before.stop();
  clock.shift(tenYearsMs);
  // Housekeeping runs at the start, and `stop` waits for it.
  await (await start(storage)).stop();
  clock.shift(0);
  const after = await start(storage);
  expect(await counted(after)).toEqual(expected);
  await expectOneEndEach(after);
  await after.stop();
  await storage.remove();
});
