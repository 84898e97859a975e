import type { Kysely, Selectable } from 'kysely';
import type { AccountsTable, Schema } from './schema.ts';

export type AccountRow = Selectable<AccountsTable>;

/** The oldest account: the one that the command line belongs to. */
export async function findFirstAccount(db: Kysely<Schema>): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().orderBy('id').limit(1).executeTakeFirst();
}

/** Adds an account. */
export async function insertAccount(
  db: Kysely<Schema>,
  account: { readonly id: string; readonly name: string; readonly createdAt: Date },
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: account.id, name: account.name, created_at: account.createdAt })
    .execute();
}

/** Notes that a server has run with this account. True the first time only. */
export async function markFirstStart(db: Kysely<Schema>, accountId: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ first_started_at: at })
    .where('id', '=', accountId)
    .where('first_started_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
