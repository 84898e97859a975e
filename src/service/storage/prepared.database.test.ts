import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTempDatabase, type TempDatabase } from '../../../test/support/temp-database.ts';
import { insertAccount } from '../../features/members/statements/accounts.ts';
import { executePrepared, fetchPrepared } from './prepared.ts';

let temp: TempDatabase;

beforeAll(async () => {
  temp = await openTempDatabase();
});

afterAll(async () => {
  await temp.remove();
});

const divide = (by: number) => sql<{ quotient: number }>`select 12 / ${by}::int as quotient`;

test('a prepared statement is planned once per connection, by its name', async () => {
  await temp.database.db.transaction().execute(async (trx) => {
    for (const by of [1, 2, 3]) await executePrepared(trx, 'divide', divide(by));
    const { rows } = await sql<{ plans: number }>`
      select (generic_plans + custom_plans)::int as plans from pg_prepared_statements where name = 'divide'`.execute(
      trx,
    );
    expect(rows).toEqual([{ plans: 3 }]);
  });
});

test('a prepared statement joins the transaction of its caller', async () => {
  const { db } = temp.database;
  const created = { id: 'acc_1', name: 'One', createdAt: new Date('2026-01-02T03:04:05Z') };
  const name = sql<{ name: string }>`select name from accounts where id = ${created.id}`;
  const rolledBack = db.transaction().execute(async (trx) => {
    await insertAccount(trx, created);
    expect(await fetchPrepared({ ...temp.database, db: trx }, 'name-of-account', name)).toEqual([
      { name: 'One' },
    ]);
    throw new Error('on purpose');
  });
  await expect(rolledBack).rejects.toThrow('on purpose');
  expect(await fetchPrepared(temp.database, 'name-of-account', name)).toEqual([]);
});

test('a prepared statement that fails can be run again, on the same connection and after a rollback', async () => {
  const { db } = temp.database;
  await db.connection().execute(async (connection) => {
    await expect(executePrepared(connection, 'divide', divide(0))).rejects.toThrow('division by zero');
    expect((await executePrepared(connection, 'divide', divide(4))).rows).toEqual([{ quotient: 3 }]);
    const failed = connection.transaction().execute(async (trx) => {
      await executePrepared(trx, 'divide', divide(0));
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect((await executePrepared(connection, 'divide', divide(6))).rows).toEqual([{ quotient: 2 }]);
  });
});

test('a statement that cannot be parsed leaves its name free', async () => {
  await temp.database.db.connection().execute(async (connection) => {
    const missing = sql<{ id: string }>`select id from not_there_yet`;
    await expect(executePrepared(connection, 'read-later', missing)).rejects.toThrow('not_there_yet');
    await sql`create temporary table not_there_yet (id text)`.execute(connection);
    expect((await executePrepared(connection, 'read-later', missing)).rows).toEqual([]);
    await sql`drop table not_there_yet`.execute(connection);
  });
});

test('concurrent statements each get their own result', async () => {
  const { db } = temp.database;
  const divisors = [1, 2, 3, 0, 4, 6, 12];
  const answers = await Promise.allSettled(
    divisors.map((by, index) =>
      index % 2 === 0 ? executePrepared(db, 'divide', divide(by)) : divide(by).execute(db),
    ),
  );
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.quotient : null)),
  ).toEqual(divisors.map((by) => (by === 0 ? null : 12 / by)));
});
