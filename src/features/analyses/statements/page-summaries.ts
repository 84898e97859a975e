/**
 * Shared page summaries. All times are the database's: clocks of several machines differ, and a lease must mean the same
 * to all of them.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { isHeldBy } from '../../../service/platform/statements/processes.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type SummaryClaim =
  /** The caller must read the page. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'known'; readonly outcomeJson: string }
  /** Another reader has the lease, for at most `leftMs`. */
  | { readonly kind: 'taken'; readonly leftMs: number };

export interface SummaryReader {
  readonly key: string;
  /** Unique to one claim. */
  readonly reader: string;
}

/** Leases the reading of a page to the caller, unless a fresh summary or another reader's lease exists. */
export async function claimSummary(
  db: Kysely<Schema>,
  { key, reader }: SummaryReader,
  leaseMs: number,
): Promise<SummaryClaim> {
  const claimed = await sql`
    insert into page_summaries (key, reader, leased_until)
    values (${key}, ${reader}, clock_timestamp() + ${leaseMs}::double precision * interval '1 ms')
    on conflict (key) do update
      set reader = excluded.reader, leased_until = excluded.leased_until, outcome = null, fresh_until = null
      where coalesce(page_summaries.fresh_until, page_summaries.leased_until, clock_timestamp()) <= clock_timestamp()
    returning key`.execute(db);
  if (claimed.rows.length > 0) return { kind: 'claimed' };
  const { rows } = await sql<{ outcome: string | null; left_ms: number }>`
    select outcome::text as outcome,
      (extract(epoch from leased_until - clock_timestamp()) * 1000)::double precision as left_ms
    from page_summaries where key = ${key}`.execute(db);
  const [row] = rows;
  if (row === undefined) return { kind: 'taken', leftMs: 0 };
  return row.outcome === null
    ? { kind: 'taken', leftMs: Math.max(0, row.left_ms) }
    : { kind: 'known', outcomeJson: row.outcome };
}

/** Saves the outcome. False when the lease ended and another reader took over. */
export async function saveSummary(
  trx: Transaction<Schema>,
  { key, reader }: SummaryReader,
  outcomeJson: string,
  freshMs: number,
): Promise<boolean> {
  const result = await sql`
    update page_summaries set outcome = ${outcomeJson}::json, reader = null, leased_until = null,
      fresh_until = clock_timestamp() + ${freshMs}::double precision * interval '1 ms'
    where key = ${key} and reader = ${reader}`.execute(trx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Ends the lease, so that another caller can read the page. */
export async function releaseSummary(
  trx: Transaction<Schema>,
  { key, reader }: SummaryReader,
): Promise<void> {
  await trx.deleteFrom('page_summaries').where('key', '=', key).where('reader', '=', reader).execute();
}

/** Ends the leases of dead processes (of all for `all`), and returns the keys. */
export async function freeSummaries(
  trx: Transaction<Schema>,
  processIds: readonly string[] | 'all',
): Promise<readonly string[]> {
  let query = trx.deleteFrom('page_summaries').where('reader', 'is not', null);
  if (processIds !== 'all') query = query.where(isHeldBy('reader', processIds));
  return (await query.returning('key').execute()).map(({ key }) => key);
}

/** Deletes finished summaries; a process that reads a page at this moment keeps the lease. */
export async function deleteSummaries(trx: Transaction<Schema>, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('page_summaries').where('key', 'in', keys).where('outcome', 'is not', null).execute();
}

/** Deletes expired summaries and leases. */
export async function deleteStaleSummaries(db: Kysely<Schema>): Promise<void> {
  await sql`delete from page_summaries where coalesce(fresh_until, leased_until) < clock_timestamp()`.execute(
    db,
  );
}
