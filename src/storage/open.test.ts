import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeTempDirectory,
  openTempDatabase,
  silentLog,
  type TempDatabase,
} from '../../test/temp-database.ts';
import { insertAccount } from './accounts.ts';
import { tryLockDataDirectory } from './data-lock.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openDatabase } from './open.ts';

let temp: TempDatabase;

beforeAll(async () => {
  temp = await openTempDatabase();
});

afterAll(async () => {
  await temp.remove();
});

test('a second opening of the same directory is refused while the first lasts', async () => {
  expect(await openDatabase({ dataDir: temp.dataDir }, silentLog)).toEqual({ ok: false, reason: 'in_use' });
});

test('a notification is heard when its transaction commits, and not before', async () => {
  const heard: (string | null)[] = [];
  await temp.database.listen('commits', (payload) => heard.push(payload));
  await temp.database.db.transaction().execute(async (trx) => {
    await sql`select pg_notify('commits', 'one')`.execute(trx);
    await sql`select 1`.execute(trx);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['one']);
});

test('a notification of a transaction that is rolled back is never heard', async () => {
  const heard: (string | null)[] = [];
  await temp.database.listen('rollbacks', (payload) => heard.push(payload));
  const rolledBack = temp.database.db.transaction().execute(async (trx) => {
    await sql`select pg_notify('rollbacks', 'one')`.execute(trx);
    throw new Error('on purpose');
  });
  await expect(rolledBack).rejects.toThrow('on purpose');
  await sql`select pg_notify('rollbacks', 'two')`.execute(temp.database.db);
  expect(heard).toEqual(['two']);
});

test('migrating a database that is up to date changes nothing', async () => {
  await migrate(temp.database.db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    temp.database.db,
  );
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});

test('the space of deleted rows can be given back', async () => {
  await temp.database.vacuum();
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'analyses'`.execute(temp.database.db);
  expect(rows).toEqual([{ reltuples: 0 }]);
});

test('what is stored is for its owner alone, also in a directory that others may open', async () => {
  const directory = makeTempDirectory();
  const inner = join(directory.path, 'data');
  mkdirSync(inner, { mode: 0o755 });
  const opened = await openDatabase({ dataDir: inner }, silentLog);
  if (!opened.ok) throw new Error('in use');
  await opened.database.close();
  expect(statSync(join(inner, 'database')).mode & 0o777).toBe(0o700);
  expect(statSync(join(inner, '.lock')).mode & 0o077).toBe(0);
  directory.remove();
});

test('a data directory that is made is for its owner alone', () => {
  const directory = makeTempDirectory();
  const inner = join(directory.path, 'a', 'b');
  const lock = tryLockDataDirectory(inner);
  expect(statSync(inner).mode & 0o777).toBe(0o700);
  expect(tryLockDataDirectory(inner)).toBeNull();
  lock?.release();
  const next = tryLockDataDirectory(inner);
  expect(next).not.toBeNull();
  next?.release();
  directory.remove();
});

test('what was committed is there after closing and opening again', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  await insertAccount(temp.database.db, { id: 'acc_1', name: 'One', createdAt: at });
  await temp.database.close();
  const opened = await openDatabase({ dataDir: temp.dataDir }, silentLog);
  if (!opened.ok) throw new Error('in use');
  temp = { ...temp, database: opened.database, remove: () => opened.database.close() };
  const rows = await opened.database.db.selectFrom('accounts').selectAll().execute();
  expect(rows).toEqual([{ id: 'acc_1', name: 'One', created_at: at, first_started_at: null }]);
});
