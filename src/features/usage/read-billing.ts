import type { Bill, BillingRecord, PeriodRecord } from '../../core/schema/billing.ts';
import type { Kysely } from 'kysely';
import { findPlanOfAccount } from './statements/plans.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { makeBill } from './bill.ts';
import { billingPeriodOf, type BillingPeriod } from './billing-period.ts';
import { planOf } from './plan.ts';
import { readUsage } from './read-usage.ts';

/** The bill of the current period so far. */
export async function readBilling(db: Kysely<Schema>, accountId: string, now: Date): Promise<BillingRecord> {
  const period = billingPeriodOf(now);
  const { plan, ...rest } = await billPeriod(db, accountId, period);
  return { object: 'billing', plan, period: periodRecord(period), ...rest };
}

/** The bill of a period at the prices of the account's current plan. */
export async function billPeriod(
  db: Kysely<Schema>,
  accountId: string,
  { start, end }: BillingPeriod,
): Promise<Bill> {
  const plan = planOf(await findPlanOfAccount(db, accountId));
  const sums = await readUsage(db, { accountId, from: start, to: end }, 'metric');
  return makeBill(plan, new Map(sums.map(({ metric, quantity }) => [metric, quantity])));
}

export function periodRecord({ start, end }: BillingPeriod): PeriodRecord {
  return { start: start.toISOString(), end: end.toISOString() };
}
