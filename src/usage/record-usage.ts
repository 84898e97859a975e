import type { Transaction } from 'kysely';
import { executePrepared } from '../storage/prepared.ts';
import type { Schema, UsageMetric } from '../storage/schema.ts';

/** A billable result. */
export interface Billable {
  readonly accountId: string;
  readonly environment: 'live' | 'test';
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
 * the test environment does is never charged.
 */
export async function recordUsage(trx: Transaction<Schema>, billable: Billable): Promise<void> {
  if (billable.environment !== 'live') return;
  const statement = trx
    .insertInto('usage_records')
    .values({
      account_id: billable.accountId,
      metric: billable.metric,
      resource_id: billable.resourceId,
      key_id: billable.keyId,
      quantity: billable.quantity ?? 1,
      occurred_at: billable.at,
    })
    .onConflict((conflict) => conflict.columns(['metric', 'resource_id']).doNothing());
  await executePrepared(trx, 'record-usage', statement);
}
