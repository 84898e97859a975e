import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { createEmbedded, embeddedDirectory, isNotYetCreated } from './create-embedded.ts';
import { tryLockDataDirectory, type DataLock } from './data-lock.ts';
import { isDiskFull, watchForStop } from './embedded-failure.ts';
import { embeddedFormat, embeddedOptions } from './embedded-options.ts';
import { DatabaseVersionError, migrate, newerDatabase } from './migrate.ts';
import type { Database, NotificationHandler, OpenOutcome } from './database.ts';
import { preparingPool } from './prepared.ts';
import type { Schema } from './schema.ts';
import { combineMessages } from './combine-messages.ts';

/**
 * Longest wait for the one connection. Without it a query outside its caller's own open transaction would wait for
 * ever.
 */
const connectionTimeoutMs = 15_000;

/**
 * Quoted names of the tables that have more than doubled their pages since their last ANALYZE. The first ten pages are
 * ignored: with so few any plan is fast.
 */
const grownTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence <> 't' and nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(pg_class.oid) / current_setting('block_size')::int > 2 * relpages + 10`;

/** Opens the PGlite database in a data directory, or creates it, and keeps the directory locked. */
export async function openEmbedded(dataDir: string, log: Logger): Promise<OpenOutcome> {
  const lock = tryLockDataDirectory(dataDir);
  if (lock === null) return { ok: false, reason: 'in_use' };
  let lite: PGlite;
  try {
    if (isNotYetCreated(dataDir)) await createEmbedded(dataDir, log);
    closeToOthers(dataDir, log);
    lite = await openFiles(embeddedDirectory(dataDir));
  } catch (error) {
    lock.release();
    throw error;
  }
  const database = embeddedDatabase(lite, embeddedDirectory(dataDir), lock, log);
  try {
    await migrate(database.db, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ok: true, database };
}

/** Throws `DatabaseVersionError`, or an error that says what to do. */
async function openFiles(directory: string): Promise<PGlite> {
  refuseOtherFormat(directory);
  try {
    return await PGlite.create(directory, embeddedOptions);
  } catch (error) {
    // The library's message says nothing of files.
    if (isDiskFull(directory)) {
      throw new Error(
        `The embedded database in ${directory} cannot be opened: its disk is full. Free some space, then start again`,
        { cause: error },
      );
    }
    throw new Error(
      `The embedded database in ${directory} cannot be opened: its files are damaged, or memory is short. If the machine lost its power, restore a backup (docs/operating.md).`,
      { cause: error },
    );
  }
}

/** PostgreSQL reads the files of its own major version alone. */
function refuseOtherFormat(directory: string): void {
  const format = Number.parseInt(readFileSync(join(directory, 'PG_VERSION'), 'utf8'), 10);
  if (format > embeddedFormat) throw newerDatabase(`its files are of PostgreSQL ${String(format)}`);
  if (format < embeddedFormat) {
    throw new DatabaseVersionError(
      `The database was created by an older version of Citeworthy that this one cannot upgrade (its files are of PostgreSQL ${String(format)}, this version reads ${String(embeddedFormat)}). Start the version that created it, or set DATA_DIR to a new directory.`,
    );
  }
}

/**
 * The files in the database's directory may be readable by others; the directory must not be. The data directory itself
 * may belong to a group on purpose, as in a volume of a container.
 */
function closeToOthers(dataDir: string, log: Logger): void {
  const own = process.getuid?.();
  if (own === undefined) return;
  const directory = embeddedDirectory(dataDir);
  const stats = statSync(directory);
  if ((stats.mode & 0o077) !== 0) {
    chmodSync(directory, 0o700);
    log.warn(`${directory} was open to other users; it is closed now (mode 0700).`);
  }
  closeDirectoriesIn(directory);
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o020) !== 0 || uid !== own) {
    log.warn(
      `DATA_DIR is ${dataDir}, which other users can write to: they could replace the database. Give it to the user of this process alone: chmod 700 ${dataDir}`,
    );
  }
}

/** A process that entered a directory while the one above it was open needs no right to that one any more. */
function closeDirectoriesIn(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(directory, entry.name);
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o700);
    closeDirectoriesIn(path);
  }
}

function embeddedDatabase(lite: PGlite, directory: string, lock: DataLock, log: Logger): Database {
  const { stopped, hasStopped } = watchForStop(lite, directory);
  // One connection: PGlite has one session. Use only the pool from here on; a query on `lite` itself would join any
  // open transaction.
  combineMessages(lite);
  const pool = new pg.Pool({
    ...createPgConfig(lite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  } as pg.PoolConfig);
  pool.on('error', (error) => log.error({ err: error }, 'the database connection failed'));
  // A connection that breaks in use rejects its query and also emits an error, which would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'the database connection failed in use')),
  );

  const handlers = new Map<string, NotificationHandler[]>();
  lite.onNotification((channel, payload) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  });

  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) }),
    pool,
    isExclusive: true,
    stopped,
    async listen(channel, handler) {
      const known = handlers.get(channel);
      if (known !== undefined) {
        known.push(handler);
        return;
      }
      handlers.set(channel, [handler]);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    // The pool has one connection, and no other process has access.
    changeSchema: (work) => work(pool),
    async analyzeGrown() {
      const { rows } = await pool.query<{ name: string }>(grownTables);
      for (const { name } of rows) await pool.query(`analyze ${name}`);
    },
    async vacuum() {
      // PGlite has no autovacuum: without this its tables would only grow.
      await pool.query('vacuum analyze');
    },
    async close() {
      try {
        await pool.end();
        // What has stopped would never answer.
        if (!hasStopped()) await lite.close();
      } finally {
        lock.release();
      }
    },
  };
}
