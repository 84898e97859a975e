import { transact } from '../../service/storage/transact.ts';
import { lockEndpoint } from './statements/webhook-endpoints.ts';
import { endpointEventData } from './endpoint-record.ts';
import { recordEventFor } from './record-event.ts';
import type { ResendOutcome } from './resend.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Sends a `webhook.test` event to an enabled endpoint, even if it does not subscribe to that type. */
export async function sendTestEvent(
  context: WebhooksContext,
  accountId: string,
  id: string,
): Promise<ResendOutcome> {
  return await transact(context.database.db, async (trx) => {
    const endpoint = await lockEndpoint(trx, accountId, id);
    if (endpoint === undefined) return { ok: false, problem: `There is no endpoint ${id}.` };
    if (!endpoint.enabled) {
      return { ok: false, problem: `The endpoint ${id} is disabled, so nothing is sent to it.` };
    }
    const event = await recordEventFor(context, trx, id, {
      accountId,
      keyId: null,
      at: context.now(),
      type: 'webhook.test',
      data: endpointEventData(endpoint),
    });
    return { ok: true, deliveryId: event.deliveryIds[0] ?? '', eventId: event.id };
  });
}
