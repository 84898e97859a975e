import type { Kysely } from 'kysely';
import { usageMetrics, type UsageGroup } from '../schema/vocabulary.ts';
import type { Schema } from '../storage/schema.ts';
import { sumUsage, type UsageRange, type UsageSum } from './statements/usage-records.ts';

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
