/** Invoices of closed periods. Rows are final: a trigger refuses every change. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';

export interface ClosingState {
  readonly account_id: string;
  /** The start of the last closed period; null when none is. */
  readonly last_closed: Date | null;
  /** Time of the first usage; null when there was none, so there is nothing to close. */
  readonly first_used: Date | null;
}

/** The last closed period and first usage of each account. */
export async function readClosingStates(db: Kysely<Schema>): Promise<ClosingState[]> {
  const { rows } = await sql<ClosingState>`
    select id as account_id,
      (select max(period_start) from invoices where invoices.account_id = accounts.id) as last_closed,
      (select min(occurred_at) from usage_records where usage_records.account_id = accounts.id) as first_used
    from accounts order by id`.execute(db);
  return rows;
}

export interface NewInvoice {
  readonly accountId: string;
  readonly periodStart: Date;
  /** JSON text. */
  readonly body: string;
}

/** Adds the invoice of a period. False when the period already has one, which stays unchanged. */
export async function insertInvoice(
  db: Kysely<Schema>,
  { accountId, periodStart, body }: NewInvoice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoices')
    .values({ account_id: accountId, period_start: periodStart, body })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface InvoiceRow {
  readonly periodStart: Date;
  /** JSON text of an `InvoiceRecord`. */
  readonly body: string;
}

/** An account's invoices, the newest period first. */
export async function listInvoiceRows(
  db: Kysely<Schema>,
  accountId: string,
  { before, limit }: { readonly before?: Date; readonly limit: number },
): Promise<InvoiceRow[]> {
  let query = db
    .selectFrom('invoices')
    .select(['period_start as periodStart', sql<string>`body::text`.as('body')])
    .where('account_id', '=', accountId);
  if (before !== undefined) query = query.where('period_start', '<', before);
  return await query.orderBy('period_start', 'desc').limit(limit).execute();
}
