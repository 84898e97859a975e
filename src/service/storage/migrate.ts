import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Logger } from 'pino';
import { formerMigrations, formerSuccessor } from './former-migrations.ts';
import { migrations } from './migrations/all.ts';
import type { Schema } from './schema.ts';

/** Another version of Citeworthy created the database, and this one cannot use it. Nothing was changed. */
export class DatabaseVersionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseVersionError';
  }
}

/** The error for a database that a newer version has created or upgraded. */
export function newerDatabase(sign: string): DatabaseVersionError {
  return new DatabaseVersionError(
    `The database was created by a newer version of Citeworthy (${sign}). Start that version, or restore a backup from before the update.`,
  );
}

/** Migrations by name, in order. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the database to the newest schema, and logs what that changes: an operator who looks for the cause of a
 * longer start, or for the version to go back to, has nothing else. Throws `DatabaseVersionError`, or the error of a
 * failed migration; both leave the database unchanged.
 */
export async function migrate(db: Kysely<Schema>, log: Logger, all: Migrations = migrations): Promise<void> {
  const executed = await executedMigrations(db);
  const newer = executed.find((name) => !(name in all) && !formerMigrations.includes(name));
  if (newer !== undefined) {
    throw newerDatabase(`its schema has ${newer}, which this version does not know`);
  }
  // What the library asks first costs a start of the embedded database a tenth of its time.
  const known = Object.keys(all).sort();
  if (executed.join() === known.join()) return;
  const facts = { from: executed.at(-1) ?? null, to: known.at(-1) };
  // A new database is announced where it is created.
  if (executed.length > 0) log.info(facts, 'upgrading the database');
  const begunMs = performance.now();
  await replaceFormerMigrations(db, executed);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...all }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The migration of the database failed.', { cause: error });
  }
  if (executed.length > 0) {
    const tookMs = Math.round(performance.now() - begunMs);
    log.info({ ...facts, took_ms: tookMs }, 'upgraded the database; earlier versions refuse it from now on');
  }
}

/** `older`: migrations run at the next start. `newer`: this version cannot use the database. */
export type SchemaState = 'empty' | 'older' | 'current' | 'newer';

/** The schema of a database that is not migrated, for inspection. */
export async function readSchemaState(db: Kysely<Schema>): Promise<SchemaState> {
  const executed = await executedMigrations(db);
  if (executed.length === 0) return 'empty';
  if (executed.some((name) => !(name in migrations) && !formerMigrations.includes(name))) return 'newer';
  return executed.join() === Object.keys(migrations).sort().join() ? 'current' : 'older';
}

async function executedMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ is_made: boolean }>`
    select to_regclass('kysely_migration') is not null as is_made`.execute(db);
  if (tables[0]?.is_made !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** A database with all former migrations has the schema of their successor, so it counts as migrated by it. */
async function replaceFormerMigrations(db: Kysely<Schema>, executed: readonly string[]): Promise<void> {
  const former = executed.filter((name) => formerMigrations.includes(name));
  if (former.length === 0) return;
  if (former.length < formerMigrations.length) {
    throw new DatabaseVersionError(
      `The database was created by an unreleased version of Citeworthy that is too old to migrate (its schema ends with ${String(former.at(-1))}). Start with an empty one: set DATA_DIR to a new directory, or DATABASE_URL to an empty database.`,
    );
  }
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name in (${sql.join(former)})`.execute(trx);
    await sql`
      insert into kysely_migration (name, timestamp)
      values (${formerSuccessor}, ${new Date().toISOString()}) on conflict do nothing`.execute(trx);
  });
}
