/**
 * Prepared statements: parsed and planned once per connection instead of at every call, which saves more than half of
 * the cost of a small statement. For the few that run for every request or analysis.
 */
import type { CompiledQuery, Kysely, PostgresPool, QueryResult } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** A kysely query or `sql` template. */
export interface Statement<Row> {
  compile(db: Kysely<Schema>): CompiledQuery<Row>;
}

/** Names of prepared statements by SQL text, for all connections. */
const names = new Map<string, string>();

/**
 * Runs a prepared statement, in a transaction or outside. `name` must be unique to the text. The text must name its
 * columns, because `select *` would break when a migration adds one, and must not contain caller input: each text stays
 * in a connection's memory for its lifetime.
 */
export async function executePrepared<Row>(
  db: Kysely<Schema>,
  name: string,
  statement: Statement<Row>,
): Promise<QueryResult<Row>> {
  const compiled = statement.compile(db);
  names.set(compiled.sql, name);
  return await db.executeQuery(compiled);
}

/** As `executePrepared`, but bypasses kysely outside a transaction: for statements that run at every request. */
export async function fetchPrepared<Row>(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  name: string,
  statement: Statement<Row>,
): Promise<Row[]> {
  // In a kysely transaction the pool would use another connection, or wait for ever for one.
  if (db.isTransaction) return (await executePrepared(db, name, statement)).rows;
  const { sql, parameters } = statement.compile(db);
  // The same statement as kysely would run, so the rows have the types that kysely declares.
  const { rows } = await pool.query({ name, text: sql, values: [...parameters] });
  return rows as Row[];
}

/** Adds the name of a prepared statement to kysely's SQL text. */
export function statementOf(text: string, values: readonly unknown[]): QueryConfig {
  const name = names.get(text);
  return { ...(name === undefined ? {} : { name }), text, values: [...values] };
}

/** A pool for kysely, which does not support named statements. */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[] = []): Promise<object> =>
        client.query(statementOf(text, values));
      // The type has an overload of query() for cursors, which the dialect uses only with a cursor class.
      return { query: query as never, release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
