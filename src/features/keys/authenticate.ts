import { rateLimitOf, type RateLimit } from '../limits/rate-limit.ts';
import type { Environment, QuotaPolicy, KeyType, Scope } from '../../core/schema/vocabulary.ts';
import type { App } from '../../service/platform/app.ts';
import {
  findKeyEnd,
  findPresentedKey,
  giveBackToken,
  useApiKey,
  type ApiKeyUse,
  type KeyPresentation,
} from './statements/api-keys.ts';
import { useAccountBucket } from '../members/index.ts';
import { parseApiKey } from './api-key.ts';
import { defaultRateLimit } from './api-key-record.ts';
import { isScope } from './scopes.ts';

/** The key of a request, or a dashboard member in its place. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyType: KeyType;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  /** Origins that a publishable key may be used from; empty: any. */
  readonly allowedOrigins: readonly string[];
  /** The plan's policy beyond its quotas; always `none` in the test environment. */
  readonly quotaPolicy: QuotaPolicy;
}

export type Authentication =
  /** `rateLimit` is its state after this request. */
  | { readonly ok: true; readonly caller: Caller; readonly rateLimit: RateLimit }
  | { readonly ok: false; readonly reason: 'malformed' | KeyEnd }
  /**
   * The key is valid, but it or its whole account has reached its rate limit, or it may not be used from this origin. Then
   * the request takes no token: `rateLimit` is as before it.
   */
  | {
      readonly ok: false;
      readonly reason: 'rate_limited' | 'origin_not_allowed';
      readonly caller: Caller;
      readonly rateLimit: RateLimit;
    };

/**
 * Authenticates a key, counts the request against its rate limit and records the use. Queries the database every time, so
 * that a revoked key stops working at once in every process. Rejects when the database is unavailable.
 *
 * The origin is judged with the key, before a token is taken: anyone can read a publishable key in the source of a page,
 * and must not use up its owner's rate limit from a page of their own.
 */
export async function authenticate(
  app: Pick<App, 'database' | 'keyHasher' | 'now'>,
  presentedKey: string,
  origin?: string,
): Promise<Authentication> {
  const parsed = parseApiKey(presentedKey);
  if (parsed === null) return { ok: false, reason: 'malformed' };
  const now = app.now();
  const presented = {
    hash: app.keyHasher(presentedKey),
    defaultLimit: defaultRateLimit(parsed.type, parsed.environment),
    origin,
    now,
  };
  const used = await useApiKey(app.database.pool, presented);
  if (used !== undefined) return await withinAccountLimit(app, used, presented);
  const key = await findPresentedKey(app.database.pool, presented);
  const end = endOf(key, now);
  if (key === undefined || end !== undefined) return { ok: false, reason: end ?? 'unknown' };
  const caller = callerOf(key);
  const reason = allowsOrigin(caller, origin) ? 'rate_limited' : 'origin_not_allowed';
  return { ok: false, reason, caller, rateLimit: rateLimitFor(key) };
}

/** Why a key does not work. */
export type KeyEnd = 'unknown' | 'expired' | 'revoked';

/** Why the key of a request works no longer; undefined while it does. Takes no token, and joins a transaction of `app`. */
export async function findEndOfKey(
  app: Pick<App, 'database' | 'now'>,
  { keyId }: Pick<Caller, 'keyId'>,
): Promise<KeyEnd | undefined> {
  return endOf(await findKeyEnd(app.database.db, keyId), app.now());
}

function endOf(key: Pick<ApiKeyUse, 'revoked_at' | 'expires_at'> | undefined, now: Date): KeyEnd | undefined {
  if (key === undefined) return 'unknown';
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at !== null && key.expires_at <= now ? 'expired' : undefined;
}

/**
 * False when the publishable key has a list of origins without this one. Browsers serialize origins canonically (lower
 * case, no default port), so strings are compared. `null`, the origin of sandboxed pages, is never listed. A request
 * without Origin does not come from a page.
 */
function allowsOrigin({ keyType, allowedOrigins }: Caller, origin: string | undefined): boolean {
  if (keyType !== 'publishable' || origin === undefined || allowedOrigins.length === 0) return true;
  return allowedOrigins.includes(origin);
}

/** Applies the account's limit over all keys; returns the tighter of the two rate limits. */
async function withinAccountLimit(
  app: Pick<App, 'database'>,
  used: ApiKeyUse,
  presented: KeyPresentation,
): Promise<Authentication> {
  const caller = callerOf(used);
  const own = rateLimitFor(used);
  if (used.account_limit === null) return { ok: true, caller, rateLimit: own };
  const account = await useAccountBucket(app.database.pool, used.account_id, presented.now);
  if (account === undefined) return { ok: true, caller, rateLimit: own };
  const shared = rateLimitOf(account.level.limit, account.level.full_in_seconds);
  if (!account.taken) {
    // As with a key's own limit: a refused request takes nothing.
    await giveBackToken(app.database.pool, presented);
    return { ok: false, reason: 'rate_limited', caller, rateLimit: shared };
  }
  return { ok: true, caller, rateLimit: shared.remaining < own.remaining ? shared : own };
}

const rateLimitFor = (key: ApiKeyUse): RateLimit => rateLimitOf(key.limit, key.full_in_seconds);

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
