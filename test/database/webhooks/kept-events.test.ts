import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import { newId } from '../../../src/service/platform/ids.ts';
import { insertAccount } from '../../../src/features/members/statements/accounts.ts';
import { endAttempt } from '../../../src/features/webhooks/statements/webhook-deliveries.ts';
import { deletePreviousSecrets } from '../../../src/features/webhooks/statements/webhook-endpoints.ts';
import { deleteExpiredEvents } from '../../../src/features/webhooks/statements/webhook-events.ts';
import { addEndpoint } from '../../../src/features/webhooks/add-endpoint.ts';
import { rotateEndpointSecret } from '../../../src/features/webhooks/rotate-endpoint-secret.ts';
import { startTestServer, type TestServer } from '../../support/start-test-server.ts';

const start = new Date('2027-03-10T12:00:00.000Z');
const dayMs = 86_400_000;

let server: TestServer;
let accountId: string;
let endpointId: string;
let key: string;

beforeAll(async () => {
  server = await startTestServer();
  server.setTime(start);
  accountId = newId('account', start);
  await insertAccount(server.app.database.db, { id: accountId, name: 'Test', createdAt: start });
  const made = await createApiKey(server.app, accountId, { type: 'secret', environment: 'live' });
  if (!made.ok) throw new Error(made.problems.join());
  ({ key } = made.created);
  const added = await addEndpoint(server.app, accountId, {
    url: 'https://hooks.example/',
    environment: 'live',
  });
  if (!added.ok) throw new Error(added.problems.join());
  endpointId = added.endpoint.id;
});
afterAll(() => server.close());

const submit = async (payload: object, headers: Record<string, string> = {}) =>
  await server.call(key, {
    method: 'POST',
    url: '/v1/analysis',
    payload,
    headers: { prefer: 'wait=0', ...headers },
  });

const eventsOf = async (resourceId?: string): Promise<string[]> => {
  let query = server.app.database.db
    .selectFrom('webhook_events')
    .select('id')
    .where('account_id', '=', accountId);
  if (resourceId !== undefined) query = query.where('resource_id', '=', resourceId);
  return (await query.execute()).map(({ id }) => id);
};

test('cached responses and repeated requests send no events', async () => {
  const page = { url: 'https://kept.example/one' };
  const { id } = (await submit(page, { 'idempotency-key': 'one' })).json<{ id: string }>();
  await server.complete(id);
  expect((await submit(page, { 'idempotency-key': 'one' })).headers['idempotent-replayed']).toBe('true');
  expect((await submit({ ...page, max_age: 60 })).json()).toMatchObject({ id, cached: true });
  await server.complete(id);
  expect(await eventsOf()).toHaveLength(1);
  expect(await eventsOf(id)).toHaveLength(1);
});

test('events are kept for RETENTION_DAYS with deliveries and attempts, and longer while pending', async () => {
  const { db } = server.app.database;
  const { id } = (await submit({ url: 'https://kept.example/two' })).json<{ id: string }>();
  await server.complete(id);
  const [eventId = ''] = await eventsOf(id);
  const after = (days: number): Date => new Date(start.getTime() + days * dayMs);
  const { retentionDays } = server.app.config;
  // Its delivery waits: it is not forgotten however old it is.
  await deleteExpiredEvents(db, after(retentionDays + 5));
  expect(await eventsOf(id)).toEqual([eventId]);
  const [delivery] = await db
    .updateTable('webhook_deliveries')
    .set({ holder: 'me' })
    .where('event_id', '=', eventId)
    .where('endpoint_id', '=', endpointId)
    .returning('id')
    .execute();
  const attempt = {
    delivery_id: delivery?.id ?? '',
    number: 1,
    started_at: start,
    duration_ms: 5,
    status: 200,
    error: null,
    answer: 'ok',
  };
  await db.transaction().execute((trx) => endAttempt(trx, 'me', attempt, { status: 'succeeded' }));
  await deleteExpiredEvents(db, after(retentionDays - 1));
  expect(await eventsOf(id)).toEqual([eventId]);
  await deleteExpiredEvents(db, after(retentionDays));
  expect(await eventsOf(id)).toEqual([]);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from webhook_deliveries where event_id = ${eventId})::int
      + (select count(*) from webhook_attempts where delivery_id = ${attempt.delivery_id})::int as left`.execute(
    db,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test('a rotated secret is deleted after 24 hours', async () => {
  const { db } = server.app.database;
  server.setTime(new Date());
  await rotateEndpointSecret(server.app, accountId, endpointId);
  const previous = async (): Promise<boolean> =>
    (
      await db
        .selectFrom('webhook_endpoints')
        .select('previous_secret')
        .where('id', '=', endpointId)
        .executeTakeFirst()
    )?.previous_secret !== null;
  await deletePreviousSecrets(db);
  expect(await previous()).toBe(true);
  await sql`update webhook_endpoints set previous_secret_until = previous_secret_until - interval '24 hours'`.execute(
    db,
  );
  await deletePreviousSecrets(db);
  expect(await previous()).toBe(false);
});
