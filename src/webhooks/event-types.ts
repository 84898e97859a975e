import type { UsageMetric } from '../storage/schema.ts';
import type { AnalysisError, AnalysisResult } from '../analysis/result.ts';

type Environment = 'live' | 'test';
type Metadata = Readonly<Record<string, string>>;
type Scores = AnalysisResult['category_scores'];

/** Every type of event, as endpoints subscribe to them. Part of the API: never renamed. */
export const webhookEventTypes = [
  'analysis.completed',
  'analysis.failed',
  'analysis.batch.completed',
  'injection.ready',
  'injection.failed',
  'injection.published',
  'usage.quota_warning',
  'webhook.test',
  'webhook.endpoint.disabled',
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** True for the name of a type of event. */
export function isWebhookEventType(text: string): text is WebhookEventType {
  return webhookEventTypes.some((type) => type === text);
}

export interface AnalysisEventData {
  readonly id: string;
  readonly object: 'analysis';
  readonly environment: Environment;
  readonly status: 'completed' | 'failed';
  readonly url: string;
  readonly overall_score: number | null;
  readonly category_scores: Scores | null;
  readonly error: AnalysisError | null;
  readonly metadata: Metadata;
  readonly created_at: string;
  readonly completed_at: string;
}

export interface BatchEventData {
  readonly id: string;
  readonly object: 'analysis_batch';
  readonly environment: Environment;
  readonly status: 'completed';
  readonly counts: Readonly<Record<'queued' | 'processing' | 'completed' | 'failed', number>>;
  readonly metadata: Metadata;
  readonly created_at: string;
  readonly completed_at: string;
}

export interface InjectionEventData {
  readonly id: string;
  readonly object: 'injection';
  readonly environment: Environment;
  readonly status: 'completed' | 'failed';
  readonly publication: 'draft' | 'published' | 'superseded' | 'withdrawn' | null;
  readonly url: string | null;
  readonly mode: 'auto' | 'manual';
  readonly score_before: number | null;
  readonly score_after: number | null;
  readonly error: { readonly code: string; readonly message: string; readonly retryable: boolean } | null;
  readonly metadata: Metadata;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly published_at: string | null;
}

/** Of `webhook.test` the endpoint that is tried, of `webhook.endpoint.disabled` the one that was disabled. */
export interface EndpointEventData {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly environment: Environment;
  readonly status: 'enabled' | 'disabled';
  readonly url: string;
  /** Why it was disabled. */
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly created_at: string;
  readonly disabled_at: string | null;
}

/** A quota of the account's plan that is nearly or wholly used up. */
export interface QuotaEventData {
  /** The same for one month, metric and threshold. */
  readonly id: string;
  readonly object: 'quota_warning';
  readonly environment: 'live';
  readonly status: 'nearly_used_up' | 'used_up';
  readonly metric: UsageMetric;
  /** Percent of the quota. */
  readonly threshold: 80 | 100;
  readonly used: number;
  readonly quota: number;
  /** What the plan does beyond the quota. */
  readonly policy: 'warn' | 'refuse';
  readonly plan: string;
  /** The month in UTC; `end` is exclusive. */
  readonly period: { readonly start: string; readonly end: string };
}

/** What each type of event tells. */
export interface DataByType {
  'analysis.completed': AnalysisEventData;
  'analysis.failed': AnalysisEventData;
  'analysis.batch.completed': BatchEventData;
  'injection.ready': InjectionEventData;
  'injection.failed': InjectionEventData;
  'injection.published': InjectionEventData;
  'usage.quota_warning': QuotaEventData;
  'webhook.test': EndpointEventData;
  'webhook.endpoint.disabled': EndpointEventData;
}

/** A type of event with what it tells. */
export type EventContent = {
  readonly [Type in WebhookEventType]: { readonly type: Type; readonly data: DataByType[Type] };
}[WebhookEventType];
