import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { startService, type TestService } from '../support/start-service.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { defaultPostgresLimits } from '../../src/storage/open-postgres.ts';

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
  const databaseUrl = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href;
  service = await startService({
    config: { databaseUrl, secretKey: 'k'.repeat(32), fetchTimeoutMs: 60_000 },
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

async function call(path: string, body?: object, prefer = 'wait=20'): Promise<Answer> {
  const response = await fetch(service.baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${service.keys.live}`, 'content-type': 'application/json', prefer },
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
