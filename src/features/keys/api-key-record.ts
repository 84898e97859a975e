import type { Environment, KeyType, Scope } from '../../core/schema/vocabulary.ts';
import type { ApiKeyRow } from './statements/api-keys.ts';
import { isScope } from './scopes.ts';

/** An API key for display: everything but the key itself. */
export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string | null;
  readonly type: KeyType;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  /** The key's prefix and last four characters. */
  readonly hint: string;
  readonly allowed_origins: readonly string[];
  /** Requests a minute. */
  readonly rate_limit: number;
  readonly created_at: string;
  readonly first_used_at: string | null;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly older_than_90_days: boolean;
  /** Id of the key that this one replaces by rotation. */
  readonly replaces: string | null;
  /** Id of the newest key that replaces this one. Once its `first_used_at` is set, this one can be revoked. */
  readonly replaced_by: string | null;
  /** The member who made the key, who may have been removed since; null: the server or the command line. */
  readonly created_by: { readonly member_id: string; readonly email: string | null } | null;
}

const oldAfterMs = 90 * 86_400_000;

/** Requests a minute for a key without a limit of its own. */
export function defaultRateLimit(type: KeyType, environment: Environment): number {
  if (type === 'publishable') return 3_000;
  return environment === 'live' ? 600 : 60;
}

/** The record of a stored key. `others`, newest first, are searched for its replacement. */
export function apiKeyRecord(row: ApiKeyRow, now: Date, others: readonly ApiKeyRow[] = []): ApiKeyRecord {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    environment: row.environment,
    scopes: row.scopes.filter(isScope),
    hint: row.hint,
    allowed_origins: row.allowed_origins,
    rate_limit: row.rate_limit ?? defaultRateLimit(row.type, row.environment),
    created_at: row.created_at.toISOString(),
    first_used_at: row.first_used_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    older_than_90_days: now.getTime() - row.created_at.getTime() > oldAfterMs,
    replaces: row.replaces,
    created_by: row.created_by === null ? null : { member_id: row.created_by, email: row.created_by_email },
    replaced_by: others.find((other) => other.replaces === row.id)?.id ?? null,
  };
}
