/** Computes bills. All arithmetic is decimal, because floats cannot represent 0.1. */
import type { Bill, BillItem, BillTier } from '../../core/schema/billing.ts';
import { Decimal } from 'decimal.js';
import { type UsageMetric, usageMetrics } from '../../core/schema/vocabulary.ts';
import { priceOf, type MetricPrice, type Plan } from './plan.ts';

/** Units have up to 16 digits and prices 18, so only explicit rounding rounds. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** The bill for the units in `used`, by metric; absent metrics were not used. */
export function makeBill(plan: Plan, used: ReadonlyMap<UsageMetric, number>): Bill {
  const digits = minorDigits(plan.currency);
  const items = usageMetrics.map((metric) =>
    billItem(metric, priceOf(plan, metric), used.get(metric) ?? 0, digits),
  );
  const due = items.reduce((sum, { amount }) => sum.plus(amount), new Exact(0));
  return { plan: plan.id, items, currency: plan.currency, amount_due: due.toFixed(digits) };
}

function billItem(metric: UsageMetric, price: MetricPrice, used: number, digits: number): BillItem {
  const billable = Math.max(0, used - price.included);
  const tiers = billableByTier(price, billable);
  const total = tiers.reduce(
    (sum, tier) => sum.plus(new Exact(tier.unit_price).times(tier.billable)),
    new Exact(0),
  );
  const latest = tiers.findLast((tier) => tier.billable > 0) ?? tiers[0];
  return {
    metric,
    included: price.included,
    used,
    billable,
    unit_price: latest?.unit_price ?? '0',
    tiers,
    amount: total.toFixed(digits),
  };
}

/** Splits the billable units over the tiers. */
function billableByTier({ tiers }: MetricPrice, billable: number): BillTier[] {
  let below = 0;
  return tiers.map((tier) => {
    const top = tier.up_to ?? Infinity;
    const units = Math.max(0, Math.min(billable, top) - below);
    below = top;
    return { ...tier, billable: units };
  });
}

/** Decimal digits of a currency by ISO 4217: usually 2, 0 for the yen, 3 for the dinar. */
function minorDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
