import { oneOf } from '../schema/one-of.ts';
import { z } from 'zod';
import type { PlanRow } from './statements/plans.ts';
import { quotaPolicies, type QuotaPolicy, type UsageMetric, usageMetrics } from '../schema/vocabulary.ts';

/** A price for units beyond the included ones. */
export interface Tier {
  /** The last unit beyond the included ones that has this price; null in the last tier: all that follow. */
  readonly up_to: number | null;
  /** A decimal. */
  readonly unit_price: string;
}

/** What a metric costs in a period. */
export interface MetricPrice {
  /** Units that cost nothing. */
  readonly included: number;
  /** Units beyond which the plan's quota policy holds; null: no quota. */
  readonly quota: number | null;
  /** At least one, ascending; each unit costs what its own tier says. */
  readonly tiers: readonly Tier[];
}

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly quota_policy: QuotaPolicy;
  /** Metrics that are not here cost nothing and have no quota. */
  readonly prices: Readonly<Partial<Record<UsageMetric, MetricPrice>>>;
}

/** The plan that a new account has; migrations make it. */
export const defaultPlanId = 'free';

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
    ? `must be prices of ${usageMetrics.join(', ')}, not of ${issue.keys.join(', ')}`
    : undefined;

/** A plan as its editor gives it. */
export const planInput = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens, at most 40'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u, 'must not have control characters'),
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

/** A stored plan; it was checked when it was saved. */
export function planOf({ prices, ...row }: PlanRow): Plan {
  return { ...row, prices: JSON.parse(prices) as Plan['prices'] };
}

const unpriced: MetricPrice = { included: 0, quota: null, tiers: [{ up_to: null, unit_price: '0' }] };

/** What a metric costs in a plan. */
export function priceOf(plan: Plan, metric: UsageMetric): MetricPrice {
  return plan.prices[metric] ?? unpriced;
}
