import { z } from 'zod';
import type { DataByType, EventContent, WebhookEventType } from '../webhooks/event-types.ts';
import { usageMetrics } from '../usage/read-usage.ts';
import { analysisErrorSchema, categoryScoresSchema } from './analysis-parts.ts';
import type { DeepReadonly, Proof, SameType } from './same-type.ts';
import { describedTime, score } from './values.ts';

const environment = z.enum(['live', 'test']);
const metadata = z
  .record(z.string(), z.string())
  .describe(
    'What the request gave as metadata; its last pairs are left out when the body would reach 20 kB.',
  );

const analysisData = z.object({
  id: z.string(),
  object: z.literal('analysis'),
  environment,
  status: z.enum(['completed', 'failed']),
  url: z.string(),
  overall_score: score().nullable(),
  category_scores: categoryScoresSchema.nullable(),
  error: analysisErrorSchema.nullable(),
  metadata,
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When it ended.'),
});

const batchData = z.object({
  id: z.string(),
  object: z.literal('analysis_batch'),
  environment,
  status: z.literal('completed'),
  counts: z.record(z.enum(['queued', 'processing', 'completed', 'failed']), z.int()),
  metadata,
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When the last of its analyses ended.'),
});

const injectionData = z.object({
  id: z.string(),
  object: z.literal('injection'),
  environment,
  status: z.enum(['completed', 'failed']),
  publication: z.enum(['draft', 'published', 'superseded', 'withdrawn']).nullable(),
  url: z.string().nullable(),
  mode: z.enum(['auto', 'manual']),
  score_before: score().nullable(),
  score_after: score().nullable(),
  error: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).nullable(),
  metadata,
  created_at: describedTime('When it was submitted.'),
  completed_at: describedTime('When it ended.').nullable(),
  published_at: describedTime('When it was published.').nullable(),
});

const quotaData = z.object({
  id: z.string().describe('The same for one month, metric and threshold.'),
  object: z.literal('quota_warning'),
  environment: z.literal('live'),
  status: z.enum(['nearly_used_up', 'used_up']),
  metric: z.enum(usageMetrics),
  threshold: z.union([z.literal(80), z.literal(100)]).describe('Percent of the quota.'),
  used: z.int(),
  quota: z.int(),
  policy: z.enum(['warn', 'refuse']).describe('What the plan does beyond the quota.'),
  plan: z.string(),
  period: z
    .object({ start: describedTime('Inclusive.'), end: describedTime('Exclusive.') })
    .describe('The calendar month in UTC.'),
});

const endpointData = z.object({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  environment,
  status: z.enum(['enabled', 'disabled']),
  url: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it was disabled.'),
  created_at: describedTime('When it was added.'),
  disabled_at: describedTime('When it was disabled.').nullable(),
});

/** What each type of event tells. */
export const webhookDataSchemas = {
  'analysis.completed': analysisData,
  'analysis.failed': analysisData,
  'analysis.batch.completed': batchData,
  'injection.ready': injectionData,
  'injection.failed': injectionData,
  'injection.published': injectionData,
  'usage.quota_warning': quotaData,
  'webhook.test': endpointData,
  'webhook.endpoint.disabled': endpointData,
} as const satisfies Record<WebhookEventType, z.ZodType>;

type Described = { readonly [Type in WebhookEventType]: z.output<(typeof webhookDataSchemas)[Type]> };

export type WebhookDataSchemasAreTheEvents = Proof<
  SameType<DeepReadonly<Described>, DeepReadonly<DataByType>>
>;

/** The body of an event. */
export const webhookEventSchema = (type: EventContent['type']) =>
  z.object({
    id: z.string().meta({
      pattern: '^evt_',
      description: 'The same in every attempt, every resend and every replay.',
    }),
    type: z.literal(type),
    created_at: describedTime('When it happened.'),
    environment,
    data: webhookDataSchemas[type],
  });
