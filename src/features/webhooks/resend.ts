/** Resends events, with the same body and event id, as new deliveries with their own attempts. */
import { z } from 'zod';
import { newId } from '../../service/platform/ids.ts';
import { transact } from '../../service/storage/transact.ts';
import { findDelivery, pendingEvents } from './statements/webhook-deliveries.ts';
import { lockEndpoint } from './statements/webhook-endpoints.ts';
import { insertDeliveries, listEventsSince } from './statements/webhook-events.ts';
import { endpointRecord } from './endpoint-record.ts';
import type { AuditEndpoint, WebhooksContext } from './webhooks-context.ts';

export type ResendOutcome =
  | { readonly ok: true; readonly deliveryId: string; readonly eventId: string }
  | { readonly ok: false; readonly problem: string };

export type ReplayOutcome =
  { readonly ok: true; readonly deliveries: number } | { readonly ok: false; readonly problem: string };

/** Resends the event of a delivery, in any state, to its endpoint. */
export async function resendDelivery(
  context: WebhooksContext,
  accountId: string,
  id: string,
): Promise<ResendOutcome> {
  return await transact(context.database.db, async (trx) => {
    const found = await findDelivery(trx, accountId, id);
    const endpoint = found && (await lockEndpoint(trx, accountId, found.endpointId));
    if (endpoint === undefined || found === undefined)
      return { ok: false, problem: `There is no delivery ${id}.` };
    if (!endpoint.enabled) return { ok: false, problem: disabledProblem(endpoint.id) };
    const { endpointId, eventId, isContentDeleted } = found;
    if (isContentDeleted) return { ok: false, problem: `The content of the event ${eventId} was deleted.` };
    const now = context.now();
    const deliveryId = newId('delivery', now);
    await insertDeliveries(trx, [{ id: deliveryId, endpointId, eventId }], now);
    return { ok: true, deliveryId, eventId };
  });
}

const replayInput = z.strictObject({ id: z.string(), since: z.iso.datetime({ offset: true }) });

/** Events replayed in one transaction. */
const replayBatchMax = 500;

/**
 * Resends every event since a time, of the types that the endpoint subscribes to, including those from before it existed
 * or while it was disabled. Skips events with a pending delivery to it, and those whose content was deleted. Each of its
 * transactions has an audit entry. Throws ZodError on invalid input.
 */
export async function replayEvents(
  context: WebhooksContext,
  accountId: string,
  input: unknown,
  audit?: AuditEndpoint,
): Promise<ReplayOutcome> {
  const { id, since } = replayInput.parse(input);
  const until = context.now();
  let from = { created_at: new Date(since), id: '' };
  for (let deliveries = 0; ;) {
    const part = await transact(context.database.db, async (trx) => {
      const endpoint = await lockEndpoint(trx, accountId, id);
      if (endpoint === undefined) return `There is no endpoint ${id}.`;
      if (!endpoint.enabled) return disabledProblem(id);
      const events = await listEventsSince(
        trx,
        { accountId, environment: endpoint.environment },
        // Test events belong to the endpoint that they were sent to.
        {
          types: endpoint.events.filter((type) => type !== 'webhook.test'),
          since: from.created_at,
          after: from.id,
          until,
          limit: replayBatchMax,
        },
      );
      const ids = events.map((event) => event.id);
      const pending = await pendingEvents(trx, id, ids);
      const added = ids
        .filter((eventId) => !pending.has(eventId))
        .map((eventId) => ({ id: newId('delivery', until), endpointId: id, eventId }));
      await insertDeliveries(trx, added, until);
      if (deliveries === 0 || added.length > 0) {
        await audit?.(trx, endpointRecord(endpoint, until), { since, events: String(added.length) });
      }
      return { events, added: added.length };
    });
    if (typeof part === 'string') return { ok: false, problem: part };
    deliveries += part.added;
    const last = part.events.at(-1);
    if (last === undefined || part.events.length < replayBatchMax) return { ok: true, deliveries };
    from = last;
  }
}

function disabledProblem(id: string): string {
  return `The endpoint ${id} is disabled. Enable it first: citeworthy webhooks enable ${id}`;
}
