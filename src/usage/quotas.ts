/** The quotas of a plan. Accounts whose plan has the policy `none` are never asked about here. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../keys/authenticate.ts';
import { findPlanOfAccount } from './statements/plans.ts';
import { type UsageMetric, usageMetrics } from '../schema/vocabulary.ts';
import type { Schema } from '../storage/schema.ts';
import { billingPeriodOf } from './billing-period.ts';
import { planOf, priceOf } from './plan.ts';
import { readUsage } from './read-usage.ts';

export interface QuotaLevel {
  readonly metric: UsageMetric;
  readonly quota: number;
  /** In the current period. */
  readonly used: number;
}

/** Shares of a quota, in percent, that its owner is told of; the first is late enough to matter, early enough to act. */
export const warningThresholds = [80, 100] as const;
export type WarningThreshold = (typeof warningThresholds)[number];
const [warnFrom] = warningThresholds;

/** The quotas of the account's plan and what is used of them. */
export async function readQuotaLevels(
  db: Kysely<Schema>,
  accountId: string,
  now: Date,
): Promise<readonly QuotaLevel[]> {
  const plan = planOf(await findPlanOfAccount(db, accountId));
  const quotas = usageMetrics.flatMap((metric) => {
    const { quota } = priceOf(plan, metric);
    return quota === null ? [] : [{ metric, quota }];
  });
  if (plan.quota_policy === 'none' || quotas.length === 0) return [];
  const { start, end } = billingPeriodOf(now);
  const sums = await readUsage(db, { accountId, from: start, to: end }, 'metric');
  return quotas.map((quota) => ({
    ...quota,
    used: sums.find(({ metric }) => metric === quota.metric)?.quantity ?? 0,
  }));
}

/** The quotas that are nearly or wholly used up. */
export function nearlyUsedUp(levels: readonly QuotaLevel[]): readonly QuotaLevel[] {
  return levels.filter(({ used, quota }) => used * 100 >= warnFrom * quota);
}

/** Work that will be charged when it is completed. */
export interface PlannedWork {
  readonly metric: UsageMetric;
  /** Units that are asked for now. */
  readonly units: number;
  /** Units that were asked for before and are neither charged nor failed yet. */
  readonly underWay: (trx: Transaction<Schema>) => Promise<number>;
  readonly now: Date;
}

/**
 * Throws AppError `quota_exceeded` when the work, all of it completed, would go beyond a quota of a plan that refuses.
 * What is under way counts, so that a burst cannot pass; submissions of such an account run one after another.
 */
export async function requireQuota(
  trx: Transaction<Schema>,
  caller: Pick<Caller, 'accountId' | 'quotaPolicy'>,
  { metric, units, underWay, now }: PlannedWork,
): Promise<void> {
  if (caller.quotaPolicy !== 'refuse' || units === 0) return;
  // Not the account's row: slots are filled under that one, later and in an order of their own.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${caller.accountId}`}, 0))`.execute(trx);
  // First: what ends between the two is then counted twice, and never not at all.
  const pending = await underWay(trx);
  const levels = await readQuotaLevels(trx, caller.accountId, now);
  const level = levels.find((candidate) => candidate.metric === metric);
  if (level === undefined) return;
  if (level.used + pending + units <= level.quota) return;
  const resetMs = billingPeriodOf(now).end.getTime() - now.getTime();
  throw new AppError('quota_exceeded', {
    message: `The plan allows ${String(level.quota)} ${metric} in a month: ${String(level.used)} are used, ${String(pending)} under way, ${String(units)} were asked for.`,
    headers: { 'retry-after': String(Math.ceil(resetMs / 1000)) },
  });
}
