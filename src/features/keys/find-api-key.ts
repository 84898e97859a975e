import { listApiKeys } from './list-api-keys.ts';
import type { ApiKeyRecord } from './api-key-record.ts';
import type { KeysContext } from './create-api-key.ts';
import { findPresentedKey } from './statements/api-keys.ts';

/** The record of a presented key; null when it is not the account's. Does not count against the key's rate limit. */
export async function findApiKey(
  context: KeysContext,
  accountId: string,
  presentedKey: string,
): Promise<ApiKeyRecord | null> {
  const found = await findPresentedKey(context.database.pool, {
    hash: context.keyHasher(presentedKey),
    defaultLimit: 0,
    now: context.now(),
  });
  if (found === undefined) return null;
  const keys = await listApiKeys(context, accountId);
  return keys.find(({ id }) => id === found.id) ?? null;
}
