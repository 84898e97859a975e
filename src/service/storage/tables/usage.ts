import type { Generated } from 'kysely';
import type { Time } from './column-types.ts';
import type { UsageMetric } from '../../../core/schema/vocabulary.ts';

/** Append-only: a trigger refuses every change. Rows outlive their resources. */
export interface UsageRecordsTable {
  id: Generated<string>;
  account_id: string;
  metric: UsageMetric;
  /** Metered once for each metric. */
  resource_id: string;
  key_id: string | null;
  quantity: number;
  occurred_at: Time;
}

/** The sum of one day in UTC. */
export interface UsageDaysTable {
  account_id: string;
  day: string;
  metric: UsageMetric;
  key_id: string | null;
  quantity: number;
}

export interface UsageRollupsTable {
  account_id: string;
  /** The last day in `usage_days`. */
  through: string;
}

/** The tokens of language models of one day in UTC. */
export interface ModelTokenDaysTable {
  account_id: string;
  day: string;
  questions: Generated<number>;
  /** As the endpoint reported them. */
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Of questions that are running, whose process died, or whose tokens the endpoint did not report. */
  estimated_tokens: Generated<number>;
}
