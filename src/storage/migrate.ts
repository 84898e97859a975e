import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations/all.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to the newest schema. Throws when a migration fails, and when the database was made by a newer
 * version of Citeworthy; in both cases nothing is left half done.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new Error('The database could not be brought to the schema of this version.', { cause: error });
  }
}
