/** Counts of what is used of quotas; only accounts whose plan has one for the metric have any. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { UsageMetric } from '../../schema/vocabulary.ts';
import type { Schema } from '../../storage/schema.ts';

export interface QuotaCountKey {
  readonly accountId: string;
  readonly periodStart: Date;
  readonly metric: UsageMetric;
}

export interface QuotaCount {
  /** Null when it is not known and has to be summed up. */
  readonly used: number | null;
  /** The highest share in percent that was warned of; 0 for none. */
  readonly warned: number;
}

/** Adds units to a count and holds it until the transaction ends, so that whoever adds to it comes one by one. */
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

/** Writes a count that is held. */
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
 * Has the counts of an account, or of all accounts on a plan, summed up anew, because a plan without a quota does not
 * count. What was warned of stays. Before the plan changes: whoever records usage holds a count before the account.
 */
export async function forgetQuotaCounts(
  trx: Kysely<Schema>,
  of: { readonly accountId: string } | { readonly planId: string },
): Promise<void> {
  const accounts =
    'accountId' in of ? sql`${of.accountId}` : sql`select id from accounts where plan_id = ${of.planId}`;
  await sql`update quota_counts set used = null where account_id in (${accounts})`.execute(trx);
}
