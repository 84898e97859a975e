/** Usage counts for quotas; they exist only for accounts whose plan has a quota for the metric. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { UsageMetric } from '../../../core/schema/vocabulary.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface QuotaCountKey {
  readonly accountId: string;
  readonly periodStart: Date;
  readonly metric: UsageMetric;
}

export interface QuotaCount {
  /** Null when unknown: sum up the ledger. */
  readonly used: number | null;
  /** The highest threshold, in percent, that was warned about; 0: none. */
  readonly warned: number;
}

/** Adds units to a count and locks it until the transaction ends, so that concurrent additions run one by one. */
export async function addToQuotaCount(
  trx: Transaction<Schema>,
  { accountId, periodStart, metric }: QuotaCountKey,
  units: number,
): Promise<QuotaCount> {
  const { rows } = await sql<QuotaCount>`
    insert into quota_counts as counts (account_id, period_start, metric)
    values (${accountId}, ${periodStart}, ${metric})
    on conflict (account_id, period_start, metric) do update set used = counts.used + ${units}::bigint
    returning used::float8 as used, warned`.execute(trx);
  return rows[0] ?? { used: null, warned: 0 };
}

/** Saves a count that `addToQuotaCount` has locked. */
export async function saveQuotaCount(
  trx: Transaction<Schema>,
  { accountId, periodStart, metric }: QuotaCountKey,
  { used, warned }: QuotaCount,
): Promise<void> {
  await trx
    .updateTable('quota_counts')
    .set({ used, warned })
    .where('account_id', '=', accountId)
    .where('period_start', '=', periodStart)
    .where('metric', '=', metric)
    .execute();
}

/**
 * Invalidates the counts of an account, or of all accounts on a plan, because usage under a plan without quotas is not
 * counted. Past warnings stay. Call it before changing the plan: recording usage locks a count before the account.
 */
export async function resetQuotaCounts(
  trx: Kysely<Schema>,
  of: { readonly accountId: string } | { readonly planId: string },
): Promise<void> {
  const accounts =
    'accountId' in of ? sql`${of.accountId}` : sql`select id from accounts where plan_id = ${of.planId}`;
  await sql`update quota_counts set used = null where account_id in (${accounts})`.execute(trx);
}
