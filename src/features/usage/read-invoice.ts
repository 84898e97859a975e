import type { Kysely } from 'kysely';
import { listInvoiceRows } from './statements/invoices.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { billingPeriodOf } from './billing-period.ts';
import type { InvoiceRecord } from '../../core/schema/billing.ts';

/** The invoice of the period that contains `at`; undefined when it is not closed, or without usage before its end. */
export async function readInvoice(
  db: Kysely<Schema>,
  accountId: string,
  at: Date,
): Promise<InvoiceRecord | undefined> {
  const { start, end } = billingPeriodOf(at);
  const [row] = await listInvoiceRows(db, accountId, { before: end, limit: 1 });
  return row?.periodStart.getTime() === start.getTime() ? (JSON.parse(row.body) as InvoiceRecord) : undefined;
}
