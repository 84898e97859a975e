import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const templateDatabase = 'citeworthy_template';

export interface PostgresDatabase {
  readonly url: string;
  /** SQL over a connection of its own, as an operator would send it. */
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  remove(): Promise<void>;
}

/** A new database of the tests' PostgreSQL, with every table. `isEmpty`: with none. */
export async function makePostgresDatabase({ isEmpty = false } = {}): Promise<PostgresDatabase> {
  const server = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runIn(server.href, `create database ${name}${isEmpty ? '' : ` template ${templateDatabase}`}`);
  const url = new URL(`/${name}`, server).href;
  return {
    url,
    query: (text, values) => runIn(url, text, values),
    async remove() {
      await runIn(server.href, `drop database ${name} with (force)`);
    },
  };
}

async function runIn(url: string, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}
