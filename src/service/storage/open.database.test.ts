import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import { insertAccount } from '../../features/members/statements/accounts.ts';
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

test('a notification arrives when its transaction commits, and not before', async () => {
  const heard: (string | null)[] = [];
  await temp.database.listen('commits', (payload) => heard.push(payload));
  await temp.database.db.transaction().execute(async (trx) => {
    await sql`select pg_notify('commits', 'one')`.execute(trx);
    await sql`select 1`.execute(trx);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['one']);
});

test('a notification of a rolled back transaction never arrives', async () => {
  const heard: (string | null)[] = [];
  await temp.database.listen('rollbacks', (payload) => heard.push(payload));
  const rolledBack = temp.database.db.transaction().execute(async (trx) => {
    await sql`select pg_notify('rollbacks', 'one')`.execute(trx);
    throw new Error('on purpose');
  });
  await expect(rolledBack).rejects.toThrow('on purpose');
  await sql`select pg_notify('rollbacks', 'two')`.execute(temp.database.db);
  await expect.poll(() => heard).toEqual(['two']);
});

test('migrating a database that is up to date changes nothing', async () => {
  await migrate(temp.database.db, silentLog);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    temp.database.db,
  );
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});

test('committed rows survive closing and reopening', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  await insertAccount(temp.database.db, { id: 'acc_1', name: 'One', createdAt: at });
  await temp.database.close();
  const opened = await openDatabase(temp.storage.config, silentLog);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  temp = {
    ...temp,
    database: opened.database,
    async remove() {
      await opened.database.close();
      await temp.storage.remove();
    },
  };
  const rows = await opened.database.db.selectFrom('accounts').selectAll().execute();
  expect(rows).toMatchObject([{ id: 'acc_1', name: 'One', created_at: at, first_started_at: null }]);
});
