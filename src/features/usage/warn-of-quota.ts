import type { Transaction } from 'kysely';
import { findPlanOfAccount } from './statements/plans.ts';
import { addToQuotaCount, saveQuotaCount } from './statements/quota-counts.ts';
import type { UsageMetric } from '../../core/schema/vocabulary.ts';
import type { QuotaEventData } from '../../core/schema/events/usage-quota-warning.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordEvent, type EventsContext } from '../webhooks/record-event.ts';
import { billingPeriodOf, type BillingPeriod } from './billing-period.ts';
import { planOf, priceOf, type Plan } from './plan.ts';
import { warningThresholds, type WarningThreshold } from './quotas.ts';
import { periodRecord } from './read-billing.ts';
import { readUsage } from './read-usage.ts';

/** Units that were recorded in this transaction. */
export interface RecordedUnits {
  readonly accountId: string;
  readonly metric: UsageMetric;
  readonly quantity: number;
  readonly at: Date;
}

/**
 * Records quota warning events, once a month for each metric and threshold, in the transaction that records the unit
 * reaching it. Call it for accounts whose plan has a quota for the metric.
 */
export async function warnOfQuota(
  app: EventsContext,
  trx: Transaction<Schema>,
  { accountId, metric, quantity, at }: RecordedUnits,
): Promise<void> {
  const plan = planOf(await findPlanOfAccount(trx, accountId));
  const { quota } = priceOf(plan, metric);
  if (plan.quota_policy === 'none' || quota === null) return;
  const period = billingPeriodOf(at);
  const key = { accountId, periodStart: period.start, metric };
  const count = await addToQuotaCount(trx, key, quantity);
  const used = count.used ?? (await sumUsed(trx, accountId, metric, period));
  const reached = warningThresholds.filter((threshold) => used * 100 >= threshold * quota);
  const due = reached.filter((threshold) => threshold > count.warned);
  if (count.used === null || due.length > 0) {
    await saveQuotaCount(trx, key, { used, warned: Math.max(count.warned, ...reached) });
  }
  for (const threshold of due) {
    const data = eventData({ plan, metric, quota, used, threshold, period });
    await recordEvent(app, trx, { accountId, keyId: null, at, type: 'usage.quota_warning', data });
  }
}

/** The ledger's sum, including what this transaction recorded. */
async function sumUsed(
  trx: Transaction<Schema>,
  accountId: string,
  metric: UsageMetric,
  { start, end }: BillingPeriod,
): Promise<number> {
  const sums = await readUsage(trx, { accountId, from: start, to: end }, 'metric');
  return sums.find((sum) => sum.metric === metric)?.quantity ?? 0;
}

interface ReachedThreshold {
  readonly plan: Plan;
  readonly metric: UsageMetric;
  readonly quota: number;
  readonly used: number;
  readonly threshold: WarningThreshold;
  readonly period: BillingPeriod;
}

function eventData({ plan, metric, quota, used, threshold, period }: ReachedThreshold): QuotaEventData {
  const month = period.start.toISOString().slice(0, 7);
  return {
    id: `quota_${month}_${metric}_${String(threshold)}`,
    object: 'quota_warning',
    environment: 'live',
    status: threshold < 100 ? 'nearly_used_up' : 'used_up',
    metric,
    threshold,
    used,
    quota,
    policy: plan.quota_policy === 'refuse' ? 'refuse' : 'warn',
    plan: plan.id,
    period: periodRecord(period),
  };
}
