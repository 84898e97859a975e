import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { embeddedDirectory, isNotYetCreated } from './create-embedded.ts';
import { tryLockDataDirectory } from './data-lock.ts';
import { embeddedOptions } from './embedded-options.ts';
import { readSchemaState, type SchemaState } from './migrate.ts';
import { defaultPostgresLimits } from './open-postgres.ts';
import type { Schema } from './schema.ts';

export type Inspection<T> =
  /** The embedded database is made at the first start. */
  | { readonly state: 'missing' }
  /** Another process has the embedded database open. */
  | { readonly state: 'in_use' }
  | {
      readonly state: 'opened';
      /** Such as `17.5`. */
      readonly version: string;
      /** Such as 170005. */
      readonly versionNumber: number;
      readonly schema: SchemaState;
      /** Null for an empty or a newer schema, which cannot be read. */
      readonly read: T | null;
    };

/** Opens the configured database without creating or migrating it, and reads it. Rejects when it cannot be opened. */
export async function inspectDatabase<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  read: (db: Kysely<Schema>) => Promise<T>,
): Promise<Inspection<T>> {
  if (databaseUrl === undefined) return await inspectEmbedded(dataDir, read);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'citeworthy doctor',
    connectionTimeoutMillis: defaultPostgresLimits.connectionTimeoutMs,
    statement_timeout: defaultPostgresLimits.statementTimeoutMs,
    max: 1,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  try {
    return await inspect(pool, read);
  } finally {
    await pool.end();
  }
}

async function inspectEmbedded<T>(
  dataDir: string,
  read: (db: Kysely<Schema>) => Promise<T>,
): Promise<Inspection<T>> {
  if (!existsSync(dataDir) || isNotYetCreated(dataDir)) return { state: 'missing' };
  const lock = tryLockDataDirectory(dataDir);
  if (lock === null) return { state: 'in_use' };
  try {
    const lite = await PGlite.create(embeddedDirectory(dataDir), embeddedOptions);
    try {
      const pool = new pg.Pool({ ...createPgConfig(lite), max: 1 } as pg.PoolConfig);
      const inspected = await inspect(pool, read);
      await pool.end();
      return inspected;
    } finally {
      await lite.close();
    }
  } finally {
    lock.release();
  }
}

async function inspect<T>(pool: pg.Pool, read: (db: Kysely<Schema>) => Promise<T>): Promise<Inspection<T>> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const [{ version, number: versionNumber } = { version: '', number: 0 }] = rows;
  const schema = await readSchemaState(db);
  const isReadable = schema === 'current' || schema === 'older';
  return { state: 'opened', version, versionNumber, schema, read: isReadable ? await read(db) : null };
}
