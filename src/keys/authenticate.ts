import { quotaOf, type Quota } from '../limits/quota.ts';
import type { Environment, QuotaPolicy, KeyType, Scope } from '../schema/vocabulary.ts';
import type { App } from '../platform/app.ts';
import { findPresentedKey, useApiKey, type ApiKeyUse } from './statements/api-keys.ts';
import { useAccountBucket } from '../members/statements/accounts.ts';
import { parseApiKey } from './api-key.ts';
import { defaultRateLimit } from './api-key-record.ts';
import { isScope } from './scopes.ts';

/** Who makes a request. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyType: KeyType;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  /** Origins that a publishable key may be used from; empty: from any. */
  readonly allowedOrigins: readonly string[];
  /** What the account's plan does beyond its quotas; always `none` in the test environment. */
  readonly quotaPolicy: QuotaPolicy;
}

export type Authentication =
  /** `quota` is what is left of the key's rate limit after this request. */
  | { readonly ok: true; readonly caller: Caller; readonly quota: Quota }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown' | 'expired' | 'revoked' }
  /** The key is good and has made too many requests, or all keys of its account together have. */
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly caller: Caller; readonly quota: Quota };

/**
 * Who the key belongs to; counts the request against its rate limit and notes the use. The database is asked every
 * time, so that a revoked key stops at once, on every process. Rejects when the database is away.
 */
export async function authenticate(
  app: Pick<App, 'database' | 'keyHasher' | 'now'>,
  presentedKey: string,
): Promise<Authentication> {
  const parsed = parseApiKey(presentedKey);
  if (parsed === null) return { ok: false, reason: 'malformed' };
  const now = app.now();
  const presented = {
    hash: app.keyHasher(presentedKey),
    defaultLimit: defaultRateLimit(parsed.type, parsed.environment),
    now,
  };
  const used = await useApiKey(app.database.pool, presented);
  if (used !== undefined) return await withinAccountLimit(app, used, now);
  const key = await findPresentedKey(app.database.pool, presented);
  if (key === undefined) return { ok: false, reason: 'unknown' };
  if (key.revoked_at !== null) return { ok: false, reason: 'revoked' };
  if (key.expires_at !== null && key.expires_at <= now) return { ok: false, reason: 'expired' };
  return { ok: false, reason: 'rate_limited', caller: callerOf(key), quota: quotaFor(key) };
}

/** The limit that the account's owner set over all keys; the answer tells of the tighter of the two. */
async function withinAccountLimit(
  app: Pick<App, 'database'>,
  used: ApiKeyUse,
  now: Date,
): Promise<Authentication> {
  const caller = callerOf(used);
  const own = quotaFor(used);
  if (used.account_limit === null) return { ok: true, caller, quota: own };
  const account = await useAccountBucket(app.database.pool, used.account_id, now);
  if (account === undefined) return { ok: true, caller, quota: own };
  const shared = quotaOf(account.level.limit, account.level.full_in_seconds);
  if (!account.taken) return { ok: false, reason: 'rate_limited', caller, quota: shared };
  return { ok: true, caller, quota: shared.remaining < own.remaining ? shared : own };
}

const quotaFor = (key: ApiKeyUse): Quota => quotaOf(key.limit, key.full_in_seconds);

function callerOf(key: ApiKeyUse): Caller {
  return {
    accountId: key.account_id,
    keyId: key.id,
    keyType: key.type,
    environment: key.environment,
    scopes: key.scopes.filter(isScope),
    allowedOrigins: key.allowed_origins,
    quotaPolicy: key.environment === 'live' ? key.quota_policy : 'none',
  };
}
