import type { Kysely } from 'kysely';
import { listInvoiceRows, type InvoiceRow } from './statements/invoices.ts';
import type { Schema } from '../../service/storage/schema.ts';

export interface InvoiceSlice {
  readonly limit: number;
  /** The start of a period in the format of `toISOString`: only invoices of earlier periods. */
  readonly after?: string;
}

/** The invoices of an account, the newest period first. */
export async function listInvoices(
  db: Kysely<Schema>,
  accountId: string,
  { limit, after }: InvoiceSlice,
): Promise<readonly InvoiceRow[]> {
  const before = after === undefined ? {} : { before: new Date(after) };
  return await listInvoiceRows(db, accountId, { limit, ...before });
}
