/**
 * Publication of injections: at most one for each page, which a unique index also enforces. Lock in the order injection,
 * account, other injections of the page.
 */
import { sql, type Transaction } from 'kysely';
import type { Owner } from '../../../service/platform/owner.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface Published {
  readonly at: Date;
  /** Expiry of the injection that this one supersedes. */
  readonly supersededExpiresAt: Date;
}

/** Publishes an injection, which must be locked and have an address, and supersedes the one published before. */
export async function publishRow(
  trx: Transaction<Schema>,
  owner: Owner,
  id: string,
  { at, supersededExpiresAt }: Published,
): Promise<void> {
  // Lock first: two drafts of a page published at once would each find nothing to supersede. The next statement, with its
  // own snapshot, sees what the previous holder committed.
  await sql`select 1 from accounts where id = ${owner.accountId} for no key update`.execute(trx);
  await sql`
    update injections set publication = 'superseded', expires_at = greatest(expires_at, ${supersededExpiresAt})
    where account_id = ${owner.accountId} and environment = ${owner.environment} and publication = 'published'
      and id <> ${id} and not is_preview
      and (md5(page_url), page_url) = (select md5(page_url), page_url from injections where id = ${id})`.execute(
    trx,
  );
  await trx
    .updateTable('injections')
    .set({ publication: 'published', published_at: at })
    .where('id', '=', id)
    .execute();
}

/** Withdraws a published injection, which must be locked. */
export async function withdrawRow(trx: Transaction<Schema>, id: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('injections')
    .set({ publication: 'withdrawn', expires_at: sql<Date>`greatest(expires_at, ${expiresAt}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/**
 * Removes the address of every injection that is or was published for a page, and withdraws the one that is; returns their
 * ids. Takes the spellings of the page's address.
 */
export async function detachPublications(
  trx: Transaction<Schema>,
  { accountId, environment }: Owner,
  addresses: readonly string[],
  expiresAt: Date,
): Promise<readonly string[]> {
  const spellings = sql`${[...addresses]}::text[]`;
  const { rows } = await sql<{ id: string }>`
    update injections set url = null, page_url = null,
      publication = case when publication = 'published' then 'withdrawn' else publication end,
      expires_at = case when publication = 'published'
        then greatest(expires_at, ${expiresAt}::timestamptz) else expires_at end
    where id in (
      select id from injections
      where account_id = ${accountId} and environment = ${environment} and not is_preview
        and published_at is not null and page_url = any(${spellings})
        and md5(page_url) in (select md5(spelling) from unnest(${spellings}) as spelling)
      order by id for update
    )
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
