import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-database.ts';
import { startSlowSite, type SlowSite } from '../support/slow-site.ts';
import { launchServer, runCommand, startServer, type SpawnedServer } from '../support/spawned-server.ts';
import { defaultQueueTimes } from '../../src/service/queue/queue-times.ts';

const html = `<!doctype html><html lang="en"><head><title>Heat pumps</title></head><body><main><h1>What is a heat pump?</h1>
<p>${'A heat pump moves heat from a cold place to a warm one. '.repeat(12)}</p></main></body></html>`;

/** The longest wait that the API grants. */
const waitSecondsMax = 30;

/** A lease that is renewed as it should be has this left at least. */
const leaseLeftMs = defaultQueueTimes.leaseMs - defaultQueueTimes.renewalIntervalMs;

let postgres: PostgresDatabase;
let directory: TempDirectory;
let settings: Readonly<Record<string, string>>;
let site: SlowSite;
let servers: SpawnedServer[];

beforeEach(async () => {
  postgres = await makePostgresDatabase();
  directory = makeTempDirectory();
  settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    // Nothing is to be written there.
    DATA_DIR: directory.path,
    LOG_LEVEL: 'info',
  };
  site = await startSlowSite();
  servers = [];
});

afterEach(async () => {
  for (const server of servers) if (server.process.exitCode === null) await server.kill();
  site.close();
  await postgres.remove();
  directory.remove();
});

async function start(...args: readonly string[]): Promise<SpawnedServer> {
  const server = await startServer(settings, ...args);
  servers.push(server);
  return server;
}

async function createKey(): Promise<string> {
  const args = ['keys', 'create', '--type', 'secret', '--environment', 'live', '--json'];
  const result = await runCommand(settings, ...args);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  return (JSON.parse(result.stdout) as { key: string }).key;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly id: string; readonly status: string };
}

type Resource = 'analysis' | 'injection';

async function submit(
  server: SpawnedServer,
  key: string,
  prefer: string,
  body: object,
  resource: Resource = 'analysis',
): Promise<Answer> {
  const response = await fetch(`${server.baseUrl}/v1/${resource}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function statusOf(
  server: SpawnedServer,
  key: string,
  id: string,
  resource: Resource = 'analysis',
): Promise<string> {
  const response = await fetch(`${server.baseUrl}/v1/${resource}/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return ((await response.json()) as Answer['body']).status;
}

/** Child processes of a process: pages are analysed in them. */
function children(server: SpawnedServer): string[] {
  const pid = String(server.process.pid);
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

test('an api process is notified at once of finished work, and runs none itself', async () => {
  const api = await start('--role', 'api');
  const key = await createKey();
  const page = { url: 'https://example.com/', html };
  const queued = await submit(api, key, 'wait=1', page);
  expect(queued).toMatchObject({ status: 202, body: { status: 'queued' } });
  const worker = await start('--role', 'worker');
  await expect.poll(() => statusOf(api, key, queued.body.id)).toBe('completed');
  const begun = performance.now();
  const waiting = submit(api, key, `wait=${String(waitSecondsMax)}`, { url: `${site.url}/page` });
  await site.asked(1);
  site.release();
  expect(await waiting).toMatchObject({ status: 200, body: { status: 'completed' } });
  // Without notifications it would come with the end of the wait.
  expect(performance.now() - begun).toBeLessThan(waitSecondsMax * 1_000);
  expect(children(api)).toEqual([]);
  expect(children(worker)).not.toEqual([]);
  expect(api.output()).not.toContain('analysis ended');
  expect(readdirSync(directory.path)).toEqual([]);
});

test('a worker process serves only /healthz, /readyz and /metrics', async () => {
  const worker = await start('--role', 'worker');
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/v1/analysis', '/docs', '/openapi.json', '/'].map(
      async (path) => (await fetch(worker.baseUrl + path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  expect(await worker.terminate()).toBe(0);
});

test("work unfinished at a worker's SIGTERM is finished by another at once", async () => {
  const api = await start('--role', 'api');
  const first = await start('--role', 'worker');
  const key = await createKey();
  const { body } = await submit(api, key, 'respond-async', { url: `${site.url}/page` });
  await site.asked(1);
  const second = await start('--role', 'worker');
  expect(await first.terminate()).toBe(0);
  const begun = performance.now();
  await site.asked(2);
  // Else it would have taken what was left of the lease.
  expect(performance.now() - begun).toBeLessThan(leaseLeftMs);
  site.release();
  await expect.poll(() => statusOf(api, key, body.id)).toBe('completed');
  expect(second.output()).toContain(body.id);
});

test('another worker finishes the injection of a killed worker', async () => {
  const api = await start('--role', 'api');
  const first = await start('--role', 'worker');
  const key = await createKey();
  const page = { url: `${site.url}/page` };
  const { body } = await submit(api, key, 'respond-async', page, 'injection');
  await site.asked(1);
  await first.kill();
  await start('--role', 'worker');
  site.release();
  await expect.poll(() => statusOf(api, key, body.id, 'injection'), { interval: 200 }).toBe('completed');
});

test('processes that start together on an empty database create one database and print no key', async () => {
  const empty = await makePostgresDatabase({ isEmpty: true });
  settings = { ...settings, DATABASE_URL: empty.url };
  await Promise.all([start(), start('--role', 'api'), start('--role', 'worker'), start('--role', 'api')]);
  expect(servers.map((server) => server.output()).join('')).not.toMatch(/cw_sk_live_|signup\?token/);
  const { rows } = await empty.query(`
    select (select count(*)::int from accounts) as accounts, (select count(*)::int from api_keys) as keys`);
  expect(rows).toEqual([{ accounts: 1, keys: 0 }]);
  for (const server of servers) expect(await server.terminate()).toBe(0);
  await empty.remove();
});

test('keys are created without a server, and stop on every process as soon as they are revoked', async () => {
  const key = await createKey();
  const processes = [await start('--role', 'api'), await start()];
  const statuses = (): Promise<number[]> =>
    Promise.all(
      processes.map(async ({ baseUrl }) => {
        const headers = { authorization: `Bearer ${key}` };
        return (await fetch(`${baseUrl}/v1/analysis/an_01arz3ndektsv4rrffq69g5fav`, { headers })).status;
      }),
    );
  expect(await statuses()).toEqual([404, 404]);
  const { data } = JSON.parse((await runCommand(settings, 'keys', 'list', '--json')).stdout) as {
    data: { id: string; hint: string }[];
  };
  const id = data.find(({ hint }) => hint.endsWith(key.slice(-4)))?.id ?? '';
  expect(await runCommand(settings, 'keys', 'revoke', id)).toMatchObject({ code: 0 });
  expect(await statuses()).toEqual([401, 401]);
});

test('a server without its database names the setting, and shows neither password nor secret key', async () => {
  const url = new URL(postgres.url);
  url.pathname = '/nowhere';
  settings = { ...settings, DATABASE_URL: url.href };
  const server = await launchServer(settings);
  servers.push(server);
  const code = await new Promise((done) => server.process.once('close', done));
  expect(code).toBe(1);
  expect(server.output()).toMatch(
    /^citeworthy: DATABASE_URL names a database that cannot be used: .*nowhere/m,
  );
  for (const secret of [url.password, settings['SECRET_KEY']]) expect(server.output()).not.toContain(secret);
  expect(await runCommand(settings, 'keys', 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^citeworthy: DATABASE_URL names a database that cannot be used/),
  });
});
