import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { tryLockDataDirectory, type DataLock } from './data-lock.ts';
import { embeddedOptions } from './embedded-options.ts';
import { migrate } from './migrate.ts';
import type { Database, NotificationHandler, OpenOutcome } from './database.ts';
import { preparingPool } from './prepared.ts';
import type { Schema } from './schema.ts';
import { sendWholeRequests } from './whole-requests.ts';

const initTimeoutMs = 120_000;

/**
 * A caller that waits longer than this for the one connection gets an error. Without it a query outside the
 * transaction that its caller holds would wait for ever.
 */
const connectionTimeoutMs = 15_000;

/**
 * Tables of more than twice the pages that they had when they were last analysed, as names that are fit for SQL. Ten
 * pages are read in no time, whatever the plan.
 */
const grownTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence <> 't' and nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(pg_class.oid) / current_setting('block_size')::int > 2 * relpages + 10`;

/** Opens the PGlite database in a data directory, makes it when there is none, and holds the directory's lock. */
export async function openEmbedded(dataDir: string, log: Logger): Promise<OpenOutcome> {
  const lock = tryLockDataDirectory(dataDir);
  if (lock === null) return { ok: false, reason: 'in_use' };
  let lite: PGlite;
  try {
    lite = await PGlite.create(await makeOnce(resolve(dataDir)), embeddedOptions);
  } catch (error) {
    lock.release();
    throw error;
  }
  const database = embeddedDatabase(lite, lock, log);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ok: true, database };
}

/**
 * Makes the database files under another name and renames them when they are whole. A start that is killed in the
 * middle leaves only rubbish that the next start removes; a child that outlives it writes into the rubbish.
 */
async function makeOnce(dataDir: string): Promise<string> {
  const directory = join(dataDir, 'database');
  if (existsSync(directory)) return directory;
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('database.new-')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const unfinished = join(dataDir, `database.new-${process.pid}-${Date.now()}`);
  const program = createRequire(import.meta.url).resolve('#storage-init');
  await promisify(execFile)(process.execPath, [program, unfinished], { timeout: initTimeoutMs });
  // The data directory may be one that was there before, open to others.
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, directory);
  return directory;
}

function embeddedDatabase(lite: PGlite, lock: DataLock, log: Logger): Database {
  // One connection: PGlite has one session. After this line everything goes through the pool; what is asked of `lite`
  // itself would join whatever transaction is open.
  sendWholeRequests(lite);
  const pool = new pg.Pool({
    ...createPgConfig(lite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  } as pg.PoolConfig);
  pool.on('error', (error) => log.error({ err: error }, 'the database connection failed'));

  const handlers = new Map<string, NotificationHandler[]>();
  lite.onNotification((channel, payload) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  });

  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) }),
    pool,
    isExclusive: true,
    async listen(channel, handler) {
      const known = handlers.get(channel);
      if (known !== undefined) {
        known.push(handler);
        return;
      }
      handlers.set(channel, [handler]);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    // The pool has one connection, and there is no other process.
    changeSchema: (work) => work(pool),
    async analyzeGrown() {
      const { rows } = await pool.query<{ name: string }>(grownTables);
      for (const { name } of rows) await pool.query(`analyze ${name}`);
    },
    async vacuum() {
      // PGlite has no background processes, so no autovacuum either: tables would only ever grow.
      await pool.query('vacuum analyze');
    },
    async close() {
      try {
        await pool.end();
        await lite.close();
      } finally {
        lock.release();
      }
    },
  };
}
