/**
 * Prepared statements: parsed and planned once for each connection and not at every call, which is more than half of
 * what a small statement costs. For the few that run for every request or every analysis.
 */
import type { CompiledQuery, Kysely, PostgresPool, QueryResult } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** What gives a statement's text and parameters: a query of kysely's, or SQL of its `sql`. */
export interface Statement<Row> {
  compile(db: Kysely<Schema>): CompiledQuery<Row>;
}

/** The name of each text that is prepared, whichever connection it runs on. */
const names = new Map<string, string>();

/**
 * Runs a statement as a prepared one, in a transaction or outside. `name` stands for this text alone. The text must name
 * its columns, because `select *` would break when a migration adds one, and must not be made up of what callers send:
 * each text stays with a connection for as long as that lasts.
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

/** As `executePrepared`, and outside a transaction by the shortest way: for what runs at every request. */
export async function fetchPrepared<Row>(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  name: string,
  statement: Statement<Row>,
): Promise<Row[]> {
  // In a transaction of kysely's the pool would be another connection, or none.
  if (db.isTransaction) return (await executePrepared(db, name, statement)).rows;
  const { sql, parameters } = statement.compile(db);
  // The types of the columns are those that kysely knows; only the way to the database is another.
  const { rows } = await pool.query({ name, text: sql, values: [...parameters] });
  return rows as Row[];
}

/** How a text of kysely's is handed to a connection: by its name, if it has one. */
export function statementOf(text: string, values: readonly unknown[]): QueryConfig {
  const name = names.get(text);
  return { ...(name === undefined ? {} : { name }), text, values: [...values] };
}

/** The pool for kysely, which knows of no names. */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[] = []): Promise<object> =>
        client.query(statementOf(text, values));
      // The type has a second form of query(), for cursors, which the dialect uses only when it is given a cursor class.
      return { query: query as never, release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
