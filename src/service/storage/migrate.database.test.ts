import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTempDatabase, silentLog, type TempDatabase } from '../../../test/support/temp-database.ts';
import { insertAccount } from '../../features/members/statements/accounts.ts';
import { formerMigrations } from './former-migrations.ts';
import { DatabaseVersionError, migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';

let temp: TempDatabase;

beforeAll(async () => {
  temp = await openTempDatabase();
});

afterAll(() => temp.remove());

afterEach(() => setExecuted(Object.keys(migrations)));

async function setExecuted(names: readonly string[]): Promise<void> {
  const { db } = temp.database;
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01T00:00:00Z')`.execute(
      db,
    );
  }
}

async function executed(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    temp.database.db,
  );
  return rows.map(({ name }) => name);
}

test('a database with all former migrations is migrated with its rows', async () => {
  await insertAccount(temp.database.db, { id: 'acc_1', name: 'One', createdAt: new Date() });
  await setExecuted(formerMigrations);
  await migrate(temp.database.db, silentLog);
  expect(await executed()).toEqual(Object.keys(migrations));
  await migrate(temp.database.db, silentLog);
  const accounts = await temp.database.db.selectFrom('accounts').select('id').execute();
  expect(accounts).toEqual([{ id: 'acc_1' }]);
});

test.each([1, formerMigrations.length - 1])(
  'a database with the first %i former migrations is refused, with a remedy',
  async (count) => {
    const names = formerMigrations.slice(0, count);
    await setExecuted(names);
    const refused = migrate(temp.database.db, silentLog);
    await expect(refused).rejects.toThrow(DatabaseVersionError);
    await expect(refused).rejects.toThrow(
      new RegExp(`too old.*ends with ${String(names.at(-1))}.*DATA_DIR.*DATABASE_URL`),
    );
    expect(await executed()).toEqual(names);
  },
);

test('a database of a newer version is refused and stays as it is', async () => {
  const names = [...Object.keys(migrations), '9999-future'];
  await setExecuted(names);
  const refused = migrate(temp.database.db, silentLog);
  await expect(refused).rejects.toThrow(DatabaseVersionError);
  await expect(refused).rejects.toThrow(/created by a newer version of Citeworthy.*9999-future/);
  expect(await executed()).toEqual(names);
});

test('an upgrade is logged with the schemas before and after it, and a start without one is not', async () => {
  const lines: unknown[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  await migrate(temp.database.db, log);
  expect(lines).toEqual([]);
  await setExecuted(formerMigrations);
  await migrate(temp.database.db, log);
  const facts = { from: formerMigrations.at(-1), to: Object.keys(migrations).at(-1) };
  expect(lines).toEqual([
    expect.objectContaining({ ...facts, msg: 'upgrading the database' }),
    expect.objectContaining({
      ...facts,
      took_ms: expect.any(Number),
      msg: 'upgraded the database; earlier versions refuse it from now on',
    }),
  ]);
});
