import type { App, Environment } from '../service/app.ts';
import { findApiKeyByHash, markApiKeyUsed } from '../storage/api-keys.ts';
import { parseApiKey } from './api-key.ts';
import { isScope, type KeyType, type Scope } from './scopes.ts';

/** Who makes a request. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyType: KeyType;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  /** Origins that a publishable key may be used from; empty: from any. */
  readonly allowedOrigins: readonly string[];
}

export type Authentication =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown' | 'expired' | 'revoked' };

/** A key's last use is noted at most this often: a write for every request would cost more than the request. */
const useIntervalMs = 60_000;

/**
 * Who the key belongs to. The database is asked every time, so that a revoked key stops at once, on every process.
 * Rejects when the database is away.
 */
export async function authenticate(
  app: Pick<App, 'database' | 'keyHasher' | 'now' | 'log'>,
  presentedKey: string,
): Promise<Authentication> {
  if (parseApiKey(presentedKey) === null) return { ok: false, reason: 'malformed' };
  const row = await findApiKeyByHash(app.database.db, app.keyHasher(presentedKey));
  if (row === undefined) return { ok: false, reason: 'unknown' };
  const now = app.now();
  if (row.revoked_at !== null) return { ok: false, reason: 'revoked' };
  if (row.expires_at !== null && row.expires_at <= now) return { ok: false, reason: 'expired' };
  await noteUse(app, row, now);
  return {
    ok: true,
    caller: {
      accountId: row.account_id,
      keyId: row.id,
      keyType: row.type,
      environment: row.environment,
      scopes: row.scopes.filter(isScope),
      allowedOrigins: row.allowed_origins,
    },
  };
}

/** A request is not refused because its time could not be written. */
async function noteUse(
  app: Pick<App, 'database' | 'log'>,
  row: { readonly id: string; readonly last_used_at: Date | null },
  now: Date,
): Promise<void> {
  const notAfter = new Date(now.getTime() - useIntervalMs);
  if (row.last_used_at !== null && row.last_used_at >= notAfter) return;
  try {
    await markApiKeyUsed(app.database.db, { id: row.id, at: now, notAfter });
  } catch (error) {
    app.log.error({ err: error }, 'the use of a key was not noted');
  }
}
