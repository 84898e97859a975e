import { z } from 'zod';
import { dateOrTime } from './time-parameter.ts';
import { boundMessage, isBound } from './usage-bound.ts';
import { count, describedTime } from './values.ts';
import { usageGroups, usageMetrics } from './vocabulary.ts';

export const metricSchema = z.enum(usageMetrics);

const bound = z.string().refine(isBound, { error: boundMessage }).meta(dateOrTime);

export const usageQuerySchema = z.strictObject({
  from: bound
    .optional()
    .describe(
      'The start, inclusive: a date in UTC or an RFC 3339 time. Default: the start of the period in which the range ends.',
    ),
  to: bound
    .optional()
    .describe(
      'The end: a date in UTC, inclusive, or an RFC 3339 time, exclusive. Default: the end of the current period.',
    ),
  group_by: z.enum(usageGroups).default('metric').describe('How to group the sums.'),
});

export const usageSchema = z
  .object({
    object: z.literal('usage'),
    from: describedTime('The start of the range, inclusive.'),
    to: describedTime('The end of the range, exclusive.'),
    group_by: z.enum(usageGroups),
    data: z
      .array(
        z.object({
          metric: metricSchema,
          quantity: count().describe('Billable results.'),
          day: z
            .string()
            .optional()
            .meta({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'In UTC. With `group_by=day`.' }),
          key_id: z
            .string()
            .nullable()
            .optional()
            .describe(
              'The key of the request; null without a key, or when none was recorded. With `group_by=key`.',
            ),
        }),
      )
      .describe(
        'By metric: every metric, 0 when unused. By day and by key: used metrics only, days ascending.',
      ),
  })
  .meta({ id: 'Usage' });
