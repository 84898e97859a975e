import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ApiKeysTable, Schema } from './schema.ts';

export type ApiKeyRow = Selectable<ApiKeysTable>;

/** Adds a key; `hash` must be new. */
export async function insertApiKey(db: Kysely<Schema>, row: Insertable<ApiKeysTable>): Promise<ApiKeyRow> {
  return await db.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The key with this hash, whatever its state. */
export async function findApiKeyByHash(db: Kysely<Schema>, hash: Buffer): Promise<ApiKeyRow | undefined> {
  return await db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Every key of an account, the newest first. */
export async function listApiKeyRows(db: Kysely<Schema>, accountId: string): Promise<ApiKeyRow[]> {
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

/** Revokes a key; one that is revoked already keeps its time. Undefined when the account has no such key. */
export async function markApiKeyRevoked(
  db: Kysely<Schema>,
  key: { readonly accountId: string; readonly id: string; readonly at: Date },
): Promise<ApiKeyRow | undefined> {
  return await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${key.at}::timestamptz)` })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}

/** Notes a use, unless one since `notAfter` is noted already. */
export async function markApiKeyUsed(
  db: Kysely<Schema>,
  use: { readonly id: string; readonly at: Date; readonly notAfter: Date },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: use.at, first_used_at: sql<Date>`coalesce(first_used_at, ${use.at}::timestamptz)` })
    .where('id', '=', use.id)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', use.notAfter)]))
    .execute();
}
