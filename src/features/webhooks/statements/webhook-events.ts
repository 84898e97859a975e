import type { Owner } from '../../../service/platform/owner.ts';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { WebhookEventsTable } from '../../../service/storage/tables/webhooks.ts';

/** Wakes the deliverers; without payload. */
export const deliveriesChannel = 'webhook_deliveries';

export type NewWebhookEvent = Insertable<WebhookEventsTable>;

/**
 * Adds an event and returns the ids of the enabled endpoints that subscribe to it, locked against deletion. One statement,
 * because it runs in the transaction that ends every analysis.
 */
export async function insertEvent(trx: Transaction<Schema>, event: NewWebhookEvent): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into webhook_events
        (id, account_id, environment, type, resource_id, key_id, body, created_at, expires_at)
      values (${event.id}, ${event.account_id}, ${event.environment}, ${event.type}, ${event.resource_id},
        ${event.key_id}, ${event.body}, ${event.created_at}, ${event.expires_at})
    )
    select id from webhook_endpoints
    where account_id = ${event.account_id} and environment = ${event.environment} and enabled
      and ${event.type} = any(events)
    order by id for key share`.execute(trx);
  return rows.map((row) => row.id);
}

export interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
}

/** Adds deliveries that are due at once; the commit wakes the deliverers. */
export async function insertDeliveries(
  trx: Transaction<Schema>,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    with added as (
      insert into webhook_deliveries (id, endpoint_id, event_id, status, due_at, created_at)
      select id, endpoint_id, event_id, 'pending', now(), ${at}::timestamptz
      from unnest(
        ${deliveries.map(({ id }) => id)}::text[],
        ${deliveries.map(({ endpointId }) => endpointId)}::text[],
        ${deliveries.map(({ eventId }) => eventId)}::text[]
      ) as given (id, endpoint_id, event_id)
    )
    select pg_notify(${deliveriesChannel}, '')`.execute(trx);
}

/** A page of events of the given types, the oldest first, with content, which is locked against deletion. */
export async function listEventsSince(
  trx: Transaction<Schema>,
  owner: Owner,
  page: {
    readonly types: readonly string[];
    readonly since: Date;
    readonly until: Date;
    /** The last event of the page before. */
    readonly after: string;
    readonly limit: number;
  },
): Promise<{ readonly id: string; readonly created_at: Date }[]> {
  if (page.types.length === 0) return [];
  return await trx
    .selectFrom('webhook_events')
    .select(['id', 'created_at'])
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .where('type', 'in', page.types)
    .where(sql<boolean>`(created_at, id) > (${page.since}::timestamptz, ${page.after})`)
    .where('created_at', '<=', page.until)
    .where('body', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .forShare()
    .execute();
}

/** Events with a pending delivery are kept, however old; their last attempt comes within three days. */
const notPending = sql<boolean>`not exists (
  select 1 from webhook_deliveries where event_id = webhook_events.id and status = 'pending')`;

/** Deleting an hour of rows in one statement would block others. */
const deletedAtOnceMax = 500;

/** Deletes expired events with their deliveries; returns how many. */
export async function deleteExpiredEvents(db: Kysely<Schema>, now: Date): Promise<number> {
  const expired = db
    .selectFrom('webhook_events')
    .select('id')
    .where('expires_at', '<=', now)
    .where(notPending)
    .limit(deletedAtOnceMax);
  for (let deleted = 0; ;) {
    const result = await db.deleteFrom('webhook_events').where('id', 'in', expired).executeTakeFirst();
    const count = Number(result.numDeletedRows);
    deleted += count;
    if (count < deletedAtOnceMax) return deleted;
  }
}

/**
 * Deletes the content of events about deleted resources: bodies, and receivers' responses, which may repeat them. Cancels
 * the deliveries that have not ended; an attempt that is being sent saves no result. The rows of events with deliveries
 * stay until they expire, so that these can still be listed.
 *
 * One statement after the other: each waits for the results being saved at this moment, and the next one sees them.
 */
export async function eraseEventsAbout(
  trx: Transaction<Schema>,
  resourceIds: readonly string[],
): Promise<void> {
  const ids = sql`${[...resourceIds]}::text[]`;
  await sql`update webhook_events set body = null where resource_id = any(${ids})`.execute(trx);
  await sql`
    update webhook_deliveries set status = 'canceled', holder = null, ended_at = now()
    where status = 'pending'
      and event_id in (select id from webhook_events where resource_id = any(${ids}))`.execute(trx);
  await sql`
    update webhook_attempts set answer = null
    where answer is not null and delivery_id in (
      select delivery.id from webhook_deliveries as delivery
      join webhook_events as event on event.id = delivery.event_id
      where event.resource_id = any(${ids})
    )`.execute(trx);
  await sql`
    delete from webhook_events
    where resource_id = any(${ids})
      and not exists (select 1 from webhook_deliveries where event_id = webhook_events.id)`.execute(trx);
}

/** The owner, type and key of an event; undefined when it was deleted. */
export async function eventOwner(
  db: Kysely<Schema>,
  id: string,
): Promise<
  Pick<Selectable<WebhookEventsTable>, 'account_id' | 'environment' | 'type' | 'key_id'> | undefined
> {
  return await db
    .selectFrom('webhook_events')
    .select(['account_id', 'environment', 'type', 'key_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
