/**
 * Request slots at a host (table `host_places`) and the pauses that hosts asked for, shared by all processes on the
 * database. All times are the database's own.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { isHeldBy } from '../../../service/platform/statements/processes.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export interface HostSlotRequest {
  readonly host: string;
  /** Unique to this use of the slot. */
  readonly holder: string;
  readonly slotsMax: number;
  /** The slot is free after this time, even if its holder died. */
  readonly leaseMs: number;
}

export type HostSlotOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'full' }
  /** Another process took the chosen slot at the same moment; others are free. */
  | { readonly kind: 'contended' }
  /** Remaining time of the pause that the host asked for. */
  | { readonly kind: 'paused'; readonly leftMs: number };

/** Takes a free slot at the host, if there is one. */
export async function takeHostSlot(
  db: Kysely<Schema>,
  { host, holder, slotsMax, leaseMs }: HostSlotRequest,
): Promise<HostSlotOutcome> {
  const { rows } = await sql<{ left_ms: number | null; place: number | null; had_free: boolean }>`
    with pause as (
      select (extract(epoch from until - clock_timestamp()) * 1000)::double precision as left_ms
      from host_pauses where host = ${host} and until > clock_timestamp()
    ), free as materialized (
      select place from generate_series(1, ${slotsMax}::int) as place
      where not exists (
        select 1 from host_places
        where host = ${host} and host_places.place = place.place and leased_until > clock_timestamp()
      )
    ), taken as (
      insert into host_places (host, place, holder, leased_until)
      select ${host}, place, ${holder}, clock_timestamp() + ${leaseMs}::double precision * interval '1 ms'
      from free where not exists (select 1 from pause)
      order by random() limit 1
      on conflict (host, place) do update
        set holder = excluded.holder, leased_until = excluded.leased_until
        where host_places.leased_until <= clock_timestamp()
      returning place
    )
    select (select left_ms from pause) as left_ms, (select place from taken) as place,
      exists (select 1 from free) as had_free`.execute(db);
  const [row] = rows;
  if (typeof row?.left_ms === 'number') return { kind: 'paused', leftMs: row.left_ms };
  if (typeof row?.place === 'number') return { kind: 'taken' };
  return { kind: row?.had_free === true ? 'contended' : 'full' };
}

export async function releaseHostSlot(
  trx: Transaction<Schema>,
  slot: Pick<HostSlotRequest, 'host' | 'holder'>,
): Promise<void> {
  await trx
    .deleteFrom('host_places')
    .where('host', '=', slot.host)
    .where('holder', '=', slot.holder)
    .execute();
}

/** Releases the slots of dead processes, and returns their hosts. */
export async function freeHostSlots(
  trx: Transaction<Schema>,
  processIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('host_places')
    .where(isHeldBy('holder', processIds))
    .returning('host')
    .execute();
  return [...new Set(rows.map(({ host }) => host))];
}

/** Records the pause that a host asked for; the longest of several counts. */
export async function pauseHost(db: Kysely<Schema>, host: string, pauseMs: number): Promise<void> {
  await sql`
    insert into host_pauses (host, until)
    values (${host}, clock_timestamp() + ${pauseMs}::double precision * interval '1 ms')
    on conflict (host) do update set until = greatest(host_pauses.until, excluded.until)`.execute(db);
}

/** Deletes expired slots and pauses. */
export async function deleteStaleHostSlots(db: Kysely<Schema>): Promise<void> {
  await sql`delete from host_places where leased_until <= clock_timestamp()`.execute(db);
  await sql`delete from host_pauses where until <= clock_timestamp()`.execute(db);
}
