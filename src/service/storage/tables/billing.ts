import type { Generated } from 'kysely';
import type { JsonText, Time } from './column-types.ts';
import type { QuotaPolicy, UsageMetric } from '../../../core/schema/vocabulary.ts';

export interface PlansTable {
  id: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  quota_policy: QuotaPolicy;
  /** The `prices` of a `Plan`. */
  prices: JsonText;
}

export interface QuotaCountsTable {
  account_id: string;
  period_start: Time;
  metric: UsageMetric;
  /** A bigint; null: not counted, sum the ledger. */
  used: number | null;
  /** In percent of the quota; 0 for none. */
  warned: Generated<number>;
}

/** Append-only: a trigger refuses every change. */
export interface InvoicesTable {
  account_id: string;
  period_start: Time;
  body: JsonText;
}
