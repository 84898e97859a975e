import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';

/**
 * Receives the payload of each notification, and null when some may have been missed because the listening connection
 * was lost and restored: read the state then. Runs while the database answers: be quick, never throw.
 */
export type NotificationHandler = (payload: string | null) => void;

/** The embedded database or PostgreSQL, behind one interface. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** For the queue library and for SQL that kysely cannot express. */
  readonly pool: Pool;
  /** True when no other process can use the database while this one does: every running job is this process's own. */
  readonly isExclusive: boolean;
  /** Resolves when the database can only be used again by another process; undefined when it never needs one. */
  readonly stopped?: Promise<Error>;
  /** Listens for NOTIFY on a channel until the database is closed. */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  /**
   * Runs work that creates or changes tables of other libraries: one process at a time, without a time limit. The pool has
   * one connection and is for this work alone.
   */
  changeSchema(work: (pool: Pool) => Promise<void>): Promise<void>;
  /**
   * Renews the statistics of tables that have grown much, where the database does not do it by itself. Until then a
   * prepared statement keeps the plan that was made when its table was small, and that plan may read all of it.
   */
  analyzeGrown(): Promise<void>;
  /** Reclaims the space of rows that were changed or deleted, where the database does not do it by itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export type OpenOutcome =
  | { readonly ok: true; readonly database: Database }
  /** Another process has the data directory open. */
  | { readonly ok: false; readonly reason: 'in_use' }
  /** The database of DATABASE_URL cannot be reached, or refuses the connection. */
  | { readonly ok: false; readonly reason: 'unavailable'; readonly cause: unknown };
