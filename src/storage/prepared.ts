import type { Compilable } from 'kysely';
import type { Database } from './open.ts';

/**
 * Runs a query as a prepared statement: parsed and planned once for each connection and not at every call, which is
 * more than half of what a small query costs. For the few that run at every request. `name` stands for this text alone.
 * The text must name its columns: `select *` would break when a migration adds one.
 */
export async function fetchPrepared<Row>(
  database: Pick<Database, 'db' | 'pool'>,
  name: string,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile();
  // In a transaction of kysely's the pool would be another connection, or none.
  if (database.db.isTransaction) return (await database.db.executeQuery(compiled)).rows;
  // The types of the columns are those that kysely knows; only the way to the database is another.
  const { rows } = await database.pool.query({ name, text: compiled.sql, values: [...compiled.parameters] });
  return rows as Row[];
}
