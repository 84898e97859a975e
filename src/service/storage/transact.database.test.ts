import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTempDatabase, type TempDatabase } from '../../../test/support/temp-database.ts';
import { insertAccount } from '../../features/members/statements/accounts.ts';
import type { Schema } from './schema.ts';
import { afterCommit, transact } from './transact.ts';

let temp: TempDatabase;

beforeAll(async () => {
  temp = await openTempDatabase();
});

afterAll(async () => {
  await temp.remove();
});

/** Ends the transaction with the SQLSTATE of PostgreSQL's own. */
const fail = (trx: Transaction<Schema>, code: string): Promise<unknown> =>
  sql`do ${sql.raw(`$$ begin raise exception 'ended' using errcode = '${code}'; end $$`)}`.execute(trx);

/** Inserts an account, and fails in the first tries with these codes. */
function workThatFails(id: string, codes: readonly string[]) {
  const seen = { tries: 0, acts: 0 };
  const work = async (trx: Transaction<Schema>): Promise<string> => {
    const code = codes[seen.tries];
    seen.tries += 1;
    await insertAccount(trx, { id, name: 'One', createdAt: new Date('2026-01-02T03:04:05Z') });
    afterCommit(trx, () => (seen.acts += 1));
    if (code !== undefined) await transact(trx, (joined) => fail(joined, code));
    return id;
  };
  return { seen, work };
}

const exists = async (id: string): Promise<boolean> =>
  (await sql`select from accounts where id = ${id}`.execute(temp.database.db)).rows.length > 0;

test.each(['40P01', '40001'])('a transaction ended by %s is done once by a second try', async (code) => {
  const { seen, work } = workThatFails(`acc_${code}`, [code]);
  expect(await transact(temp.database.db, work)).toBe(`acc_${code}`);
  expect(seen).toEqual({ tries: 2, acts: 1 });
  expect(await exists(`acc_${code}`)).toBe(true);
});

test.each([
  ['a second conflict', ['40P01', '40P01'], 2],
  ['an error of the statement', ['23514'], 1],
] as const)('%s ends the work, and nothing of it is done', async (_, codes, tries) => {
  const { seen, work } = workThatFails('acc_none', codes);
  await expect(transact(temp.database.db, work)).rejects.toMatchObject({ code: codes[0] });
  expect(seen).toEqual({ tries, acts: 0 });
  expect(await exists('acc_none')).toBe(false);
});
