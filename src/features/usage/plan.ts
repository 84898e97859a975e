import { oneOf } from '../../core/schema/one-of.ts';
import { z } from 'zod';
import type { PlanRow } from './statements/plans.ts';
import {
  quotaPolicies,
  type QuotaPolicy,
  type UsageMetric,
  usageMetrics,
} from '../../core/schema/vocabulary.ts';

/** A price for units beyond the included ones. */
export interface Tier {
  /** The last unit at this price, counted beyond the included ones; null in the last tier: no limit. */
  readonly up_to: number | null;
  /** A decimal. */
  readonly unit_price: string;
}

/** The price of a metric in a period. */
export interface MetricPrice {
  /** Units without charge. */
  readonly included: number;
  /** Units beyond which the plan's quota policy applies; null: no quota. */
  readonly quota: number | null;
  /** At least one, ascending; each unit has the price of its own tier. */
  readonly tiers: readonly Tier[];
}

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly quota_policy: QuotaPolicy;
  /** Absent metrics are free and have no quota. */
  readonly prices: Readonly<Partial<Record<UsageMetric, MetricPrice>>>;
}

const units = z.int().min(0);

const tierInput = z.strictObject({
  up_to: z.int().min(1).nullable(),
  unit_price: z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/, 'must be a decimal such as "0.02"'),
});

const metricPriceInput = z.strictObject({
  included: units.default(0),
  quota: units.nullable().default(null),
  tiers: z
    .array(tierInput)
    .min(1)
    .max(20)
    .refine(isAscending, 'must ascend in up_to, and the last one alone has up_to null'),
});

const metricsMessage: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `must only have prices for ${usageMetrics.join(', ')}, not for ${issue.keys.join(', ')}`
    : undefined;

export const planInput = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens, at most 40'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u, 'must not contain control characters'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code of ISO 4217, such as EUR'),
  quota_policy: oneOf(quotaPolicies).default('none'),
  prices: z.partialRecord(z.enum(usageMetrics), metricPriceInput, { error: metricsMessage }).default({}),
});

function isAscending(tiers: readonly Tier[]): boolean {
  return tiers.every(({ up_to: upTo }, index) => {
    if (index === tiers.length - 1) return upTo === null;
    const before = index === 0 ? 0 : (tiers[index - 1]?.up_to ?? Infinity);
    return upTo !== null && upTo > before;
  });
}

/** A stored plan, which was validated when it was saved. */
export function planOf({ prices, ...row }: PlanRow): Plan {
  return { ...row, prices: JSON.parse(prices) as Plan['prices'] };
}

const unpriced: MetricPrice = { included: 0, quota: null, tiers: [{ up_to: null, unit_price: '0' }] };

/** The price of a metric in a plan; free when the plan has none. */
export function priceOf(plan: Plan, metric: UsageMetric): MetricPrice {
  return plan.prices[metric] ?? unpriced;
}
