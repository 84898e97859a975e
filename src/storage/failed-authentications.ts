import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { hasToken, withoutToken } from './token-bucket.ts';

/** Counts one failure of an address. False when it has had as many as `limit` within the minute, evenly refilled. */
export async function takeFailure(
  db: Kysely<Schema>,
  failure: { readonly address: string; readonly limit: number; readonly now: Date },
): Promise<boolean> {
  const limit = sql<number>`${failure.limit}::int`;
  const { now } = failure;
  const first = withoutToken({ fullAt: sql`null::timestamptz`, limit, now });
  const bucket = { fullAt: sql<Date>`failed_authentications.bucket_full_at`, limit, now };
  const result = await db
    .insertInto('failed_authentications')
    .values({ address: failure.address, bucket_full_at: first })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ bucket_full_at: withoutToken(bucket) })
        .where(hasToken(bucket)),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets the addresses whose buckets are full again; returns how many. */
export async function deleteFullBuckets(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('failed_authentications')
    .where('bucket_full_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
