import type { Transaction } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { eventOwner } from './statements/webhook-events.ts';
import { recordUsage } from '../usage/record-usage.ts';
import type { EventsContext } from './record-event.ts';

const freeTypes = /^(?:webhook|usage)\./;

/**
 * Meters a delivery that succeeded: an event once for each endpoint, however often it is resent. Events about endpoints
 * (`webhook.…`) and usage (`usage.…`) are free.
 */
export async function recordDeliveryUsage(
  app: EventsContext,
  trx: Transaction<Schema>,
  delivery: { readonly eventId: string; readonly endpointId: string },
  at: Date,
): Promise<void> {
  const event = await eventOwner(trx, delivery.eventId);
  if (event === undefined || event.environment !== 'live' || freeTypes.test(event.type)) return;
  await recordUsage(app, trx, {
    accountId: event.account_id,
    environment: event.environment,
    metric: 'webhook_deliveries',
    resourceId: `${delivery.eventId}:${delivery.endpointId}`,
    keyId: event.key_id,
    at,
  });
}
