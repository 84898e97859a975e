import type { Owner } from '../../platform/owner.ts';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import type { WebhookEventsTable } from '../../storage/tables/webhooks.ts';

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

/** A page of events of the given types, the oldest first. */
export async function listEventsSince(
  db: Kysely<Schema>,
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
  return await db
    .selectFrom('webhook_events')
    .select(['id', 'created_at'])
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment)
    .where('type', 'in', page.types)
    .where(sql<boolean>`(created_at, id) > (${page.since}::timestamptz, ${page.after})`)
    .where('created_at', '<=', page.until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
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

/** Deletes the events about a deleted resource; those with a pending delivery expire now and are deleted after it. */
export async function deleteEventsAbout(
  trx: Transaction<Schema>,
  resourceId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('webhook_events')
    .set({ expires_at: at })
    .where('resource_id', '=', resourceId)
    .execute();
  await trx.deleteFrom('webhook_events').where('resource_id', '=', resourceId).where(notPending).execute();
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
