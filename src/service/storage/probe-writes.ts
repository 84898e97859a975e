import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A few pages: a table without rows would need no room on the disk. */
const probeRows = 1_000;

/** decision: a load balancer asks every few seconds; each look writes to the catalog of the database. */
const goodForMs = 5_000;

/** PostgreSQL's insufficient_privilege: the role may create no temporary tables. */
const noPrivilege = '42501';

const lastGoodAt = new WeakMap<Database, number>();

/**
 * Rejects when the database takes no writes: a full disk, a standby, `default_transaction_read_only`. A temporary table that
 * the transaction drops needs room for its file, as new rows do, and touches nothing that others could have locked. A
 * success counts for some seconds.
 */
export async function probeWrites(database: Database): Promise<void> {
  if (performance.now() - (lastGoodAt.get(database) ?? -Infinity) < goodForMs) return;
  try {
    await database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(trx);
      if (rows[0]?.transaction_read_only === 'on') throw new Error('The database takes no writes.');
      await sql`create temporary table readiness on commit drop as
        select row from generate_series(1, ${sql.lit(probeRows)}) as row`.execute(trx);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === noPrivilege)) throw error;
  }
  lastGoodAt.set(database, performance.now());
}
