import { sql, type Transaction } from 'kysely';
import { executePrepared } from '../storage/prepared.ts';
import type { Environment, UsageMetric } from '../schema/vocabulary.ts';
import type { Schema } from '../storage/schema.ts';
import type { EventsContext } from '../webhooks/record-event.ts';
import { warnOfQuota } from './warn-of-quota.ts';

/** A billable result. */
export interface Billable {
  readonly accountId: string;
  readonly environment: Environment;
  readonly metric: UsageMetric;
  /** What was made; the same one is charged once, however often it is recorded. */
  readonly resourceId: string;
  /** The key whose request asked for it; null when no request did. */
  readonly keyId: string | null;
  /** Units of the metric, at least 1. */
  readonly quantity?: number;
  readonly at: Date;
}

/**
 * Records what is charged, in the transaction that saves the result, so that neither is there without the other. What
 * the test environment does is never charged. Endpoints are told when it uses up a quota; accounts without one are not
 * asked about in a statement of its own.
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

/** Of the row that is added: whether the account's plan has a quota for the metric. */
const hasQuota = sql<boolean>`exists (
  select from accounts join plans on plans.id = accounts.plan_id
  where accounts.id = usage_records.account_id and quota_policy <> 'none'
    and prices -> usage_records.metric ->> 'quota' is not null
)`;
