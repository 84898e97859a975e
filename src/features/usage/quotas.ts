/** The quotas of a plan. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { AppError } from '../../service/platform/errors.ts';
import type { Caller } from '../keys/authenticate.ts';
import { findPlanOfAccount } from './statements/plans.ts';
import { type UsageMetric, usageMetrics } from '../../core/schema/vocabulary.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { billingPeriodOf } from './billing-period.ts';
import { planOf, priceOf } from './plan.ts';
import { readUsage } from './read-usage.ts';

export interface QuotaLevel {
  readonly metric: UsageMetric;
  readonly quota: number;
  /** In the current period. */
  readonly used: number;
}

/** Percent of a quota that trigger a warning; the first leaves time to act. */
export const warningThresholds = [80, 100] as const;
export type WarningThreshold = (typeof warningThresholds)[number];
const [warnFrom] = warningThresholds;

/** The quotas of the account's plan and their usage; empty when the plan has the policy `none`. */
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

/** The quotas at or above the first warning threshold. */
export function nearlyUsedUp(levels: readonly QuotaLevel[]): readonly QuotaLevel[] {
  return levels.filter(({ used, quota }) => used * 100 >= warnFrom * quota);
}

/** Submitted work that is metered when it completes. */
export interface PlannedWork {
  readonly metric: UsageMetric;
  /** Units in this request. */
  readonly units: number;
  /** Counts the units of earlier requests that have not ended and may still be metered. */
  readonly countPending: (trx: Transaction<Schema>) => Promise<number>;
  readonly now: Date;
}

/**
 * Throws AppError `quota_exceeded` when the work would exceed a quota of a plan with the policy `refuse`. Pending work
 * counts, so that a burst cannot pass; submissions of such an account run one after another.
 */
export async function requireQuota(
  trx: Transaction<Schema>,
  caller: Pick<Caller, 'accountId' | 'quotaPolicy'>,
  { metric, units, countPending, now }: PlannedWork,
): Promise<void> {
  if (caller.quotaPolicy !== 'refuse' || units === 0) return;
  // Not the account's row lock: `fillSlots` takes that one later, which would change the lock order.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${caller.accountId}`}, 0))`.execute(trx);
  // Before the levels: work that ends in between is counted twice rather than not at all.
  const pending = await countPending(trx);
  const levels = await readQuotaLevels(trx, caller.accountId, now);
  const level = levels.find((candidate) => candidate.metric === metric);
  if (level === undefined) return;
  if (level.used + pending + units <= level.quota) return;
  const resetMs = billingPeriodOf(now).end.getTime() - now.getTime();
  throw new AppError('quota_exceeded', {
    message: `The plan allows ${String(level.quota)} ${metric} per month: ${String(level.used)} used, ${String(pending)} in progress, ${String(units)} requested.`,
    headers: { 'retry-after': String(Math.ceil(resetMs / 1000)) },
  });
}
