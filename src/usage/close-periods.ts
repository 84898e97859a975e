import type { InvoiceRecord } from '../schema/billing.ts';
import type { Kysely } from 'kysely';
import { newId } from '../platform/ids.ts';
import { insertInvoice, readClosingStates, type ClosingState } from './statements/invoices.ts';
import type { Schema } from '../storage/schema.ts';
import { billingPeriodOf, type BillingPeriod } from './billing-period.ts';
import { billPeriod, shownPeriod } from './read-billing.ts';
import { settleMs } from './roll-up-usage.ts';

/**
 * Closes every period that is over, from that of an account's first usage on, by the plan that the account has at that
 * moment. Right when several processes do it at once: the first to write a period's invoice has closed it.
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
    period: shownPeriod(period),
    ...rest,
    closed_at: now.toISOString(),
  };
  await insertInvoice(db, { accountId, periodStart: period.start, body: JSON.stringify(invoice) });
}

/** Those that no transaction can still add usage to, oldest first. */
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
