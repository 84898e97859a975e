import type { Kysely } from 'kysely';
import { commandLine, recordAudit } from '../members/audit.ts';
import { newWebhookSecret, secretBox } from '../../service/platform/secret-box.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { transact } from '../../service/storage/transact.ts';
import { failPendingOfDisabled, listEndpointRows, updateEndpointRow } from '../webhooks/index.ts';
import { checkSecretKey, newSecretKeyCheck } from './check-secret-key.ts';
import { replaceSecretKeyCheck, revokeAllOfSecretKey } from './statements/secret-key-check.ts';

export type ReplaceSecretKeyOutcome =
  /** What depended on the former key. */
  | { readonly ok: true; readonly revokedKeys: number; readonly disabledEndpoints: number }
  /** The given key is already the one of the database. */
  | { readonly ok: false; readonly reason: 'fits' };

export const disabledWithKey =
  'The secret key of the server was replaced, and with it the secret of this endpoint. Rotate the secret, give the new one to the receiver, then enable the endpoint.';

/**
 * Makes a secret key the one of the database, after the former was lost. Revokes every API key, ends every session and
 * sign-up link, disables every webhook endpoint with a new secret, and removes the key of the stored language model. Each
 * account has an audit entry.
 */
export async function replaceSecretKey(
  db: Kysely<Schema>,
  secretKey: string,
  now: Date,
): Promise<ReplaceSecretKeyOutcome> {
  if ((await checkSecretKey(db, secretKey, now)) === 'fits') return { ok: false, reason: 'fits' };
  const check = await newSecretKeyCheck(secretKey, now);
  const box = secretBox(secretKey);
  return await transact(db, async (trx) => {
    const totals = { revokedKeys: 0, disabledEndpoints: 0 };
    for (const { account_id: accountId, keys } of await revokeAllOfSecretKey(trx, now)) {
      const endpoints = await listEndpointRows(trx, accountId);
      for (const { id, enabled } of endpoints) {
        await updateEndpointRow(trx, id, {
          secret: box.seal(newWebhookSecret(), id),
          previous_secret: null,
          previous_secret_until: null,
          ...(enabled ? { enabled: false, disabled_reason: disabledWithKey, disabled_at: now } : {}),
        });
      }
      const detail = { api_keys: String(keys), endpoints: String(endpoints.length) };
      await recordAudit(trx, { accountId, actor: commandLine, action: 'secret_key.replaced', detail }, now);
      totals.revokedKeys += keys;
      totals.disabledEndpoints += endpoints.length;
    }
    await failPendingOfDisabled(trx, null);
    await replaceSecretKeyCheck(trx, check);
    return { ok: true, ...totals };
  });
}
