import { transact } from '../../service/storage/transact.ts';
import { lockEndpoint, updateEndpointRow } from './statements/webhook-endpoints.ts';
import type { EndpointWithSecret } from './add-endpoint.ts';
import { defaultDeliveryTimes } from './delivery-times.ts';
import { endpointRecord } from './endpoint-record.ts';
import { newWebhookSecret } from '../../service/platform/secret-box.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/**
 * Gives an endpoint a new secret. The previous one also signs for 24 hours, so that receivers have time to change; an
 * older one ends at once. Null when the account has no such endpoint.
 */
export async function rotateEndpointSecret(
  context: WebhooksContext,
  accountId: string,
  id: string,
): Promise<EndpointWithSecret | null> {
  const now = context.now();
  const secret = newWebhookSecret();
  return await transact(context.database.db, async (trx) => {
    const found = await lockEndpoint(trx, accountId, id);
    if (found === undefined) return null;
    const row = await updateEndpointRow(trx, id, {
      secret: context.webhookSecrets.seal(secret, id),
      previous_secret: found.secret,
      previous_secret_until: new Date(now.getTime() + defaultDeliveryTimes.secretOverlapMs),
    });
    return { ...endpointRecord(row, now), secret };
  });
}
