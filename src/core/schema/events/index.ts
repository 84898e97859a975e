/** Every event type, in display order. A new type needs a file and an entry here. */
import type { OutputOf } from '../output-of.ts';
import { analysisBatchCompleted } from './analysis-batch-completed.ts';
import { analysisCompleted } from './analysis-completed.ts';
import { analysisFailed } from './analysis-failed.ts';
import { citationTestCompleted } from './citation-test-completed.ts';
import { citationTestFailed } from './citation-test-failed.ts';
import { injectionFailed } from './injection-failed.ts';
import { injectionPublished } from './injection-published.ts';
import { injectionReady } from './injection-ready.ts';
import { usageQuotaWarning } from './usage-quota-warning.ts';
import { webhookEndpointDisabled } from './webhook-endpoint-disabled.ts';
import { webhookTest } from './webhook-test.ts';

export const webhookEvents = [
  analysisCompleted,
  analysisFailed,
  analysisBatchCompleted,
  injectionReady,
  injectionFailed,
  injectionPublished,
  citationTestCompleted,
  citationTestFailed,
  usageQuotaWarning,
  webhookTest,
  webhookEndpointDisabled,
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
export type WebhookEventType = WebhookEvent['type'];

export const webhookEventTypes: readonly WebhookEventType[] = webhookEvents.map(({ type }) => type);

/** An event type with its data. */
export type EventContent = {
  [Event in WebhookEvent as Event['type']]: {
    readonly type: Event['type'];
    readonly data: OutputOf<Event['data']>;
  };
}[WebhookEventType];
