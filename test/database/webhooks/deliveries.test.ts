import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { ensureAccount } from '../../../src/entry/process/first-start.ts';
import { addEndpoint, type EndpointWithSecret } from '../../../src/features/webhooks/add-endpoint.ts';
import { defaultDeliveryTimes } from '../../../src/features/webhooks/delivery-times.ts';
import type { NewEndpointInput } from '../../../src/features/webhooks/endpoint-input.ts';
import { listDeliveries, type DeliveryRecord } from '../../../src/features/webhooks/list-deliveries.ts';
import { listEndpoints } from '../../../src/features/webhooks/list-endpoints.ts';
import { removeEndpoint } from '../../../src/features/webhooks/remove-endpoint.ts';
import { replayEvents, resendDelivery } from '../../../src/features/webhooks/resend.ts';
import { rotateEndpointSecret } from '../../../src/features/webhooks/rotate-endpoint-secret.ts';
import { sendTestEvent } from '../../../src/features/webhooks/send-test-event.ts';
import { updateEndpoint } from '../../../src/features/webhooks/update-endpoint.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { startReceiver, type Received, type Receiver } from '../../support/receiver.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

/** The contract's schedule, a thousand times as fast, with time for an answer on a busy machine. */
const times = {
  ...defaultDeliveryTimes,
  retryStepsMs: defaultDeliveryTimes.retryStepsMs.map((ms) => Math.min(ms / 1000, 40)),
  deadlineMs: outcomeTimeoutMs,
};

let service: TestService;
let receiver: Receiver;
let account: string;

beforeAll(async () => {
  service = await startService({ deliveryTimes: times });
  account = await ensureAccount(service.app.database.db, new Date());
  receiver = await startReceiver();
});

afterAll(async () => {
  await service.stop();
  await receiver.close();
});

async function add(path: string, part: Partial<NewEndpointInput> = {}): Promise<EndpointWithSecret> {
  const outcome = await addEndpoint(service.app, account, {
    url: receiver.url(path),
    environment: 'live',
    ...part,
  });
  if (!outcome.ok) throw new Error(outcome.problems.join('; '));
  return outcome.endpoint;
}

async function submit(body: object, key = service.keys.live, path = '/v1/analysis'): Promise<{ id: string }> {
  const answer = await fetch(service.baseUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([200, 202]).toContain(answer.status);
  return (await answer.json()) as { id: string };
}

const page =
  '<html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump moves heat.</p></html>';

function deliveriesOf(endpoint: { readonly id: string }): Promise<DeliveryRecord[]> {
  return listDeliveries(service.app, account, { endpoint_id: endpoint.id, limit: 100 });
}

async function ended(endpoint: { readonly id: string }, count = 1): Promise<DeliveryRecord[]> {
  await expect
    .poll(async () => (await deliveriesOf(endpoint)).filter(({ status }) => status !== 'pending').length)
    .toBe(count);
  return await deliveriesOf(endpoint);
}

async function sendTest(endpoint: { readonly id: string }): Promise<{ deliveryId: string; eventId: string }> {
  const outcome = await sendTestEvent(service.app, account, endpoint.id);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome;
}

interface Body {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly environment: string;
  readonly data: Record<string, unknown>;
}

function read(received: Received | undefined): Body {
  return JSON.parse(String(received?.body)) as Body;
}

/** As the contract says it, and not as the product does it. */
function ownSignature(secret: string, received: Received): string {
  const [, t = ''] = /^t=(\d+),/.exec(received.headers['x-service-signature'] ?? '') ?? [];
  return createHmac('sha256', secret)
    .update(Buffer.concat([Buffer.from(`${t}.`), received.body]))
    .digest('hex');
}

test('the end of an analysis reaches the endpoints of its environment, signed', async () => {
  const live = await add('/live');
  await add('/test', { environment: 'test' });
  await add('/off', { enabled: false });
  await add('/batches', { events: ['analysis.batch.completed'] });
  const { id } = await submit({ url: 'https://example.com/a', html: page, metadata: { order: '7' } });
  await expect.poll(() => receiver.at('/live').length).toBe(1);
  const [received] = receiver.at('/live');
  if (received === undefined) throw new Error('nothing');
  const body = read(received);
  expect(body).toMatchObject({
    id: received.headers['webhook-id'],
    type: 'analysis.completed',
    environment: 'live',
    data: {
      id,
      object: 'analysis',
      environment: 'live',
      status: 'completed',
      url: 'https://example.com/a',
      error: null,
      metadata: { order: '7' },
    },
  });
  const analysis = (await (
    await fetch(`${service.baseUrl}/v1/analysis/${id}`, {
      headers: { authorization: `Bearer ${service.keys.live}` },
    })
  ).json()) as Record<string, unknown>;
  for (const field of ['overall_score', 'category_scores', 'created_at', 'completed_at'])
    expect(body.data[field], field).toEqual(analysis[field]);

  expect(live.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  new Webhook(live.secret).verify(received.body, received.headers);
  expect(received.headers['x-service-signature']).toMatch(
    new RegExp(`^t=\\d+,v1=${ownSignature(live.secret, received)}$`),
  );
  await ended(live);
  expect(receiver.at('/test')).toEqual([]);
  expect(receiver.at('/off')).toEqual([]);
  expect(receiver.at('/batches')).toEqual([]);
  await submit({ url: 'https://example.com/t', html: page }, service.keys.test);
  await expect.poll(() => receiver.at('/test').length).toBe(1);
  expect(receiver.at('/live')).toHaveLength(1);
  for (const { id: endpoint } of await listEndpoints(service.app, account))
    await removeEndpoint(service.app, account, endpoint);
});

test('failed and batched analyses send events; a batch after its analyses', async () => {
  const endpoint = await add('/batch');
  const { id } = await submit({ url: 'http://127.0.0.1:1/', metadata: {} });
  await expect.poll(() => receiver.at('/batch').length).toBe(1);
  expect(read(receiver.at('/batch')[0])).toMatchObject({
    type: 'analysis.failed',
    data: { id, status: 'failed', overall_score: null, error: { code: 'connection_failed' } },
  });
  const urls = ['http://127.0.0.1:1/x', 'http://127.0.0.1:1/y'];
  const batch = await submit({ urls, metadata: { b: '1' } }, service.keys.live, '/v1/analysis/batch');
  await expect.poll(() => receiver.at('/batch').length).toBe(4);
  const delivered = receiver
    .at('/batch')
    .map(read)
    .find(({ type }) => type === 'analysis.batch.completed');
  expect(delivered?.data).toMatchObject({
    id: batch.id,
    object: 'analysis_batch',
    status: 'completed',
    counts: { queued: 0, processing: 0, completed: 0, failed: 2 },
    metadata: { b: '1' },
  });
  await removeEndpoint(service.app, account, endpoint.id);
});

test('every attempt sends the same bytes under the same id, until one succeeds', async () => {
  let left = 4;
  receiver.answer('/flaky', (response) => {
    left -= 1;
    response.writeHead(left > 0 ? 500 : 204).end(left > 0 ? 'x'.repeat(5_000) : undefined);
  });
  const endpoint = await add('/flaky');
  await sendTest(endpoint);
  const [delivery] = await ended(endpoint);
  expect(delivery).toMatchObject({ status: 'succeeded', type: 'webhook.test', next_attempt_at: null });
  expect(delivery?.attempts.map(({ number, status }) => [number, status])).toEqual([
    [1, 500],
    [2, 500],
    [3, 500],
    [4, 204],
  ]);
  expect(delivery?.attempts[0]?.answer).toBe('x'.repeat(2_048));
  expect(delivery?.attempts.every(({ duration_ms: ms }) => ms >= 0)).toBe(true);
  const got = receiver.at('/flaky');
  expect(new Set(got.map(({ body }) => body.toString('hex'))).size).toBe(1);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const one of got) new Webhook(endpoint.secret).verify(one.body, one.headers);
  expect((await listEndpoints(service.app, account)).find(({ id }) => id === endpoint.id)?.failures).toBe(0);
});

test('ten attempts fail before a delivery is given up', async () => {
  receiver.answer('/never', (response) => void response.writeHead(503).end());
  const endpoint = await add('/never');
  await sendTest(endpoint);
  const [delivery] = await ended(endpoint);
  expect(delivery?.status).toBe('failed');
  expect(delivery?.attempts).toHaveLength(10);
  expect(delivery?.attempts[9]?.error).toBe('The endpoint responded with status 503.');
});

test('a redirect is a failure and is not followed', async () => {
  receiver.answer(
    '/moved',
    (response) => void response.writeHead(307, { location: receiver.url('/target') }).end(),
  );
  const endpoint = await add('/moved');
  await sendTest(endpoint);
  const [delivery] = await ended(endpoint);
  expect(delivery?.attempts[0]).toMatchObject({ status: 307, error: expect.stringContaining('redirect') });
  expect(receiver.at('/target')).toEqual([]);
});

test('a response after the deadline is a failure', async () => {
  receiver.answer('/silent', (response, { path }) => {
    if (receiver.at(path).length > 1) response.end();
  });
  const patient = { service, account };
  onTestFinished(async () => {
    await service.stop();
    ({ service, account } = patient);
  });
  service = await startService({ deliveryTimes: { ...times, deadlineMs: 1_000 } });
  account = await ensureAccount(service.app.database.db, new Date());
  const endpoint = await add('/silent');
  await sendTest(endpoint);
  const [delivery] = await ended(endpoint);
  expect(delivery?.attempts).toMatchObject([
    { status: null, error: 'No response in time.' },
    { status: 200, error: null },
  ]);
  expect(delivery?.attempts[0]?.duration_ms).toBeGreaterThanOrEqual(1_000);
});

test('410 disables the endpoint at once, ends its pending deliveries and notifies the others', async () => {
  receiver.answer('/gone', (response) => void response.writeHead(410).end());
  const gone = await add('/gone');
  const other = await add('/other', { events: ['webhook.endpoint.disabled'] });
  await sendTest(gone);
  const [delivery] = await ended(gone);
  expect(delivery).toMatchObject({ status: 'failed', attempts: [{ status: 410 }] });
  const found = (await listEndpoints(service.app, account)).find(({ id }) => id === gone.id);
  expect(found).toMatchObject({
    enabled: false,
    disabled_reason: 'The endpoint responded with status 410 (Gone).',
  });
  await ended(other);
  expect(read(receiver.at('/other')[0])).toMatchObject({
    type: 'webhook.endpoint.disabled',
    data: { id: gone.id, status: 'disabled', error: { message: found?.disabled_reason } },
  });
  expect(await sendTestEvent(service.app, account, gone.id)).toMatchObject({ ok: false });
});

test('an endpoint is disabled only after both 72 hours and 20 attempts of failures', async () => {
  receiver.answer('/dead', (response) => void response.writeHead(500).end('no'));
  const endpoint = await add('/dead');
  const { db } = service.app.database;
  const isEnabled = async (): Promise<boolean | undefined> =>
    (await listEndpoints(service.app, account)).find(({ id }) => id === endpoint.id)?.enabled;
  // Ten attempts each: more than twenty in no time are not enough.
  for (const count of [1, 2, 3]) {
    await sendTest(endpoint);
    await ended(endpoint, count);
  }
  expect(await isEnabled()).toBe(true);
  const since = (interval: string): Promise<unknown> =>
    sql`update webhook_endpoints set failing_since = now() - ${interval}::interval where id = ${endpoint.id}`.execute(
      db,
    );
  await since('71 hours 59 minutes');
  await sendTest(endpoint);
  await ended(endpoint, 4);
  expect(await isEnabled()).toBe(true);
  // Neither are 72 hours with fewer.
  await db.updateTable('webhook_endpoints').set({ failures: 5 }).where('id', '=', endpoint.id).execute();
  await since('73 hours');
  await sendTest(endpoint);
  await ended(endpoint, 5);
  expect(await isEnabled()).toBe(true);
  await sendTest(endpoint);
  await expect.poll(isEnabled).toBe(false);
  const [found] = (await listEndpoints(service.app, account)).filter(({ id }) => id === endpoint.id);
  expect(found?.disabled_reason).toMatch(
    /^All 20 attempts of the last 73 hours failed\. Last error: The endpoint responded with status 500\.$/,
  );
  // What was under way has ended, too.
  await ended(endpoint, 6);

  receiver.answer('/dead', (response) => void response.end());
  const outcome = await updateEndpoint(service.app, account, { id: endpoint.id, enabled: true });
  expect(outcome).toMatchObject({ ok: true, endpoint: { enabled: true, failures: 0, failing_since: null } });
  await sendTest(endpoint);
  expect((await ended(endpoint, 7))[0]?.status).toBe('succeeded');
});

test('a rotated secret signs beside the new one for 24 hours', async () => {
  const endpoint = await add('/rotated');
  const rotated = await rotateEndpointSecret(service.app, account, endpoint.id);
  const secret = rotated?.secret ?? '';
  expect(secret).not.toBe(endpoint.secret);
  expect(Date.parse(rotated?.previous_secret_until ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await sendTest(endpoint);
  await ended(endpoint);
  const [both] = receiver.at('/rotated');
  if (both === undefined) throw new Error('nothing');
  for (const one of [secret, endpoint.secret]) {
    new Webhook(one).verify(both.body, both.headers);
    expect(both.headers['x-service-signature']?.split(',')).toContain(`v1=${ownSignature(one, both)}`);
  }
  const { db } = service.app.database;
  await sql`update webhook_endpoints set previous_secret_until = now() where id = ${endpoint.id}`.execute(db);
  await sendTest(endpoint);
  await ended(endpoint, 2);
  const after = receiver.at('/rotated')[1];
  if (after === undefined) throw new Error('nothing');
  new Webhook(secret).verify(after.body, after.headers);
  expect(() => new Webhook(endpoint.secret).verify(after.body, after.headers)).toThrow();
  expect(after.headers['x-service-signature']?.split(',')).toHaveLength(2);
});

test('secrets are not stored in plain text', async () => {
  const endpoint = await add('/sealed');
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from webhook_endpoints where id = ${endpoint.id}`.execute(service.app.database.db);
  const stored = Buffer.from(rows[0]?.secret ?? []);
  expect(stored.length).toBeGreaterThan(50);
  expect(stored.includes(endpoint.secret.slice(6, 20))).toBe(false);
  expect(stored.includes(Buffer.from(endpoint.secret.slice(6), 'base64').subarray(0, 8))).toBe(false);
});

test('a delivery can be resent, and all events since a time replayed', async () => {
  const since = new Date();
  const endpoint = await add('/again', { events: ['analysis.completed'] });
  await submit({ url: 'https://example.com/again', html: page });
  const [first] = await ended(endpoint);
  const outcome = await resendDelivery(service.app, account, first?.id ?? '');
  expect(outcome).toMatchObject({ ok: true, eventId: first?.event_id });
  await ended(endpoint, 2);
  await updateEndpoint(service.app, account, { id: endpoint.id, enabled: false });
  await submit({ url: 'https://example.com/missed', html: page });
  expect(
    await replayEvents(service.app, account, { id: endpoint.id, since: since.toISOString() }),
  ).toMatchObject({
    ok: false,
  });
  await updateEndpoint(service.app, account, { id: endpoint.id, enabled: true });
  expect(await replayEvents(service.app, account, { id: endpoint.id, since: since.toISOString() })).toEqual({
    ok: true,
    deliveries: 2,
  });
  await ended(endpoint, 4);
  const bodies = receiver.at('/again').map(({ body }) => body.toString());
  expect(new Set(bodies).size).toBe(2);
  expect(bodies.filter((body) => body === bodies[0])).toHaveLength(3);
});

test('a delivery is charged once per event and endpoint, tests never', async () => {
  const { db } = service.app.database;
  const charged = async (id: string): Promise<number> =>
    (
      await db
        .selectFrom('usage_records')
        .select('quantity')
        .where('metric', '=', 'webhook_deliveries')
        .where('resource_id', 'like', `%:${id}`)
        .execute()
    ).length;
  const endpoint = await add('/charged', { events: ['analysis.completed'] });
  await sendTest(endpoint);
  await submit({ url: 'https://example.com/charged', html: page });
  const [delivery] = (await ended(endpoint, 2)).filter(({ type }) => type === 'analysis.completed');
  expect(await charged(endpoint.id)).toBe(1);
  await resendDelivery(service.app, account, delivery?.id ?? '');
  await ended(endpoint, 3);
  expect(await charged(endpoint.id)).toBe(1);
  const free = await add('/free', { environment: 'test', events: ['analysis.completed'] });
  await submit({ url: 'https://example.com/free', html: page }, service.keys.test);
  await ended(free);
  expect(await charged(free.id)).toBe(0);
});

test('dead and slow endpoints do not delay others', async () => {
  receiver.answer('/stuck', () => undefined);
  const stuck = await add('/stuck');
  const fine = await add('/fine');
  for (let count = 0; count < 30; count += 1) await sendTest(stuck);
  await expect.poll(() => receiver.at('/stuck').length).toBeGreaterThanOrEqual(8);
  for (let count = 0; count < 5; count += 1) await sendTest(fine);
  await ended(fine, 5);
  // None of those that are stuck was given up for its silence meanwhile.
  const errors = (await deliveriesOf(stuck)).flatMap(({ attempts }) => attempts.map(({ error }) => error));
  expect(errors).not.toContain('No response in time.');
  // Never more at once than its own places.
  expect(receiver.at('/stuck').length).toBeLessThanOrEqual(16);
  await removeEndpoint(service.app, account, stuck.id);
});

test('Retry-After delays an attempt, up to twice the backoff step', async () => {
  receiver.answer('/later', (response, { path }) => {
    const isLast = receiver.at(path).length === 8;
    response.writeHead(isLast ? 200 : 429, { 'retry-after': '3600' }).end();
  });
  const endpoint = await add('/later');
  await sendTest(endpoint);
  await ended(endpoint);
  const times = receiver.at('/later').map(({ atMs }) => atMs);
  expect(times).toHaveLength(8);
  // These steps are 40 ms here: without Retry-After 48 ms is the longest wait, and with it an hour would be asked for.
  for (const index of [4, 5, 6, 7])
    expect((times[index] ?? 0) - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(75);
});

test('deleting an analysis deletes the content of its events', async () => {
  for (const { id } of await listEndpoints(service.app, account))
    await removeEndpoint(service.app, account, id);
  const endpoint = await add('/deleted', { events: ['analysis.completed'] });
  const { id } = await submit({ url: 'https://example.com/deleted', html: page });
  await ended(endpoint);
  await fetch(`${service.baseUrl}/v1/analysis/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${service.keys.live}` },
  });
  const left = await service.app.database.db
    .selectFrom('webhook_events')
    .select('body')
    .where('resource_id', '=', id)
    .execute();
  expect(left).toEqual([{ body: null }]);
});
