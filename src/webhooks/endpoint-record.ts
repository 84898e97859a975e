import type { Environment } from '../schema/vocabulary.ts';
import type { EndpointRow } from './statements/webhook-endpoints.ts';
import type { EndpointEventData } from '../schema/events/endpoint-data.ts';

/** An endpoint as command line and dashboard show it; never with its secret. */
export interface EndpointRecord {
  readonly id: string;
  readonly url: string;
  readonly environment: Environment;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly enabled: boolean;
  /** Why it is disabled; null while it is enabled. */
  readonly disabled_reason: string | null;
  readonly disabled_at: string | null;
  /** Attempts in a row that failed, and since when. */
  readonly failures: number;
  readonly failing_since: string | null;
  /** Until when the secret of before the last rotation signs, too. */
  readonly previous_secret_until: string | null;
  readonly created_at: string;
}

/** The reason of an endpoint that its owner disabled. */
export const disabledByOwner = 'Its owner disabled it.';

export function endpointRecord(row: EndpointRow, now: Date): EndpointRecord {
  const previousUntil = row.previous_secret_until;
  return {
    id: row.id,
    url: row.url,
    environment: row.environment,
    events: row.events,
    description: row.description,
    enabled: row.enabled,
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    failures: row.failures,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}

/** What events about an endpoint tell of it. */
export function endpointEventData(row: EndpointRow): EndpointEventData {
  return {
    id: row.id,
    object: 'webhook_endpoint',
    environment: row.environment,
    status: row.enabled ? 'enabled' : 'disabled',
    url: row.url,
    error: row.disabled_reason === null ? null : { code: 'disabled', message: row.disabled_reason },
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  };
}
