import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-away.ts';
import { migrate } from './migrate.ts';
import type { Database, OpenOutcome } from './database.ts';
import { statementOf } from './prepared.ts';
import { createPostgresListener, defaultListenerTimes, type ListenerTimes } from './postgres-listener.ts';
import type { Schema } from './schema.ts';

/** No query waits for anything but the database, so few connections carry many requests; PostgreSQL allows 100 in all. */
const poolSizeMax = 8;

export interface PostgresLimits {
  /** Longest wait for a new connection, and for a free one of the pool. */
  readonly connectionTimeoutMs: number;
  /** Every statement of the service takes milliseconds; one that takes this long stands in the way of others. */
  readonly statementTimeoutMs: number;
  /** The server ends a statement first; so when this passes it is not there any more, or the network is not. */
  readonly answerTimeoutMs: number;
  /** The same on the connection that hears notifications, which is only asked whether it is there. */
  readonly listenerAnswerTimeoutMs: number;
  readonly listener: ListenerTimes;
}

export const defaultPostgresLimits: PostgresLimits = {
  connectionTimeoutMs: 5_000,
  statementTimeoutMs: 10_000,
  answerTimeoutMs: 12_000,
  listenerAnswerTimeoutMs: 5_000,
  listener: defaultListenerTimes,
};

/**
 * No transaction waits for anything between its statements. One that does has a frozen process at its other end, whose
 * locks would keep others from taking over its work.
 */
const idleInTransactionTimeoutMs = 5_000;

/** Processes that change the schema take turns under this number. Any would do, if only it stays the same. */
const schemaLock = 2_026_112_101;

const keepAliveAfterMs = 10_000;
const idleTimeoutMs = 30_000;

/** Opens the PostgreSQL database of a URL, at the newest schema. Any number of processes may do so at once. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  limits: PostgresLimits = defaultPostgresLimits,
): Promise<OpenOutcome> {
  // What the URL says itself (sslmode, application_name, connect_timeout …) counts more than what stands here.
  const connection = {
    connectionString: databaseUrl,
    application_name: 'citeworthy',
    connectionTimeoutMillis: limits.connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
  };
  const refusal = await migrateOnce(connection);
  if (refusal !== undefined) return { ok: false, reason: 'away', cause: refusal };
  const pool = new pg.Pool({
    ...connection,
    max: poolSizeMax,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    query_timeout: limits.answerTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  });
  // A connection that breaks while it is used rejects its query and, besides, emits an error that would end the process
  // if nobody heard it; the pool listens only to those that rest.
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
    changeSchema: (work) => inTurn(connection, work),
    // Autovacuum does both.
    analyzeGrown: () => Promise.resolve(),
    vacuum: () => Promise.resolve(),
    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  };
  return { ok: true, database };
}

/** Gives back why the database cannot be used; throws when a migration fails. */
async function migrateOnce(connection: pg.PoolConfig): Promise<unknown> {
  let isReached = false;
  try {
    await inTurn(connection, async (pool) => {
      isReached = true;
      await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
    });
    return undefined;
  } catch (error) {
    if (isReached && !isDatabaseAway(error)) throw error;
    return error ?? new Error('The database refused.');
  }
}

/**
 * On a connection without limits, because a change may take long, and so may waiting for another process that makes
 * it. Who comes second finds nothing to do.
 */
async function inTurn(connection: pg.PoolConfig, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  try {
    // Of the session, which is the pool's only one: the lock ends with it.
    await pool.query('select pg_advisory_lock($1)', [schemaLock]);
    await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * The pool for kysely, which gives every connection back as a good one. One whose query had no answer still waits for
 * it: the next to use it would wait too, and so would the rollback of its own transaction.
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
          if (error instanceof Error && isDatabaseAway(error)) broken = error;
          throw error;
        }
      };
      // The type has a second form of query(), for cursors, which the dialect uses only when it is given a cursor class.
      return { query: query as never, release: () => client.release(broken) };
    },
    end: () => pool.end(),
  };
}
