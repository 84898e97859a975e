import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePostgresDatabase, type PostgresDatabase } from '../support/postgres-database.ts';
import { launchServer, startServer, type SpawnedServer } from '../support/spawned-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

let postgres: PostgresDatabase;
let proxy: TcpProxy;
let settings: Readonly<Record<string, string>>;
let server: SpawnedServer | undefined;

beforeEach(async () => {
  postgres = await makePostgresDatabase();
  const url = new URL(postgres.url);
  proxy = await startTcpProxy(Number(url.port));
  url.host = `127.0.0.1:${String(proxy.port)}`;
  settings = {
    DATABASE_URL: url.href,
    SECRET_KEY: 'the-same-secret-key-in-every-process',
    LOG_LEVEL: 'info',
  };
});

afterEach(async () => {
  await server?.kill();
  await proxy.close();
  await postgres.remove();
});

interface Line {
  readonly level?: string;
  readonly msg?: string;
}

function linesOf(output: string): readonly Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

const aboutDatabase = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ msg }) => msg === 'the database is unavailable');

test('a database that goes away is one log line without a stack, and its return is one line', async () => {
  server = await startServer(settings);
  await proxy.cut();
  // Two failed probes each, beside what the service's own parts try.
  for (let time = 0; time < 5; time += 1) {
    expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(503);
  }
  await proxy.restore();
  await expect.poll(() => server?.output()).toContain('the database is available again');
  const lines = linesOf(server.output());
  expect(aboutDatabase(lines)).toEqual([expect.objectContaining({ level: 'error', unwritten: 0 })]);
  const complaints = lines.filter(({ level }) => level === 'error' || level === 'warn');
  expect(complaints).toHaveLength(1);
  expect(server.output()).not.toContain('"stack"');
});

test('a start that waits for its database says so in one line without a stack', async () => {
  let attempts = 0;
  const refusing = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  try {
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    const url = `postgres://me:hunter2@127.0.0.1:${String(port)}/x`;
    server = await launchServer({ ...settings, DATABASE_URL: url });
    await expect.poll(() => attempts).toBeGreaterThan(5);
    expect(aboutDatabase(linesOf(server.output()))).toEqual([
      expect.objectContaining({ during: expect.stringContaining('retrying') }),
    ]);
    expect(server.output()).not.toMatch(/"stack"|hunter2/);
  } finally {
    refusing.close();
  }
});
