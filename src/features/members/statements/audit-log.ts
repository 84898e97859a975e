import type { Kysely, Selectable } from 'kysely';
import type { AuditLogTable } from '../../../service/storage/tables/members.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type AuditRow = Selectable<AuditLogTable>;

/** Adds an entry. Entries are never changed or deleted. */
export async function insertAuditEntry(db: Kysely<Schema>, entry: AuditRow): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, detail: entry.detail === null ? null : JSON.stringify(entry.detail) })
    .execute();
}

/** Entries of an account, the newest first; `before` is the id of the last one seen. */
export async function listAuditRows(
  db: Kysely<Schema>,
  page: { readonly accountId: string; readonly before: string | null; readonly limit: number },
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .where('account_id', '=', page.accountId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== null) query = query.where('id', '<', page.before);
  return await query.execute();
}
