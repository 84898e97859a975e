import { sql, type Kysely, type Migration } from 'kysely';

/** Which key was made to take another's place. */
export const keyRotation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table api_keys add column replaces text references api_keys (id)`.execute(db);
    await sql`create index api_keys_replacing on api_keys (replaces) where replaces is not null`.execute(db);
  },
};
