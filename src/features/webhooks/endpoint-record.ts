import type { Environment } from '../../core/schema/vocabulary.ts';
import type { EndpointRow } from './statements/webhook-endpoints.ts';
import type { EndpointEventData } from '../../core/schema/events/endpoint-data.ts';

/** An endpoint for the command line and the dashboard, without its secret. */
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
  /** Consecutive failed attempts, and the time of the first. */
  readonly failures: number;
  readonly failing_since: string | null;
  /** Until this time the previous secret signs, too. */
  readonly previous_secret_until: string | null;
  readonly created_at: string;
}

export const disabledByOwner = 'Disabled by its owner.';

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

/** The data of events about an endpoint. */
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
