import type { ColumnType, Generated } from 'kysely';
import type { Time, TimeOrNull } from './column-types.ts';
import type { DeliveryStatus, Environment } from '../../../core/schema/vocabulary.ts';

export interface WebhookEndpointsTable {
  id: string;
  account_id: string;
  environment: Environment;
  url: string;
  /** Types of events, in the order of `webhookEventTypes`. */
  events: string[];
  description: string | null;
  enabled: Generated<boolean>;
  /** Why it was disabled; null while it is enabled. */
  disabled_reason: ColumnType<string | null, string | null | undefined, string | null>;
  disabled_at: TimeOrNull;
  /** Encrypted; see `secret-box.ts`. */
  secret: Buffer;
  previous_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  previous_secret_until: TimeOrNull;
  /** Consecutive failed attempts; `failing_since` is the time of the first. */
  failures: Generated<number>;
  failing_since: TimeOrNull;
  /** Whether the latest success came at once; null for a URL that has not answered with success yet. */
  prompt: Generated<boolean | null>;
  created_at: Time;
}

export interface WebhookEventsTable {
  id: string;
  account_id: string;
  environment: Environment;
  type: string;
  /** The resource that changed. */
  resource_id: string;
  /** The API key whose request caused it; null for none. */
  key_id: string | null;
  /** JSON text, sent unchanged in UTF-8; null when the content was deleted with its resource. */
  body: string | null;
  created_at: Time;
  expires_at: Time;
}

export interface WebhookDeliveriesTable {
  id: string;
  endpoint_id: string;
  event_id: string;
  status: DeliveryStatus;
  /** Number of ended attempts. */
  attempts: Generated<number>;
  /** When the next attempt is due; during an attempt, when its lease expires. */
  due_at: Time;
  holder: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
  ended_at: TimeOrNull;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  number: number;
  started_at: Time;
  duration_ms: number;
  /** Null without a response. */
  status: number | null;
  /** Why it failed; null when it succeeded. */
  error: string | null;
  /** The beginning of the response body. */
  answer: string | null;
}
