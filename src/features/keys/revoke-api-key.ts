import { listSuccessors, markApiKeyRevoked } from './statements/api-keys.ts';
import { apiKeyRecord, type ApiKeyRecord } from './api-key-record.ts';
import type { KeysContext } from './create-api-key.ts';

/**
 * Revokes a key, immediately and irreversibly. Null when the account has no key with this id; an already revoked key is
 * returned unchanged.
 */
export async function revokeApiKey(
  context: KeysContext,
  accountId: string,
  id: string,
): Promise<ApiKeyRecord | null> {
  const now = context.now();
  const row = await markApiKeyRevoked(context.database.db, { accountId, id, at: now });
  if (row === undefined) return null;
  return apiKeyRecord(row, now, await listSuccessors(context.database.db, [id]));
}
