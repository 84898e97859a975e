import type { InvoiceRecord } from '../../core/schema/billing.ts';
import type { Kysely } from 'kysely';
import { newId } from '../../service/platform/ids.ts';
import { insertInvoice, readClosingStates, type ClosingState } from './statements/invoices.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { billingPeriodOf, type BillingPeriod } from './billing-period.ts';
import { billPeriod, periodRecord } from './read-billing.ts';
import { settleMs } from './roll-up-usage.ts';

/**
 * Closes every ended period of every account, from its first usage on, at the prices of its current plan. Safe in several
 * processes at once: a period gets only the first invoice written for it.
 */
export async function closePeriods(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const state of await readClosingStates(db)) {
    for (const period of duePeriods(state, now)) await closePeriod(db, state.account_id, period, now);
  }
}

async function closePeriod(
  db: Kysely<Schema>,
  accountId: string,
  period: BillingPeriod,
  now: Date,
): Promise<void> {
  const { plan, ...rest } = await billPeriod(db, accountId, period);
  const invoice: InvoiceRecord = {
    id: newId('invoice', now),
    object: 'invoice',
    plan,
    period: periodRecord(period),
    ...rest,
    closed_at: now.toISOString(),
  };
  await insertInvoice(db, { accountId, periodStart: period.start, body: JSON.stringify(invoice) });
}

/** The unclosed periods to which no transaction can still add usage, oldest first. */
function duePeriods(
  { last_closed: lastClosed, first_used: firstUsed }: ClosingState,
  now: Date,
): BillingPeriod[] {
  if (firstUsed === null) return [];
  const due: BillingPeriod[] = [];
  let period = billingPeriodOf(lastClosed === null ? firstUsed : billingPeriodOf(lastClosed).end);
  while (period.end.getTime() + settleMs <= now.getTime()) {
    due.push(period);
    period = billingPeriodOf(period.end);
  }
  return due;
}
