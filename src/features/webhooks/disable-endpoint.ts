import type { Transaction } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { failPendingOfDisabled } from './statements/webhook-deliveries.ts';
import { updateEndpointRow, type EndpointRow } from './statements/webhook-endpoints.ts';
import { endpointEventData } from './endpoint-record.ts';
import { recordEvent, type EventsContext } from './record-event.ts';

/**
 * Disables a failing endpoint, fails its pending deliveries, and notifies the account's other endpoints. It must be locked
 * and enabled.
 */
export async function disableEndpoint(
  app: EventsContext,
  trx: Transaction<Schema>,
  endpoint: Pick<EndpointRow, 'id' | 'account_id'>,
  reason: string,
  at: Date,
): Promise<void> {
  const disabled = await updateEndpointRow(trx, endpoint.id, {
    enabled: false,
    disabled_reason: reason,
    disabled_at: at,
  });
  await failPendingOfDisabled(trx, endpoint.id);
  await recordEvent(app, trx, {
    accountId: endpoint.account_id,
    keyId: null,
    at,
    type: 'webhook.endpoint.disabled',
    data: endpointEventData(disabled),
  });
}
