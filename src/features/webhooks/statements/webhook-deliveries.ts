/**
 * Deliveries and their leases. A delivery held by a process is due again when its lease ends: until then no other process
 * takes it, and afterwards its former holder can no longer save a result. All times are the database's.
 */
import type { DeliveryStatus } from '../../../core/schema/vocabulary.ts';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { announce } from '../../../service/platform/announcements.ts';
import { isHeldBy } from '../../../service/platform/statements/processes.ts';
import type { Schema } from '../../../service/storage/schema.ts';
import type { WebhookAttemptsTable } from '../../../service/storage/tables/webhooks.ts';
import { deliveriesChannel } from './webhook-events.ts';

export type DeliveryVerdict =
  { readonly status: 'succeeded' | 'failed' } | { readonly status: 'pending'; readonly delayMs: number };

/** Saves the result of an attempt. False, and nothing saved, when the holder has lost the lease. */
export async function endAttempt(
  trx: Transaction<Schema>,
  holder: string,
  attempt: Insertable<WebhookAttemptsTable>,
  verdict: DeliveryVerdict,
): Promise<boolean> {
  const isPending = verdict.status === 'pending';
  const result = await trx
    .updateTable('webhook_deliveries')
    .set({
      status: verdict.status,
      attempts: attempt.number,
      holder: null,
      due_at: sql<Date>`now() + ${isPending ? verdict.delayMs : 0}::float8 * interval '1 millisecond'`,
      ended_at: isPending ? null : sql<Date>`now()`,
    })
    .where('id', '=', attempt.delivery_id)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await trx.insertInto('webhook_attempts').values(attempt).execute();
  return true;
}

/** Ends leases, so that any process can take the deliveries at once. */
export async function releaseDeliveries(
  db: Kysely<Schema>,
  held: { readonly holder: string; readonly ids: readonly string[] } | 'all',
): Promise<void> {
  let query = db
    .updateTable('webhook_deliveries')
    .set({ holder: null, due_at: sql<Date>`now()` })
    .where('status', '=', 'pending')
    .where('holder', 'is not', null);
  if (held !== 'all') query = query.where('holder', '=', held.holder).where('id', 'in', held.ids);
  await query.execute();
}

/** Ends the leases of dead processes, and wakes the deliverers. */
export async function freeDeliveries(trx: Transaction<Schema>, processIds: readonly string[]): Promise<void> {
  const result = await trx
    .updateTable('webhook_deliveries')
    .set({ holder: null, due_at: sql<Date>`now()` })
    .where('status', '=', 'pending')
    .where(isHeldBy('holder', processIds))
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await announce(trx, deliveriesChannel, '');
}

/** Fails the pending deliveries of a disabled endpoint, or of all when null; running attempts end by themselves. */
export async function failPendingOfDisabled(db: Kysely<Schema>, endpointId: string | null): Promise<void> {
  await sql`
    update webhook_deliveries as delivery set status = 'failed', holder = null, ended_at = now()
    from (
      select waiting.id from webhook_endpoints as endpoint
      cross join lateral (
        select id from webhook_deliveries
        where endpoint_id = endpoint.id and status = 'pending' and (holder is null or due_at <= now())
        for update skip locked
      ) as waiting
      where not endpoint.enabled and (${endpointId}::text is null or endpoint.id = ${endpointId})
    ) as ended
    where delivery.id = ended.id`.execute(db);
}

export interface DeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly content_deleted: boolean;
  readonly status: DeliveryStatus;
  readonly due_at: Date;
  readonly holder: string | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

export type AttemptRow = Omit<WebhookAttemptsTable, 'started_at'> & { readonly started_at: Date };

/** An account's deliveries, the newest first, with every attempt. */
export async function listDeliveryRows(
  db: Kysely<Schema>,
  filter: {
    readonly accountId: string;
    readonly endpointId?: string;
    readonly after?: string;
    readonly limit: number;
  },
): Promise<{ readonly row: DeliveryRow; readonly attempts: readonly AttemptRow[] }[]> {
  let query = db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'delivery.endpoint_id',
      'delivery.event_id',
      'event.type',
      sql<boolean>`event.body is null`.as('content_deleted'),
      'delivery.status',
      'delivery.due_at',
      'delivery.holder',
      'delivery.created_at',
      'delivery.ended_at',
    ])
    .where('endpoint.account_id', '=', filter.accountId);
  if (filter.endpointId !== undefined) query = query.where('delivery.endpoint_id', '=', filter.endpointId);
  if (filter.after !== undefined) query = query.where('delivery.id', '<', filter.after);
  const rows = await query.orderBy('delivery.id', 'desc').limit(filter.limit).execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const attempts = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', 'in', ids)
    .orderBy('delivery_id')
    .orderBy('number')
    .execute();
  const byDelivery = new Map<string, AttemptRow[]>(ids.map((id) => [id, []]));
  for (const attempt of attempts) byDelivery.get(attempt.delivery_id)?.push(attempt);
  return rows.map((row) => ({ row, attempts: byDelivery.get(row.id) ?? [] }));
}

export interface FoundDelivery {
  readonly endpointId: string;
  readonly eventId: string;
  readonly isContentDeleted: boolean;
}

/** The event and the endpoint of an account's delivery; the content of the event is locked against deletion. */
export async function findDelivery(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<FoundDelivery | undefined> {
  return await trx
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select(['delivery.endpoint_id as endpointId', 'delivery.event_id as eventId'])
    .select(sql<boolean>`event.body is null`.as('isContentDeleted'))
    .where('delivery.id', '=', id)
    .where('endpoint.account_id', '=', accountId)
    .forShare('event')
    .executeTakeFirst();
}

/** The events that have a pending delivery to the endpoint. */
export async function pendingEvents(
  db: Kysely<Schema>,
  endpointId: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select('event_id')
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'pending')
    .where('event_id', 'in', eventIds)
    .execute();
  return new Set(rows.map((row) => row.event_id));
}
