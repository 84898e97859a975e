/**
 * Takes due deliveries in two statements: which endpoints wait, then a lease on as many deliveries of each as
 * `shareSlots` granted. Another process may take some in between; it never takes the same.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import { endpointSlots, type WaitingEndpoint } from '../share-slots.ts';

/** A delivery that its holder must send now. */
export interface HeldDelivery {
  readonly id: string;
  /** Attempts that have ended. */
  readonly attempts: number;
  readonly endpointId: string;
  readonly eventId: string;
  readonly url: string;
  readonly body: string;
  /** Sealed, here and below. */
  readonly secret: Buffer;
  /** Null when there is none or it has expired. */
  readonly previousSecret: Buffer | null;
}

export interface TakeOptions {
  /** How many deliveries of each endpoint. */
  readonly slots: ReadonlyMap<string, number>;
  /** Unique to one call. */
  readonly holder: string;
  readonly leaseMs: number;
}

/** Consecutive failures from which an endpoint counts as failing, whatever it did before. */
const failingFailuresMin = 3;

/** Every enabled endpoint with a pending delivery. */
export async function listWaitingEndpoints(db: Kysely<Schema>): Promise<WaitingEndpoint[]> {
  const { rows } = await sql<WaitingEndpoint>`
    select endpoint.id, endpoint.account_id as "accountId",
      case
        when endpoint.failures >= ${failingFailuresMin}::int or (endpoint.failures > 0 and endpoint.prompt is null)
          then 'failing'
        when endpoint.prompt is null then 'new'
        when endpoint.failures = 0 and endpoint.prompt then 'prompt'
        else 'slow'
      end as standing,
      earliest.due, (extract(epoch from earliest.due_at - now()) * 1000)::float8 as "dueInMs"
    from webhook_endpoints as endpoint
    cross join lateral (
      select min(due_at) as due_at, (count(*) filter (where due_at <= now()))::int as due from (
        select due_at from webhook_deliveries
        where endpoint_id = endpoint.id and status = 'pending' order by due_at limit ${endpointSlots}
      ) as pending
    ) as earliest
    where endpoint.enabled and earliest.due_at is not null`.execute(db);
  return rows;
}

/** Leases due deliveries, the oldest of each endpoint first. */
export async function takeDeliveries(db: Kysely<Schema>, options: TakeOptions): Promise<HeldDelivery[]> {
  const { slots, holder, leaseMs } = options;
  const { rows } = await sql<HeldDelivery>`
    with picked as (
      select due.id from unnest(${[...slots.keys()]}::text[], ${[...slots.values()]}::int[])
        as granted (endpoint_id, slots)
      join webhook_endpoints as endpoint on endpoint.id = granted.endpoint_id and endpoint.enabled
      cross join lateral (
        select id from webhook_deliveries
        where endpoint_id = granted.endpoint_id and status = 'pending' and due_at <= now()
        order by due_at limit granted.slots for update skip locked
      ) as due
    ), taken as (
      update webhook_deliveries as delivery
      set holder = ${holder}, due_at = now() + ${leaseMs}::float8 * interval '1 millisecond'
      from picked where delivery.id = picked.id
      returning delivery.id, delivery.attempts, delivery.endpoint_id, delivery.event_id
    )
    select taken.id, taken.attempts, taken.endpoint_id as "endpointId", taken.event_id as "eventId",
      endpoint.url, event.body, endpoint.secret,
      case when endpoint.previous_secret_until > now() then endpoint.previous_secret end as "previousSecret"
    from taken
    join webhook_endpoints as endpoint on endpoint.id = taken.endpoint_id
    join webhook_events as event on event.id = taken.event_id`.execute(db);
  return rows;
}
