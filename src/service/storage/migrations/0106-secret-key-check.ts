import { sql, type Kysely, type Migration } from 'kysely';

/** Recognises the secret key of the database, and the command line in the audit log. */
export const secretKeyCheck: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // One row: a database has one secret key.
    await sql`
      create table if not exists secret_key_check (
        id boolean primary key default true check (id),
        salt bytea not null,
        hash bytea not null,
        created_at timestamptz(3) not null
      )`.execute(db);
    await sql`alter table audit_log add column if not exists actor text`.execute(db);
  },
};
