import { listSuccessors, markApiKeyRevoked } from './statements/api-keys.ts';
import { apiKeyRecord, type ApiKeyRecord } from './api-key-record.ts';
import type { KeysContext } from './create-api-key.ts';

/**
 * Ends a key at once and for good. Null when the account has no key with this id; a key that is revoked already is
 * answered as it is.
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
