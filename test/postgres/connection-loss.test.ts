import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { startService, type TestService } from '../support/start-service.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { defaultPostgresLimits } from '../../src/service/storage/open-postgres.ts';

const html =
  '<!doctype html><title>Heat pumps</title><h1>Heat pumps</h1><p>They move heat from cold to warm places.</p>';

/** After a silence of this length a request is refused: a connection is waited for, then an answer on it; twice, at most. */
const silenceMsMax = 2 * (defaultPostgresLimits.connectionTimeoutMs + defaultPostgresLimits.answerTimeoutMs);

let postgres: PostgresDatabase;
let proxy: TcpProxy;
let service: TestService;

beforeAll(async () => {
  postgres = await makePostgresDatabase();
  proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  const databaseUrl = Object.assign(new URL(postgres.url), { port: String(proxy.port) });
  // A deadlock is looked for soon, and only by the service: the tests' own connections never end as its victim.
  databaseUrl.searchParams.set('options', '-c deadlock_timeout=100ms');
  service = await startService({
    config: { databaseUrl: databaseUrl.href, secretKey: 'k'.repeat(32), fetchTimeoutMs: 60_000 },
  });
});

afterEach(async () => {
  await proxy.restore();
});

afterAll(async () => {
  await service.stop();
  await proxy.close();
  await postgres.remove();
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    readonly id: string;
    readonly status: string;
    readonly error: { readonly code: string } | null;
  };
}

async function call(
  path: string,
  body?: object,
  prefer = 'wait=20',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(service.baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${service.keys.live}`,
      'content-type': 'application/json',
      prefer,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Answer['body'],
  };
}

const page = { url: 'https://example.com/', html };

/** Every request that needs the database, and the probe of a load balancer. */
async function expectUnavailable(): Promise<void> {
  const refused = await Promise.all([
    call('/v1/analysis', page),
    call('/v1/analysis/an_01arz3ndektsv4rrffq69g5fav'),
    call('/readyz'),
  ]);
  for (const { status, retryAfter } of refused) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  expect(refused[0].body.error?.code).toBe('unavailable');
  expect((await call('/healthz')).status).toBe(200);
}

/** Also: the queue is woken, and the end of the analysis is heard. */
async function expectHealed(): Promise<void> {
  await expect.poll(async () => (await call('/readyz')).status).toBe(200);
  expect(await call('/v1/analysis', page)).toMatchObject({ status: 200, body: { status: 'completed' } });
}

test('a lost database causes 503 with Retry-After, and the service recovers with it', async () => {
  await expectHealed();
  await proxy.cut();
  await expectUnavailable();
  await expectUnavailable();
  await proxy.restore();
  await expectHealed();
});

test('an unresponsive database causes 503, and no request hangs', async () => {
  await expectHealed();
  proxy.stall();
  // Each is answered before the wait that it asked for is over, and before the test's own client gives up.
  const begun = performance.now();
  await expectUnavailable();
  expect(performance.now() - begun).toBeLessThan(silenceMsMax);
  await proxy.restore();
  await expectHealed();
});

test('waits and running work survive a temporary database outage', async () => {
  const site = await startSlowSite();
  onTestFinished(() => site.close());
  const waiting = call('/v1/analysis', { url: `${site.url}/page` }, 'wait=30');
  await site.asked(1);
  await proxy.cut();
  site.release();
  await expectUnavailable();
  await proxy.restore();
  // Waiting requests are notified after the outage, although notifications were lost during it.
  const { status, body } = await waiting;
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'completed', error: null });
  await expectHealed();
});

/** A session of another client, which waits for longer than the service does. */
async function otherSession(): Promise<pg.Client> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`set deadlock_timeout = '10min'`);
  await client.query('begin');
  return client;
}

/** Resolves when a session waits for a lock of this kind. */
async function untilWaiting(lock: 'relation' | 'transactionid'): Promise<void> {
  const text = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1`;
  await expect.poll(async () => (await postgres.query(text, [lock])).rowCount).toBe(1);
}

/**
 * Submits an analysis whose transaction PostgreSQL ends, `times` times. The service has the row of the idempotency key and
 * then asks for that of the account; the other client has the account and asks for the key. The gate holds the service
 * between the two, so that it is always the service that closes the circle.
 */
async function submitIntoDeadlocks(key: string, times: number): Promise<Answer> {
  const [gate, other] = [await otherSession(), await otherSession()];
  const lockGate = () => gate.query('lock table analyses in share mode');
  const { rows } = await postgres.query('select id from accounts');
  const [{ id: account }] = rows as [{ id: string }];
  await lockGate();
  await other.query('select from accounts where id = $1 for no key update', [account]);
  await other.query('savepoint before_key');
  const submitted = call('/v1/analysis', page, 'wait=20', { 'idempotency-key': key });
  for (let time = 1; time <= times; time += 1) {
    await untilWaiting('relation');
    const asked = other.query(
      `insert into idempotency_keys (account_id, environment, key, fingerprint, request_id, expires_at)
        values ($1, 'live', $2, '', '', now())`,
      [account, key],
    );
    await untilWaiting('transactionid');
    await gate.query('commit');
    await gate.query('begin');
    // Waits for the end of the service's transaction, and holds up the next one.
    const isLast = time === times;
    const locked = isLast ? undefined : lockGate();
    // The service's transaction was ended, and its key is free.
    await asked;
    await locked;
    await other.query(isLast ? 'rollback' : 'rollback to before_key');
  }
  return await submitted;
}

const acceptedBy = async (key: string): Promise<unknown[]> => {
  const text = 'select resource_id is not null as is_answered from idempotency_keys where key = $1';
  return (await postgres.query(text, [key])).rows;
};

test('a request in a deadlock is done by a second try, once', async () => {
  await expectHealed();
  const { rows: before } = await postgres.query('select count(*)::int as count from analyses');
  expect(await submitIntoDeadlocks('deadlock-1', 1)).toMatchObject({ status: 200 });
  expect(await acceptedBy('deadlock-1')).toEqual([{ is_answered: true }]);
  const { rows: after } = await postgres.query('select count(*)::int as count from analyses');
  expect(after).toEqual([{ count: before[0].count + 1 }]);
});

test('a request in two deadlocks is refused with Retry-After, and sent again it is accepted', async () => {
  await expectHealed();
  const refused = await submitIntoDeadlocks('deadlock-2', 2);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(await acceptedBy('deadlock-2')).toEqual([]);
  expect(await call('/v1/analysis', page, 'wait=20', { 'idempotency-key': 'deadlock-2' })).toMatchObject({
    status: 200,
  });
});
