import { sql, type Transaction } from 'kysely';
import { executePrepared } from '../../service/storage/prepared.ts';
import type { Environment, UsageMetric } from '../../core/schema/vocabulary.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { EventsContext } from '../webhooks/record-event.ts';
import { warnOfQuota } from './warn-of-quota.ts';

export interface Billable {
  readonly accountId: string;
  readonly environment: Environment;
  readonly metric: UsageMetric;
  /** Id of the result, which is metered once, however often it is recorded. */
  readonly resourceId: string;
  /** The key of the request; null when there was none. */
  readonly keyId: string | null;
  /** Units of the metric, at least 1. */
  readonly quantity?: number;
  readonly at: Date;
}

/**
 * Records metered usage, in the transaction that saves the result, so that neither exists without the other. The test
 * environment is never metered. Also counts against a quota and records its warning events; whether the account has a
 * quota is part of the insert, so that accounts without one cost no extra statement.
 */
export async function recordUsage(
  app: EventsContext,
  trx: Transaction<Schema>,
  billable: Billable,
): Promise<void> {
  if (billable.environment !== 'live') return;
  const { accountId, metric, quantity = 1, at } = billable;
  const statement = trx
    .insertInto('usage_records')
    .values({
      account_id: accountId,
      metric,
      resource_id: billable.resourceId,
      key_id: billable.keyId,
      quantity,
      occurred_at: at,
    })
    .onConflict((conflict) => conflict.columns(['metric', 'resource_id']).doNothing())
    .returning(hasQuota.as('has_quota'));
  const { rows } = await executePrepared(trx, 'record-usage', statement);
  if (rows[0]?.has_quota === true) await warnOfQuota(app, trx, { accountId, metric, quantity, at });
}

/** True when the plan of the added row's account has a quota for the metric. */
const hasQuota = sql<boolean>`exists (
  select from accounts join plans on plans.id = accounts.plan_id
  where accounts.id = usage_records.account_id and quota_policy <> 'none'
    and prices -> usage_records.metric ->> 'quota' is not null
)`;
