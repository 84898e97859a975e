import { z } from 'zod';
import type { OutputOf } from '../output-of.ts';
import { describedTime } from '../values.ts';
import { usageMetrics } from '../vocabulary.ts';
import { defineEvent } from './define-event.ts';

const quotaData = z.object({
  id: z.string().describe('Unique for month, metric and threshold.'),
  object: z.literal('quota_warning'),
  environment: z.literal('live'),
  status: z.enum(['nearly_used_up', 'used_up']),
  metric: z.enum(usageMetrics),
  threshold: z.union([z.literal(80), z.literal(100)]).describe('Percent of the quota.'),
  used: z.int(),
  quota: z.int(),
  policy: z.enum(['warn', 'refuse']).describe('The plan’s policy beyond the quota.'),
  plan: z.string(),
  period: z
    .object({ start: describedTime('Inclusive.'), end: describedTime('Exclusive.') })
    .describe('The calendar month in UTC.'),
});

export type QuotaEventData = OutputOf<typeof quotaData>;

export const usageQuotaWarning = defineEvent({
  type: 'usage.quota_warning',
  summary: 'Usage reached 80 % or 100 % of a quota: once a month for each metric and threshold',
  data: quotaData,
  example: {
    id: 'quota_2026-11_analyses_80',
    object: 'quota_warning',
    environment: 'live',
    status: 'nearly_used_up',
    metric: 'analyses',
    threshold: 80,
    used: 16_000,
    quota: 20_000,
    policy: 'warn',
    plan: 'starter',
    period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
  },
});
