import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { QuotaPolicy } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { ApiKeysTable } from '../../../service/storage/tables/accounts.ts';
import { fullInSeconds, hasToken, withoutToken, withToken, type Bucket } from '../../limits/token-bucket.ts';

export type ApiKeyRow = Selectable<ApiKeysTable>;

/** Adds a key; `hash` must be new. */
export async function insertApiKey(db: Kysely<Schema>, row: Insertable<ApiKeysTable>): Promise<ApiKeyRow> {
  return await db.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The columns of a key that authentication needs. */
export type ApiKeyUse = Pick<
  ApiKeyRow,
  'id' | 'account_id' | 'type' | 'environment' | 'scopes' | 'allowed_origins' | 'expires_at' | 'revoked_at'
> & {
  /** Requests a minute. */
  readonly limit: number;
  /** Until the bucket is full. */
  readonly full_in_seconds: number;
  /** Requests a minute for all keys of the account together; null: no limit. */
  readonly account_limit: number | null;
  /** Of the account's plan. */
  readonly quota_policy: QuotaPolicy;
};

export interface KeyPresentation {
  readonly hash: Buffer;
  /** Requests a minute for a key without a limit of its own. */
  readonly defaultLimit: number;
  /** The Origin header; a publishable key may be bound to some. */
  readonly origin?: string | undefined;
  readonly now: Date;
}

// $1 the hash, $2 the default limit, $3 the time, $4 the origin or null.
const bucket: Bucket = {
  fullAt: 'bucket_full_at',
  limit: 'coalesce(rate_limit, $2::int)',
  now: '$3::timestamptz',
};

const useColumns = `id, account_id, type, environment, scopes, allowed_origins, expires_at, revoked_at,
  ${bucket.limit} as limit, ${fullInSeconds(bucket)} as full_in_seconds,
  (select rate_limit from accounts where accounts.id = account_id) as account_limit,
  (select quota_policy from accounts join plans on plans.id = plan_id
    where accounts.id = account_id) as quota_policy`;

const useStatement = {
  name: 'use-api-key',
  text: `
    update api_keys
    set bucket_full_at = ${withoutToken(bucket)},
      last_used_at = ${bucket.now},
      first_used_at = coalesce(first_used_at, ${bucket.now})
    where hash = $1
      and revoked_at is null
      and (expires_at is null or expires_at > ${bucket.now})
      and (type = 'secret' or $4::text is null or allowed_origins = '{}' or $4 = any(allowed_origins))
      and ${hasToken(bucket)}
    returning ${useColumns}`,
};

const findStatement = {
  name: 'find-presented-key',
  text: `select ${useColumns} from api_keys where hash = $1`,
};

/**
 * Finds a valid key, takes a token from its bucket and records the use, in one prepared statement because it runs on every
 * request. Undefined when the key is unknown, revoked, expired or not for this origin, or its bucket is empty:
 * `findPresentedKey` shows which.
 */
export async function useApiKey(pool: Pool, presented: KeyPresentation): Promise<ApiKeyUse | undefined> {
  const { hash, defaultLimit, now, origin = null } = presented;
  return await queryUse(pool, useStatement, [hash, defaultLimit, now, origin]);
}

const giveBackStatement = {
  name: 'give-back-token',
  text: `update api_keys set bucket_full_at = ${withToken({ ...bucket, now: 'now()' })} where hash = $1`,
};

/** Gives back the token that `useApiKey` took for a request that is refused after all. */
export async function giveBackToken(
  pool: Pool,
  { hash, defaultLimit }: Pick<KeyPresentation, 'hash' | 'defaultLimit'>,
): Promise<void> {
  await pool.query({ ...giveBackStatement, values: [hash, defaultLimit] });
}

/** The key with this hash, in any state; changes nothing. */
export async function findPresentedKey(
  pool: Pool,
  { hash, defaultLimit, now }: KeyPresentation,
): Promise<ApiKeyUse | undefined> {
  return await queryUse(pool, findStatement, [hash, defaultLimit, now]);
}

/** When a key stops working; undefined when there is none with this id. */
export async function findKeyEnd(
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<ApiKeyRow, 'revoked_at' | 'expires_at'> | undefined> {
  return await db
    .selectFrom('api_keys')
    .select(['revoked_at', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function queryUse(
  pool: Pool,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<ApiKeyUse | undefined> {
  const { rows } = await pool.query<ApiKeyUse>({ ...statement, values: [...values] });
  return rows[0];
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

/** Revokes a key; an already revoked one keeps its time. Undefined when the account has no such key. */
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

/** Locks a key until the transaction ends, so that rotations of one key run one after another. */
export async function lockApiKey(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<ApiKeyRow | undefined> {
  return await trx
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replacements of the given keys, the newest first. */
export async function listSuccessors(db: Kysely<Schema>, ids: readonly string[]): Promise<ApiKeyRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where('replaces', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}

/** When a key was last used, of any account; null without a use. */
export async function findLatestUse(db: Kysely<Schema>): Promise<Date | null> {
  const row = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.max('last_used_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}
