import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { choosePlan, savePlan } from '../../../src/features/usage/save-plan.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { listDeliveries } from '../../../src/features/webhooks/list-deliveries.ts';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { startReceiver, type Received, type Receiver } from '../../support/receiver.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><article>
<h1>How a loom is threaded for plain weave</h1>
<p>A loom is a frame that holds the warp under tension while the weft is passed through it. For plain weave it is threaded
with 240 ends over four shafts, which takes about two hours.</p></article></main></body></html>`;
const wanted = { html, queries: ['how is a loom threaded'], content_types: ['title', 'meta_description'] };

let service: TestService;
let call: ServiceCall;
let receiver: Receiver;
let account: string;
let endpoint: { readonly id: string; readonly secret: string };
let path: string;
let pages = 0;

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
  receiver = await startReceiver();
  account = await ensureAccount(service.app.database.db, new Date());
});

afterAll(async () => {
  await service.stop();
  await receiver.close();
});

/** Each test has an endpoint and a page of its own. */
beforeEach(async () => {
  path = `/${String((pages += 1))}`;
  const added = await addEndpoint(service.app, account, { url: receiver.url(path), environment: 'live' });
  if (!added.ok) throw new Error(added.problems.join('; '));
  ({ endpoint } = added);
});

const url = (): string => `https://events.example${path}`;
const inject = async (body: object, prefer = 'wait=30') =>
  (await call('POST', '/v1/injection', body, { prefer })).json;

interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly environment: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What has come, in the order in which it happened; each of it must be signed. */
async function receivedEvents(count: number): Promise<readonly ReceivedEvent[]> {
  await expect.poll(() => receiver.at(path).length).toBeGreaterThanOrEqual(count);
  // Nothing else is on its way.
  await expect
    .poll(async () =>
      (await listDeliveries(service.app, account, { endpoint_id: endpoint.id, limit: 100 })).map(
        ({ status }) => status,
      ),
    )
    .toEqual(Array.from({ length: count }, () => 'succeeded'));
  const received = receiver.at(path);
  expect(received).toHaveLength(count);
  for (const one of received) expectSigned(one);
  return received
    .map(({ body }) => JSON.parse(body.toString()) as ReceivedEvent)
    .sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
}

function expectSigned({ body, headers }: Received): void {
  new Webhook(endpoint.secret).verify(body, headers);
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-service-signature'] ?? '') ?? [];
  expect(v1).toBe(createHmac('sha256', endpoint.secret).update(`${t}.`).update(body).digest('hex'));
}

const types = (events: readonly ReceivedEvent[]): string[] => events.map(({ type }) => type);

test('an injection sends one event when ready and one when published, in this order', async () => {
  const { id } = await inject({ ...wanted, url: url(), metadata: { order: '7' } });
  expect(types(await receivedEvents(1))).toEqual(['injection.ready']);
  const published = (await call('POST', `/v1/injection/${String(id)}/publish`)).json;
  expect((await call('POST', `/v1/injection/${String(id)}/publish`)).status).toBe(409);
  const events = await receivedEvents(2);
  expect(types(events)).toEqual(['injection.ready', 'injection.published']);
  expect(new Set(events.map((event) => event.id)).size).toBe(2);
  const common = {
    id,
    object: 'injection',
    environment: 'live',
    status: 'completed',
    url: url(),
    mode: 'manual',
    error: null,
    metadata: { order: '7' },
  };
  expect(events[0]?.data).toMatchObject({ ...common, publication: 'draft', published_at: null });
  expect(events[1]?.data).toMatchObject({ ...common, publication: 'published' });
  for (const field of ['score_before', 'score_after', 'created_at', 'completed_at', 'published_at'])
    expect(events[1]?.data[field], field).toEqual(published[field]);
});

test('an automatic injection sends the ready event, then the published event', async () => {
  await inject({ ...wanted, url: url(), mode: 'auto' });
  const events = await receivedEvents(2);
  // Both happen in one moment, and requests may overtake each other: the data says which comes first.
  expect(types(events).sort()).toEqual(['injection.published', 'injection.ready']);
  const [ready, published] = ['injection.ready', 'injection.published'].map((type) =>
    events.find((event) => event.type === type),
  );
  expect(Date.parse(published?.created_at ?? '')).toBeGreaterThanOrEqual(Date.parse(ready?.created_at ?? ''));
  expect(ready?.data).toMatchObject({ publication: 'draft', published_at: null });
  expect(published?.data).toMatchObject({ publication: 'published', published_at: expect.any(String) });
});

test('a failed injection sends an event with its error', async () => {
  const { id, error } = await inject({ url: 'http://127.0.0.1:1/' });
  const [failed, ...rest] = await receivedEvents(1);
  expect(rest).toEqual([]);
  expect(failed).toMatchObject({
    type: 'injection.failed',
    environment: 'live',
    data: { id, status: 'failed', publication: null, score_before: null, score_after: null, error },
  });
  expect(error.code).toBe('connection_failed');
});

test('previews, edits and withdrawals send no events', async () => {
  const preview = await call('POST', '/v1/injection/preview', { ...wanted, url: url() });
  expect(preview.json).toMatchObject({ status: 'completed' });
  const { id, content_blocks: blocks } = await inject({ ...wanted, url: url() });
  const changes = [{ id: blocks[0].id, text: 'How a loom is threaded' }];
  const edited = await call(
    'PATCH',
    `/v1/injection/${String(id)}`,
    { content_blocks: changes },
    { prefer: 'wait=30' },
  );
  expect(edited.json).toMatchObject({ status: 'completed', publication: 'draft' });
  await call('POST', `/v1/injection/${String(id)}/publish`);
  await call('POST', `/v1/injection/${String(id)}/withdraw`);
  expect(types(await receivedEvents(2))).toEqual(['injection.ready', 'injection.published']);
});

const quota = async (policy: string, prices: Readonly<Record<string, number>>): Promise<void> => {
  const { db } = service.app.database;
  const limits = Object.entries(prices).map(([metric, limit]) => [
    metric,
    { quota: limit, tiers: [{ up_to: null, unit_price: '0' }] },
  ]);
  const plan = { id: 'small', name: 'Small', currency: 'EUR', quota_policy: policy };
  expect(await savePlan(db, { ...plan, prices: Object.fromEntries(limits) })).toMatchObject({ ok: true });
  expect(await choosePlan(db, account, 'small')).toBe(true);
};
const usedOf = async (metric: string): Promise<number> =>
  (await call('GET', '/v1/usage')).json.data.find((sum: { metric: string }) => sum.metric === metric)
    .quantity;
/** So many more than have been used by now. */
const room = async (injections: number, previews: number): Promise<void> =>
  quota('refuse', {
    injections: (await usedOf('injections')) + injections,
    previews: (await usedOf('previews')) + previews,
  });

test('a quota rejects injections beyond it, counting running ones, and never an edit', async () => {
  await room(2, 0);
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const body = { ...wanted, url: url() };
      return (await call('POST', '/v1/injection', body, { prefer: 'wait=30' })).status;
    }),
  );
  expect(statuses.sort()).toEqual([200, 200, 429, 429, 429, 429]);
  const refused = await call('POST', '/v1/injection', { ...wanted, url: url() });
  expect(refused.json.error).toMatchObject({ code: 'quota_exceeded', type: 'rate_limit_error' });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('x-quota-warning')).toMatch(/\binjections;used=\d+;quota=\d+/);
  // The test environment is never charged.
  expect((await call('POST', '/v1/injection', { ...wanted }, { key: service.keys.test })).status).not.toBe(
    429,
  );
  const { data } = (await call('GET', `/v1/injection?url=${encodeURIComponent(url())}`)).json;
  const changes = [{ id: data[0].content_blocks[0].id, text: 'How a loom is threaded' }];
  const edited = await call(
    'PATCH',
    `/v1/injection/${String(data[0].id)}`,
    { content_blocks: changes },
    { prefer: 'wait=30' },
  );
  expect(edited.status).toBe(200);
  const events = await receivedEvents(4);
  expect(types(events).sort()).toEqual([
    ...['injection.ready', 'injection.ready'],
    ...['usage.quota_warning', 'usage.quota_warning'],
  ]);
  const warnings = events.filter(({ type }) => type === 'usage.quota_warning').map(({ data }) => data);
  expect(warnings.map(({ threshold }) => threshold).sort()).toEqual([100, 80]);
  for (const data of warnings) expect(data).toMatchObject({ metric: 'injections', policy: 'refuse' });
  await quota('none', {});
});

test('a quota rejects previews beyond it; a failed preview frees its share', async () => {
  await room(0, 2);
  const preview = async (body: object) => (await call('POST', '/v1/injection/preview', body)).status;
  expect((await call('POST', '/v1/injection/preview', { url: 'http://127.0.0.1:1/' })).json.status).toBe(
    'failed',
  );
  const statuses = await Promise.all(Array.from({ length: 5 }, () => preview({ ...wanted })));
  expect(statuses.sort()).toEqual([200, 200, 429, 429, 429]);
  expect(await preview({ ...wanted })).toBe(429);
  await quota('none', {});
});
