/**
 * What language models read from pages. All times are the database's: clocks of several machines differ, and a lease must
 * mean the same to all of them.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { isHeldBy } from '../../../service/platform/statements/processes.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type ReadingClaim =
  /** The caller must ask. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'known'; readonly answer: string }
  /** Another asker has the lease, for at most `leftMs`. */
  | { readonly kind: 'taken'; readonly leftMs: number }
  /** The analysis, injection or citation test was deleted. */
  | { readonly kind: 'gone' };

export interface ReadingAsker {
  readonly accountId: string;
  readonly key: string;
  /** Unique to one claim. */
  readonly asker: string;
}

/** The analysis, injection or page of a citation test that is read. */
export interface ReadingUser {
  readonly table: 'analyses' | 'injections' | 'citation_test_pages';
  readonly id: string;
}

/**
 * Leases the question to the caller, unless its answer or another asker's lease exists. The user keeps the answer from
 * being purged, and its deletion deletes it.
 */
export async function claimReading(
  trx: Transaction<Schema>,
  { accountId, key, asker }: ReadingAsker,
  user: ReadingUser,
  leaseMs: number,
): Promise<ReadingClaim> {
  const using = await sql`
    update ${sql.table(user.table)} set reading_key = ${key} where id = ${user.id}`.execute(trx);
  if ((using.numAffectedRows ?? 0n) === 0n) return { kind: 'gone' };
  const claimed = await sql`
    insert into model_readings (account_id, key, asker, leased_until)
    values (${accountId}, ${key}, ${asker}, clock_timestamp() + ${leaseMs}::double precision * interval '1 ms')
    on conflict (account_id, key) do update set asker = excluded.asker, leased_until = excluded.leased_until
      where model_readings.answer is null
        and coalesce(model_readings.leased_until, clock_timestamp()) <= clock_timestamp()
    returning key`.execute(trx);
  if (claimed.rows.length > 0) return { kind: 'claimed' };
  const { rows } = await sql<{ answer: string | null; left_ms: number }>`
    select answer, coalesce(extract(epoch from leased_until - clock_timestamp()) * 1000, 0)::double precision as left_ms
    from model_readings where account_id = ${accountId} and key = ${key}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return { kind: 'taken', leftMs: 0 };
  return row.answer === null
    ? { kind: 'taken', leftMs: Math.max(0, row.left_ms) }
    : { kind: 'known', answer: row.answer };
}

/** Saves the answer. False when the lease ended and another asker took over, or when all users were deleted. */
export async function saveReading(
  trx: Transaction<Schema>,
  { accountId, key, asker }: ReadingAsker,
  answer: string,
): Promise<boolean> {
  const result = await sql`
    update model_readings set answer = ${answer}, asker = null, leased_until = null
    where account_id = ${accountId} and key = ${key} and asker = ${asker}`.execute(trx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Ends the leases of dead processes (of all for `all`), and returns the keys. */
export async function freeReadings(
  trx: Transaction<Schema>,
  processIds: readonly string[] | 'all',
): Promise<readonly string[]> {
  let query = trx.deleteFrom('model_readings').where('asker', 'is not', null);
  if (processIds !== 'all') query = query.where(isHeldBy('asker', processIds));
  return (await query.returning('key').execute()).map(({ key }) => key);
}

/** Ends the lease, so that another caller can ask. */
export async function releaseReading(
  db: Kysely<Schema>,
  { accountId, key, asker }: ReadingAsker,
): Promise<void> {
  await db
    .deleteFrom('model_readings')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('asker', '=', asker)
    .execute();
}
