import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { executePrepared } from '../../storage/prepared.ts';
import type { Schema } from '../../storage/schema.ts';

/** Registers a live process. */
export async function addProcess(db: Kysely<Schema>, id: string, aliveMs: number): Promise<void> {
  await sql`insert into processes (id, alive_until) values (${id}, ${fromNow(aliveMs)})`.execute(db);
}

/**
 * Renews the row of a process. `isAlive` is false when another process has removed it; `dead` are the processes that have
 * not renewed theirs in time.
 */
export async function renewProcess(
  db: Kysely<Schema>,
  id: string,
  aliveMs: number,
): Promise<{ readonly isAlive: boolean; readonly dead: readonly string[] }> {
  const statement = sql<{ is_alive: boolean; dead: string[] }>`
    with renewed as (
      update processes set alive_until = ${fromNow(aliveMs)} where id = ${id} returning id
    )
    select exists (select from renewed) as is_alive,
      array(select id from processes where alive_until < clock_timestamp() and id <> ${id}) as dead`;
  const { rows } = await executePrepared(db, 'renew-process', statement);
  return { isAlive: rows[0]?.is_alive === true, dead: rows[0]?.dead ?? [] };
}

/** Removes those of the processes that are still dead, and returns them: of several callers one gets each. */
export async function removeDeadProcesses(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from processes where id = any(${[...ids]}::text[]) and alive_until < clock_timestamp()
    returning id`.execute(trx);
  return rows.map((row) => row.id);
}

export async function removeProcess(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}

/** True for a claim of one of the processes; `column` has the claim's holder. */
export function isHeldBy(column: string, processIds: readonly string[]): RawBuilder<boolean> {
  const holder = sql.ref(column);
  // Without the first condition the partial indexes of held rows are not used.
  return sql<boolean>`(${holder} is not null
    and split_part(${holder}, '/', 1) = any(${[...processIds]}::text[]))`;
}

function fromNow(ms: number): RawBuilder<Date> {
  return sql<Date>`clock_timestamp() + ${ms}::double precision * interval '1 ms'`;
}
