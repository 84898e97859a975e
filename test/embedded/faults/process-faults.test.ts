import { existsSync, readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDirectory, type TempDirectory } from '../../support/temp-database.ts';
import { startSlowSite, type SlowSite } from '../../support/slow-site.ts';
import { launchServer, runCommand, startServer, type SpawnedServer } from '../../support/spawned-server.ts';

let directory: TempDirectory;
let site: SlowSite;
let servers: SpawnedServer[];

beforeEach(async () => {
  directory = makeDataDirectory();
  site = await startSlowSite();
  servers = [];
});

afterEach(async () => {
  for (const server of servers) if (server.process.exitCode === null) await server.kill();
  site.close();
  directory.remove();
});

async function start(): Promise<SpawnedServer> {
  const server = await startServer(directory.path);
  servers.push(server);
  return server;
}

async function createKey(): Promise<string> {
  const result = await runCommand(
    directory.path,
    'keys',
    'create',
    '--type',
    'secret',
    '--environment',
    'live',
    '--json',
  );
  expect(result).toMatchObject({ code: 0, stderr: '' });
  return (JSON.parse(result.stdout) as { key: string }).key;
}

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly error: { readonly code: string } | null;
}

async function call(server: SpawnedServer, key: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.baseUrl}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'respond-async' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Answer;
}

async function statusOnceEnded(server: SpawnedServer, key: string, id: string): Promise<string> {
  await expect
    .poll(async () => (await call(server, key, `/analysis/${id}`)).status, { interval: 50 })
    .toMatch(/completed|failed/);
  return (await call(server, key, `/analysis/${id}`)).status;
}

test('work accepted before a kill -9 is analysed after the restart', async () => {
  const first = await start();
  const key = await createKey();
  const urls = Array.from({ length: 6 }, (_, index) => `${site.url}/${index}`);
  const accepted = await Promise.all(urls.map((url) => call(first, key, '/analysis', { url })));
  await site.asked(1);
  await first.kill();
  site.release();
  const second = await start();
  for (const { id } of accepted) expect(await statusOnceEnded(second, key, id)).toBe('completed');
});

test('SIGTERM ends the server with status 0, and unfinished work resumes at the next start', async () => {
  const first = await start();
  const key = await createKey();
  const { id } = await call(first, key, '/analysis', { url: `${site.url}/page` });
  await site.asked(1);
  expect(await first.terminate()).toBe(0);
  site.release();
  const second = await start();
  expect(await statusOnceEnded(second, key, id)).toBe('completed');
});

test('a second server on the directory exits with a reason; the first is unaffected', async () => {
  const first = await start();
  const second = await launchServer(directory.path);
  const [code] = await new Promise<[number | null]>((done) =>
    second.process.once('close', (status) => done([status])),
  );
  expect(code).toBe(1);
  expect(second.output()).toContain('in use by another Citeworthy process');
  expect((await fetch(`${first.baseUrl}/healthz`)).status).toBe(200);
});

test('five concurrent key creations beside a running server succeed, and the keys work immediately', async () => {
  const server = await start();
  const keys = await Promise.all(Array.from({ length: 5 }, createKey));
  expect(new Set(keys).size).toBe(5);
  for (const key of keys) {
    const response = await fetch(`${server.baseUrl}/v1/analysis/an_01arz3ndektsv4rrffq69g5fav`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(404);
  }
});

test('keys can be created, listed and revoked without a server, by concurrent commands', async () => {
  const keys = await Promise.all(Array.from({ length: 3 }, createKey));
  const listed = await runCommand(directory.path, 'keys', 'list', '--json');
  const { data } = JSON.parse(listed.stdout) as {
    data: { id: string; hint: string; revoked_at: string | null }[];
  };
  expect(data.map(({ hint }) => hint.slice(-4)).sort()).toEqual(keys.map((key) => key.slice(-4)).sort());
  const id = data[0]?.id ?? '';
  const revoked = await runCommand(directory.path, 'keys', 'revoke', id, '--json');
  expect(JSON.parse(revoked.stdout)).toMatchObject({ id, revoked_at: expect.stringMatching(/Z$/) });
  expect(await runCommand(directory.path, 'keys', 'revoke', 'key_none')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no key key_none.'),
  });
});

test('a key revoked from the command line stops on the running server at once', async () => {
  const server = await start();
  const key = await createKey();
  const { data } = JSON.parse((await runCommand(directory.path, 'keys', 'list', '--json')).stdout) as {
    data: { id: string; hint: string }[];
  };
  const id = data.find(({ hint }) => hint.endsWith(key.slice(-4)))?.id ?? '';
  await runCommand(directory.path, 'keys', 'revoke', id);
  const response = await fetch(`${server.baseUrl}/v1/analysis/an_01arz3ndektsv4rrffq69g5fav`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(response.status).toBe(401);
});

test('a first start killed while creating the database does not break the next', async () => {
  rmSync(directory.path, { recursive: true });
  const first = await launchServer(directory.path);
  servers.push(first);
  await expect
    .poll(
      () =>
        existsSync(directory.path) &&
        readdirSync(directory.path).some((name) => name.startsWith('database.new-')),
      { interval: 5 },
    )
    .toBe(true);
  await first.kill();
  await start();
  expect(readdirSync(directory.path).filter((name) => name.startsWith('database'))).toEqual(['database']);
});
