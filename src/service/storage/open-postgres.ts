import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { migrate, type Migrations } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import type { Database, OpenOutcome } from './database.ts';
import { statementOf } from './prepared.ts';
import { createPostgresListener, defaultListenerTimes, type ListenerTimes } from './postgres-listener.ts';
import type { Schema } from './schema.ts';

/** Queries wait only for the database, so few connections serve many requests; PostgreSQL allows 100 by default. */
const poolSizeMax = 8;

export interface PostgresLimits {
  /** Longest wait for a new connection, and for a free one of the pool. */
  readonly connectionTimeoutMs: number;
  /** Statements take milliseconds; one that takes this long blocks others. */
  readonly statementTimeoutMs: number;
  /**
   * No transaction waits between its statements. An idle one belongs to a frozen process or a broken connection, whose locks
   * would keep others from taking over its work. Shorter than `statementTimeoutMs`: who waits for such a lock gets it.
   */
  readonly idleInTransactionTimeoutMs: number;
  /** Longer than `statementTimeoutMs`, so it passes only when the server or the network is gone. */
  readonly answerTimeoutMs: number;
  /** The same for the listening connection, which runs only test queries. */
  readonly listenerAnswerTimeoutMs: number;
  readonly listener: ListenerTimes;
}

export const defaultPostgresLimits: PostgresLimits = {
  connectionTimeoutMs: 5_000,
  statementTimeoutMs: 10_000,
  idleInTransactionTimeoutMs: 5_000,
  answerTimeoutMs: 12_000,
  listenerAnswerTimeoutMs: 5_000,
  listener: defaultListenerTimes,
};

/** Advisory lock of schema changes. Arbitrary, but must never change. */
const schemaLock = 2_026_112_101;

/**
 * Longest wait of a migration for the lock of a table. All other statements on the table queue behind it, those of running
 * processes too: they must not wait as long as a backup takes. Well below PostgreSQL's `deadlock_timeout` of 1 s: a request
 * that holds the next table and waits for an earlier one would otherwise fail as the victim of the deadlock.
 */
const migrationLockTimeoutMs = 250;
const migrationRetryMs = 1_000;

const keepAliveAfterMs = 10_000;
const idleTimeoutMs = 30_000;

/** Opens a PostgreSQL database at the newest schema. Any number of processes may do so at once. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  limits: PostgresLimits = defaultPostgresLimits,
  all: Migrations = migrations,
): Promise<OpenOutcome> {
  // Parameters of the URL (sslmode, application_name, connect_timeout …) override these.
  const connection = {
    connectionString: databaseUrl,
    application_name: 'citeworthy',
    connectionTimeoutMillis: limits.connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
  };
  const refusal = await migrateOnce(connection, log, all);
  if (refusal !== undefined) return { ok: false, reason: 'unavailable', cause: refusal };
  const pool = new pg.Pool({
    ...connection,
    max: poolSizeMax,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    query_timeout: limits.answerTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
  });
  // A connection that breaks in use rejects its query and also emits an error, which would end the process without a
  // listener; the pool listens only on idle connections.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  pool.on('error', () => undefined);
  const listener = createPostgresListener(
    { ...connection, query_timeout: limits.listenerAnswerTimeoutMs },
    log,
    limits.listener,
  );
  const database: Database = {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) }),
    pool,
    isExclusive: false,
    listen: (channel, handler) => listener.listen(channel, handler),
    changeSchema: (work) => withSchemaLock(connection, work),
    // Autovacuum does both.
    analyzeGrown: () => Promise.resolve(),
    vacuum: () => Promise.resolve(),
    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  };
  return { ok: true, database };
}

/** Returns the error that makes the database unusable, or undefined; throws when a migration fails. */
async function migrateOnce(connection: pg.PoolConfig, log: Logger, all: Migrations): Promise<unknown> {
  let isReached = false;
  try {
    await withSchemaLock(connection, async (pool) => {
      isReached = true;
      await pool.query(`set lock_timeout = ${String(migrationLockTimeoutMs)}`);
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
      await retryWhileLocked(log, () => migrate(db, log, all));
    });
    return undefined;
  } catch (error) {
    if (isReached && !isDatabaseUnavailable(error)) throw error;
    return error ?? new Error('The database refused.');
  }
}

/** Retries work that would have waited too long for the lock of a table, until it succeeds. */
async function retryWhileLocked(log: Logger, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      log.warn(
        'the upgrade waits for a long transaction of another client of the database, such as a backup',
      );
      await delay(migrationRetryMs);
    }
  }
}

/** SQLSTATE 55P03, lock_not_available, or 40P01, deadlock_detected, in the error or its cause. */
function isLockFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && (error.code === '55P03' || error.code === '40P01')) || isLockFailure(error.cause)
  );
}

/**
 * Runs work under the schema lock, on a connection without timeouts: the work may take long, and so may another process
 * that has the lock.
 */
async function withSchemaLock(
  connection: pg.PoolConfig,
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  try {
    // The lock ends with the session, and the pool has only one.
    await pool.query('select pg_advisory_lock($1)', [schemaLock]);
    await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * The pool for kysely, which releases every connection as healthy. A connection whose query timed out is still busy:
 * its next user would wait, and so would the rollback of its own transaction.
 */
function discardingPool(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let broken: Error | undefined;
      const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
        if (broken !== undefined) throw broken;
        try {
          return await client.query(statementOf(text, values));
        } catch (error) {
          if (error instanceof Error && isDatabaseUnavailable(error)) broken = error;
          throw error;
        }
      };
      // The type has an overload of query() for cursors, which the dialect uses only with a cursor class.
      return { query: query as never, release: () => client.release(broken) };
    },
    end: () => pool.end(),
  };
}
