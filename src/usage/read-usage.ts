import type { Kysely } from 'kysely';
import type { Schema, UsageMetric } from '../storage/schema.ts';
import { sumUsage, type UsageGroup, type UsageRange, type UsageSum } from './statements/usage-records.ts';

/** In the order in which reports show them. */
export const usageMetrics = [
  'analyses',
  'injections',
  'previews',
  'tracker_views',
  'webhook_deliveries',
] as const satisfies readonly UsageMetric[];

/**
 * What was used in a range. By metric every metric is told, those of nothing with 0; by day and by key only what there
 * was, days ascending.
 */
export async function readUsage(
  db: Kysely<Schema>,
  range: UsageRange,
  group: UsageGroup,
): Promise<readonly UsageSum[]> {
  const sums = await sumUsage(db, range, group);
  if (group !== 'metric') return sums;
  return usageMetrics.map(
    (metric) => sums.find((sum) => sum.metric === metric) ?? { metric, quantity: 0, day: null, key_id: null },
  );
}
