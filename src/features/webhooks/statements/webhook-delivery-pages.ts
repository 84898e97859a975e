/** Deliveries for the dashboard: filtered pages, one delivery in detail, and the recent activity of endpoints. */
import type { DeliveryStatus, Environment } from '../../../core/schema/vocabulary.ts';
import type { Owner } from '../../../service/platform/owner.ts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../service/storage/schema.ts';
import type { AttemptRow } from './webhook-deliveries.ts';

export interface BrowsedDeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly url: string;
  readonly event_id: string;
  readonly type: string;
  readonly resource_id: string;
  /** True when the event's content was deleted with its resource. */
  readonly content_deleted: boolean;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  /** HTTP status of the last attempt; null without an attempt or a response. */
  readonly last_status: number | null;
  readonly last_error: string | null;
}

export interface DeliveryFilter {
  readonly accountId: string;
  readonly environment: Environment;
  readonly endpointId?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly type?: string | undefined;
  /** Only those with a lower id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface DeliveryPage {
  readonly rows: readonly BrowsedDeliveryRow[];
  /** Id at which the scan stopped; null when it reached the end. */
  readonly scannedTo: string | null;
}

/** Bounds the cost of a filter that matches few rows. */
const scannedRowsMax = 10_000;

/** Matching deliveries of one endpoint, or of all in the environment, the newest first. */
export async function browseDeliveryRows(db: Kysely<Schema>, filter: DeliveryFilter): Promise<DeliveryPage> {
  const { accountId, environment, endpointId, status, type, before, limit } = filter;
  const endpoints = await endpointIds(db, { accountId, environment, endpointId });
  if (endpoints.length === 0) return { rows: [], scannedTo: null };
  // Failed deliveries have an index in this order.
  const isFiltered = type !== undefined || (status !== undefined && status !== 'failed');
  const each = isFiltered ? Math.max(limit, Math.ceil(scannedRowsMax / endpoints.length)) : limit;
  const onlyFailed = status === 'failed' ? sql`and status = 'failed'` : sql``;
  const { rows } = await sql<BrowsedDeliveryRow & { readonly floor: string | null }>`
    with scanned as materialized (
      select delivery.*, own.url from webhook_endpoints as own
      cross join lateral (
        select id, endpoint_id, event_id, status, attempts, created_at, ended_at from webhook_deliveries
        where endpoint_id = own.id and (${before ?? null}::text is null or id < ${before ?? null}) ${onlyFailed}
        order by id desc limit ${each}
      ) as delivery
      where own.id = any(${endpoints}::text[])
    ), reached as (
      select max(oldest) as floor from (
        select min(id) as oldest from scanned group by endpoint_id having count(*) >= ${each}::int
      ) as by_endpoint
    ), fitting as (
      select scanned.*, event.type, event.resource_id, event.body is null as content_deleted from scanned
      join webhook_events as event on event.id = scanned.event_id
      where scanned.id >= coalesce((select floor from reached), '')
        and (${status ?? null}::text is null or scanned.status = ${status ?? null})
        and (${type ?? null}::text is null or event.type = ${type ?? null})
      order by scanned.id desc limit ${limit}
    )
    select fitting.*, reached.floor, last.status as last_status, last.error as last_error
    from reached left join fitting on true
    left join webhook_attempts as last on last.delivery_id = fitting.id and last.number = fitting.attempts
    order by fitting.id desc`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), scannedTo: rows[0]?.floor ?? null };
}

async function endpointIds(
  db: Kysely<Schema>,
  owner: Pick<DeliveryFilter, 'accountId' | 'environment' | 'endpointId'>,
): Promise<string[]> {
  let query = db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .where('environment', '=', owner.environment);
  if (owner.endpointId !== undefined) query = query.where('id', '=', owner.endpointId);
  return (await query.execute()).map(({ id }) => id);
}

export interface DeliveryDetailRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly event_id: string;
  readonly type: string;
  readonly resource_id: string;
  /** The request body, byte for byte in UTF-8; null when it was deleted with the resource. */
  readonly body: string | null;
  readonly status: DeliveryStatus;
  readonly due_at: Date;
  /** True while a process sends it. */
  readonly is_held: boolean;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** One delivery with its event and its attempts; undefined when this owner has none with that id. */
export async function findDeliveryDetail(
  db: Kysely<Schema>,
  owner: Owner,
  id: string,
): Promise<{ readonly row: DeliveryDetailRow; readonly attempts: readonly AttemptRow[] } | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'delivery.endpoint_id',
      'endpoint.url',
      'endpoint.enabled',
      'delivery.event_id',
      'event.type',
      'event.resource_id',
      'event.body',
      'delivery.status',
      'delivery.due_at',
      sql<boolean>`delivery.holder is not null`.as('is_held'),
      'delivery.created_at',
      'delivery.ended_at',
    ])
    .where('delivery.id', '=', id)
    .where('endpoint.account_id', '=', owner.accountId)
    .where('endpoint.environment', '=', owner.environment)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const attempts = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('number')
    .execute();
  return { row, attempts };
}

export interface EndpointActivity {
  readonly endpoint_id: string;
  readonly last_status: DeliveryStatus | null;
  readonly last_at: Date | null;
  /** Failed deliveries; counting stops at `failedCountMax`. */
  readonly failed: number;
}

const failedCountMax = 1_000;

/** For each endpoint of an environment: its last delivery, and the number of failed ones created since `sinceId`. */
export async function readEndpointActivity(
  db: Kysely<Schema>,
  owner: Owner,
  sinceId: string,
): Promise<readonly EndpointActivity[]> {
  const { rows } = await sql<EndpointActivity>`
    select endpoint.id as endpoint_id, last.status as last_status, last.created_at as last_at,
      (select count(*) from (
        select 1 from webhook_deliveries
        where endpoint_id = endpoint.id and status = 'failed' and id >= ${sinceId} limit ${failedCountMax}
      ) as lately)::int as failed
    from webhook_endpoints as endpoint
    left join lateral (
      select status, created_at from webhook_deliveries
      where endpoint_id = endpoint.id order by id desc limit 1
    ) as last on true
    where endpoint.account_id = ${owner.accountId} and endpoint.environment = ${owner.environment}
    order by endpoint.id desc`.execute(db);
  return rows;
}
