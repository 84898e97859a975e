import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { SecretKeyCheckTable } from '../../../service/storage/tables/accounts.ts';

export type SecretKeyCheckRow = Omit<Selectable<SecretKeyCheckTable>, 'id'>;

export async function findSecretKeyCheck(db: Kysely<Schema>): Promise<SecretKeyCheckRow | undefined> {
  return await db.selectFrom('secret_key_check').select(['salt', 'hash', 'created_at']).executeTakeFirst();
}

/** False when the database has one: of several processes that start at once, the first decides. */
export async function insertSecretKeyCheck(db: Kysely<Schema>, row: SecretKeyCheckRow): Promise<boolean> {
  const result = await db
    .insertInto('secret_key_check')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function replaceSecretKeyCheck(trx: Transaction<Schema>, row: SecretKeyCheckRow): Promise<void> {
  await trx.deleteFrom('secret_key_check').execute();
  await trx.insertInto('secret_key_check').values(row).execute();
}

/** Sealed secrets of endpoints, the newest first. */
export async function listSealedSecrets(
  db: Kysely<Schema>,
  limit: number,
): Promise<readonly { readonly id: string; readonly secret: Buffer }[]> {
  return await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * True when something works only with the secret key: API keys, sessions, sign-up links, endpoints, or the key of the
 * language model.
 */
export async function dependsOnSecretKey(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ depends: boolean }>`
    select exists (select from api_keys where revoked_at is null)
      or exists (select from member_sessions where expires_at > ${now})
      or exists (select from signup_links where expires_at > ${now})
      or exists (select from stored_model where api_key is not null)
      or exists (select from webhook_endpoints) as depends`.execute(db);
  return rows[0]?.depends === true;
}

/** True when one of these hashes is that of an API key or a session from before `before`. */
export async function isKnownHash(
  db: Kysely<Schema>,
  hashes: readonly Buffer[],
  before: Date,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from api_keys where hash = any(${hashes}::bytea[]) and created_at < ${before})
      or exists (
        select from member_sessions where token_hash = any(${hashes}::bytea[]) and created_at < ${before}
      ) as known`.execute(db);
  return rows[0]?.known === true;
}

/** Ends everything that the lost secret key made usable, and returns what each account lost. */
export async function revokeAllOfSecretKey(
  trx: Transaction<Schema>,
  now: Date,
): Promise<readonly { readonly account_id: string; readonly keys: number }[]> {
  await trx.deleteFrom('member_sessions').execute();
  await trx.deleteFrom('signup_links').execute();
  // Its address and its limits stay: the owner enters the key again.
  await trx.updateTable('stored_model').set({ api_key: null }).execute();
  const { rows } = await sql<{ account_id: string; keys: number }>`
    with revoked as (update api_keys set revoked_at = ${now} where revoked_at is null returning account_id)
    select accounts.id as account_id, count(revoked.account_id)::int as keys
    from accounts left join revoked on revoked.account_id = accounts.id
    group by accounts.id order by accounts.id`.execute(trx);
  return rows;
}
