import { z } from 'zod';
import type { OutputOf } from './output-of.ts';
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

const tokenFields = {
  questions: count().describe('Questions asked.'),
  input_tokens: count().describe('Tokens of questions, as the endpoint reported them.'),
  output_tokens: count().describe('Tokens of answers, as the endpoint reported them.'),
  estimated_tokens: count().describe(
    'Estimated tokens of questions that are running, or that the endpoint reported no tokens for.',
  ),
};

const modelUsageSchema = z
  .object({
    ...tokenFields,
    tokens_per_day: count().describe(
      'The budget of the account for a UTC day (`LLM_TOKENS_PER_DAY`), which all kinds of tokens count against.',
    ),
    days: z
      .array(
        z.object({
          day: z.string().meta({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'In UTC.' }),
          ...tokenFields,
        }),
      )
      .optional()
      .describe('Days with questions, ascending. With `group_by=day`.'),
  })
  .meta({ id: 'ModelUsage' });

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
    model: modelUsageSchema
      .optional()
      .describe(
        'Use of the language model on the UTC days that the range touches, in both environments. Not billed. Absent without a model.',
      ),
  })
  .meta({ id: 'Usage' });

export type ModelUsage = OutputOf<typeof modelUsageSchema>;
