import type { Transaction } from 'kysely';
import type { Config } from '../../service/config/config.ts';
import { newId } from '../../service/platform/ids.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { insertDeliveries, insertEvent } from './statements/webhook-events.ts';
import { eventBody } from './event-body.ts';
import type { EventContent } from '../../core/schema/events/index.ts';

export interface EventsContext {
  readonly config: Pick<Config, 'retentionDays'>;
}

export type NewEvent = EventContent & {
  readonly accountId: string;
  /** The API key whose request caused it; null when none did. */
  readonly keyId: string | null;
  readonly at: Date;
};

export interface RecordedEvent {
  readonly id: string;
  /** One for each endpoint that receives the event. */
  readonly deliveryIds: readonly string[];
}

const dayMs = 86_400_000;

/**
 * Records an event in the transaction that ends the work, with a delivery for each enabled endpoint of its environment
 * that subscribes to its type. The deliveries become visible, and are sent, when the transaction commits.
 */
export async function recordEvent(
  app: EventsContext,
  trx: Transaction<Schema>,
  event: NewEvent,
): Promise<RecordedEvent> {
  const row = eventRow(app, event);
  return await addDeliveries(trx, row.id, await insertEvent(trx, row), event.at);
}

/** As `recordEvent`, for one endpoint only, which must be locked; ignores its subscriptions. */
export async function recordEventFor(
  app: EventsContext,
  trx: Transaction<Schema>,
  endpointId: string,
  event: NewEvent,
): Promise<RecordedEvent> {
  const row = eventRow(app, event);
  await insertEvent(trx, row);
  return await addDeliveries(trx, row.id, [endpointId], event.at);
}

function eventRow(app: EventsContext, event: NewEvent): Parameters<typeof insertEvent>[1] {
  const id = newId('event', event.at);
  return {
    id,
    account_id: event.accountId,
    environment: event.data.environment,
    type: event.type,
    resource_id: event.data.id,
    key_id: event.keyId,
    body: eventBody(id, event, event.at),
    created_at: event.at,
    expires_at: new Date(event.at.getTime() + app.config.retentionDays * dayMs),
  };
}

async function addDeliveries(
  trx: Transaction<Schema>,
  eventId: string,
  endpointIds: readonly string[],
  at: Date,
): Promise<RecordedEvent> {
  const deliveries = endpointIds.map((endpointId) => ({ id: newId('delivery', at), endpointId, eventId }));
  await insertDeliveries(trx, deliveries, at);
  return { id: eventId, deliveryIds: deliveries.map(({ id }) => id) };
}
