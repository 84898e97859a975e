import type { Kysely } from 'kysely';
import { usageMetrics, type UsageGroup } from '../../core/schema/vocabulary.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { sumUsage, type UsageRange, type UsageSum } from './statements/usage-records.ts';

/**
 * The usage in a range. Grouped by metric it lists every metric, unused ones with 0; by day and by key only used ones,
 * days ascending.
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
