import { listApiKeyRows } from './statements/api-keys.ts';
import { apiKeyRecord, type ApiKeyRecord } from './api-key-record.ts';
import type { KeysContext } from './create-api-key.ts';

/** Every key of an account, revoked and expired ones too, the newest first. */
export async function listApiKeys(context: KeysContext, accountId: string): Promise<ApiKeyRecord[]> {
  const now = context.now();
  const rows = await listApiKeyRows(context.database.db, accountId);
  return rows.map((row) => apiKeyRecord(row, now, rows));
}
