import type { EventContent, WebhookEventType } from '../../webhooks/event-types.ts';
import { canceledAnalysisExample, completedAnalysisExample } from './analysis.ts';
import { draftInjectionExample } from './injection.ts';

const createdAt = '2026-11-21T09:30:00.000Z';
const endedAt = '2026-11-21T09:30:02.000Z';

const analysis = {
  id: completedAnalysisExample.id,
  object: 'analysis',
  environment: 'live',
  url: completedAnalysisExample.url,
  metadata: { order: '7' },
  created_at: createdAt,
  completed_at: endedAt,
} as const;

const injection = {
  id: draftInjectionExample.id,
  object: 'injection',
  environment: 'live',
  status: 'completed',
  publication: 'draft',
  url: draftInjectionExample.url,
  mode: 'manual',
  score_before: draftInjectionExample.score_before,
  score_after: draftInjectionExample.score_after,
  error: null,
  metadata: {},
  created_at: createdAt,
  completed_at: endedAt,
  published_at: null,
} as const;

const endpoint = {
  id: 'whe_01jd7r2k8mvb4c9x0q3n5t6w7y',
  object: 'webhook_endpoint',
  environment: 'live',
  url: 'https://shop.example/hooks',
  created_at: createdAt,
} as const;

const contents: { readonly [Type in WebhookEventType]: Extract<EventContent, { type: Type }>['data'] } = {
  'analysis.completed': {
    ...analysis,
    status: 'completed',
    overall_score: completedAnalysisExample.overall_score,
    category_scores: completedAnalysisExample.category_scores,
    error: null,
  },
  'analysis.failed': {
    ...analysis,
    status: 'failed',
    overall_score: null,
    category_scores: null,
    error: canceledAnalysisExample.error,
  },
  'analysis.batch.completed': {
    id: 'bat_01jd7r2k8mvb4c9x0q3n5t6w7y',
    object: 'analysis_batch',
    environment: 'live',
    status: 'completed',
    counts: { queued: 0, processing: 0, completed: 9, failed: 1 },
    metadata: {},
    created_at: createdAt,
    completed_at: endedAt,
  },
  'injection.ready': injection,
  'injection.failed': {
    ...injection,
    status: 'failed',
    publication: null,
    score_before: null,
    score_after: null,
    error: canceledAnalysisExample.error,
  },
  'injection.published': { ...injection, publication: 'published', published_at: endedAt },
  'usage.quota_warning': {
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
  'webhook.test': { ...endpoint, status: 'enabled', error: null, disabled_at: null },
  'webhook.endpoint.disabled': {
    ...endpoint,
    status: 'disabled',
    error: { code: 'disabled', message: 'The endpoint answered with status 410 (Gone).' },
    disabled_at: endedAt,
  },
};

/** A body of each type. */
export const webhookEventExamples: Readonly<Record<WebhookEventType, object>> = Object.fromEntries(
  Object.entries(contents).map(([type, data]) => [
    type,
    {
      id: 'evt_01jd7r2k8mvb4c9x0q3n5t6w7y',
      type,
      created_at: endedAt,
      environment: data.environment,
      data,
    },
  ]),
) as Record<WebhookEventType, object>;
