/**
 * Publication of injections: at most one for each page, which a unique index also enforces. Lock in the order injection,
 * account, other injections of the page.
 */
import { sql, type Transaction } from 'kysely';
import type { Owner } from '../../platform/owner.ts';
import type { Schema } from '../../storage/schema.ts';

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
