import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { makePostgresDatabase, type PostgresDatabase } from '../../../test/support/postgres-database.ts';
import { makeTempDirectory, silentLog } from '../../../test/support/temp-database.ts';
import { openQueue } from '../queue/queue.ts';
import { defaultPostgresLimits, openPostgres } from './open-postgres.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/all.ts';

let postgres: PostgresDatabase;
let proxy: TcpProxy;
let database: Database;
let logged: string[];

beforeAll(async () => {
  postgres = await makePostgresDatabase();
});

afterAll(() => postgres.remove());

beforeEach(async () => {
  proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  logged = [];
  database = await open(withPort(proxy.port));
});

afterEach(async () => {
  await proxy.close();
  await database.close();
});

function withPort(port: number): string {
  return Object.assign(new URL(postgres.url), { port: String(port) }).href;
}

function withPart(part: {
  readonly hostname?: string;
  readonly password?: string;
  readonly pathname?: string;
}) {
  return Object.assign(new URL(postgres.url), part).href;
}

/** Short, to detect silence soon; on a busy machine a response takes a second. */
const limits = {
  ...defaultPostgresLimits,
  answerTimeoutMs: 3_000,
  listenerAnswerTimeoutMs: 3_000,
  listener: { checkIntervalMs: 100, retryMsMin: 10, retryMsMax: 100 },
};

async function open(url: string): Promise<Database> {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const opened = await openPostgres(url, log, limits);
  if (!opened.ok) throw new Error('The database cannot be opened.', { cause: opened });
  return opened.database;
}

async function one(): Promise<number | undefined> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  return rows[0]?.one;
}

test('processes that start together on an empty database migrate it once, and all of them work', async () => {
  const empty = await makePostgresDatabase({ isEmpty: true });
  const databases = await Promise.all(Array.from({ length: 6 }, () => open(empty.url)));
  const queues = await Promise.all(databases.map((each) => openQueue(each, silentLog)));
  for (const queue of queues) await queue.checkHealth();
  const counts = await empty.query(`
    select (select count(*)::int from kysely_migration) as migrations,
      (select count(*)::int from pgboss.version) as versions, (select count(*)::int from pgboss.queue) as queues`);
  expect(counts.rows).toEqual([{ migrations: Object.keys(migrations).length, versions: 1, queues: 3 }]);
  for (const queue of queues) await queue.stop(0);
  for (const each of databases) await each.close();
  await empty.remove();
});

test.each([
  ['a server that is not there', { port: '1' }, /ECONNREFUSED/],
  ['a wrong password', { password: 'wrong' }, /password authentication failed/],
  ['a database that does not exist', { pathname: '/nowhere' }, /does not exist/],
  ['a certificate file that does not exist', { search: '?sslrootcert=/nowhere/ca.pem' }, /ENOENT/],
  [
    'a server with an untrusted certificate',
    { hostname: 'localhost', search: '?sslmode=verify-full' },
    /self-signed/,
  ],
])('reports %s with the reason', async (_, part, reason) => {
  const outcome = await openPostgres(Object.assign(new URL(postgres.url), part).href, silentLog);
  expect(outcome).toMatchObject({ ok: false, reason: 'unavailable' });
  const { cause } = outcome as { cause: Error };
  expect(`${cause.message} ${String((cause as NodeJS.ErrnoException).code)}`).toMatch(reason);
});

test('the TLS parameters of the URL are respected', async () => {
  const directory = makeTempDirectory();
  const caFile = join(directory.path, 'ca.pem');
  writeFileSync(caFile, inject('postgresCertificate'));
  const encrypted = await open(
    `${withPart({ hostname: 'localhost' })}?sslmode=verify-full&sslrootcert=${caFile}`,
  );
  const { rows } = await encrypted.pool.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  expect(rows).toEqual([{ ssl: true }]);
  await encrypted.close();
  directory.remove();
});

test('connections have a name and time limits for statements and idle transactions', async () => {
  const { rows } = await database.pool.query(`
    select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ name: 'citeworthy', statement: '10s', idle: '5s' }]);
});

test('a lost connection fails only its query, and the next query gets a new one', async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await proxy.cut();
      await sql`select 1`.execute(trx);
    }),
  ).rejects.toThrow(/terminated|ECONNRESET|closed/);
  await expect(one()).rejects.toThrow(/ECONNREFUSED/);
  await proxy.restore();
  expect(await one()).toBe(1);
});

test('idle connections that the server ends are replaced', async () => {
  expect(await one()).toBe(1);
  await postgres.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => database.pool.totalCount).toBe(0);
  expect(await one()).toBe(1);
});

test('notifications resume after a lost connection, and handlers learn that some were missed', async () => {
  const heard: (string | null)[] = [];
  await database.listen('first', (payload) => heard.push(payload));
  await database.listen('second', (payload) => heard.push(payload));
  await proxy.cut();
  await postgres.query(`select pg_notify('first', 'missed')`);
  await proxy.restore();
  await expect.poll(() => heard).toEqual([null, null]);
  await postgres.query(`select pg_notify('first', 'one')`);
  await postgres.query(`select pg_notify('second', 'two')`);
  await expect.poll(() => heard).toEqual([null, null, 'one', 'two']);
});

test('a channel added while the connection is lost is served after the reconnect', async () => {
  const heard: (string | null)[] = [];
  await database.listen('before', () => undefined);
  await proxy.cut();
  await database.listen('after', (payload) => heard.push(payload));
  await proxy.restore();
  await expect.poll(() => heard).toEqual([null]);
  await postgres.query(`select pg_notify('after', 'one')`);
  await expect.poll(() => heard).toEqual([null, 'one']);
});

test('a silently dead listening connection is noticed and replaced', async () => {
  const heard: (string | null)[] = [];
  await database.listen('stalled', (payload) => heard.push(payload));
  proxy.stall();
  const isLost = (): boolean => logged.some((line) => line.includes('for notifications was lost'));
  await expect.poll(isLost).toBe(true);
  await proxy.restore();
  await expect.poll(() => heard.includes(null)).toBe(true);
  await postgres.query(`select pg_notify('stalled', 'one')`);
  await expect.poll(() => heard.includes('one')).toBe(true);
});

test('a connection whose query timed out is not reused', async () => {
  expect(await one()).toBe(1);
  proxy.stall();
  const asked = database.db.transaction().execute((trx) => sql`select 1`.execute(trx));
  await expect(asked).rejects.toThrow('Query read timeout');
  await proxy.restore();
  expect(await one()).toBe(1);
});
