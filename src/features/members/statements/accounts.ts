import type { Kysely, Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../../service/storage/schema.ts';
import type { AccountsTable } from '../../../service/storage/tables/accounts.ts';
import { fullInSeconds, hasToken, withoutToken, type Bucket } from '../../limits/token-bucket.ts';

export type AccountRow = Selectable<AccountsTable>;

/** The oldest account, which the command line manages. */
export async function findFirstAccount(db: Kysely<Schema>): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().orderBy('id').limit(1).executeTakeFirst();
}

export async function insertAccount(
  db: Kysely<Schema>,
  account: { readonly id: string; readonly name: string; readonly createdAt: Date },
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: account.id, name: account.name, created_at: account.createdAt })
    .execute();
}

/** Records the first start of a server with this account. True the first time only. */
export async function markFirstStart(db: Kysely<Schema>, accountId: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ first_started_at: at })
    .where('id', '=', accountId)
    .where('first_started_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records that the first sign-up link was created. True the first time only, and only without members. */
export async function markFirstLink(db: Kysely<Schema>, accountId: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ first_link_at: at })
    .where('id', '=', accountId)
    .where('first_link_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').select('id').where('account_id', '=', accountId))),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets the requests a minute for all keys of the account together; null: only each key's own limit. */
export async function setAccountRateLimit(
  db: Kysely<Schema>,
  accountId: string,
  perMinute: number | null,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ rate_limit: perMinute, bucket_full_at: null })
    .where('id', '=', accountId)
    .execute();
}

// $1 the account, $2 the time.
const bucket: Bucket = { fullAt: 'bucket_full_at', limit: 'rate_limit', now: '$2::timestamptz' };

const levelColumns = `rate_limit as limit, ${fullInSeconds(bucket)} as full_in_seconds`;

export interface AccountBucket {
  /** Requests a minute. */
  readonly limit: number;
  /** Until the bucket is full. */
  readonly full_in_seconds: number;
}

/** Takes a token from the account's bucket; undefined when it has no limit. `taken` is false when it is empty. */
export async function useAccountBucket(
  pool: Pool,
  accountId: string,
  now: Date,
): Promise<{ readonly taken: boolean; readonly level: AccountBucket } | undefined> {
  const values = [accountId, now];
  const used = await pool.query<AccountBucket>({
    name: 'use-account-bucket',
    text: `update accounts set bucket_full_at = ${withoutToken(bucket)}
      where id = $1 and rate_limit is not null and ${hasToken(bucket)} returning ${levelColumns}`,
    values,
  });
  const [level] = used.rows;
  if (level !== undefined) return { taken: true, level };
  const found = await pool.query<AccountBucket>({
    name: 'find-account-bucket',
    text: `select ${levelColumns} from accounts where id = $1 and rate_limit is not null`,
    values,
  });
  return found.rows[0] === undefined ? undefined : { taken: false, level: found.rows[0] };
}
