import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from '../../../service/storage/schema.ts';
import { hasToken, withoutToken, type Bucket } from '../token-bucket.ts';

// $1 the address, $2 the limit, $3 the time.
const bucket: Bucket = {
  fullAt: 'failed_authentications.bucket_full_at',
  limit: '$2::int',
  now: '$3::timestamptz',
};

const takeStatement = {
  name: 'take-failed-authentication',
  text: `
    insert into failed_authentications (address, bucket_full_at)
    values ($1, ${withoutToken({ ...bucket, fullAt: 'null::timestamptz' })})
    on conflict (address) do update set bucket_full_at = ${withoutToken(bucket)}
    where ${hasToken(bucket)}`,
};

/** Takes a token for a failure of an address, `limit` tokens a minute. False when the bucket is empty. */
export async function takeFailure(
  pool: Pool,
  failure: { readonly address: string; readonly limit: number; readonly now: Date },
): Promise<boolean> {
  const values = [failure.address, failure.limit, failure.now];
  const { rowCount } = await pool.query({ ...takeStatement, values });
  return (rowCount ?? 0) > 0;
}

/** Deletes full buckets; returns their number. */
export async function deleteFullBuckets(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('failed_authentications')
    .where('bucket_full_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
