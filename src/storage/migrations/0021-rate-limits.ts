import { sql, type Kysely, type Migration } from 'kysely';

/** A token bucket for each key, and one for each address that presents keys which are none. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Microseconds, unlike every other time here: a key may have a million requests a minute, one each 60 µs.
    await sql`alter table api_keys add column bucket_full_at timestamptz(6)`.execute(db);
    // A key's row is written at every request. With room left on its page the new version stays there, no index is
    // touched, and the old one is cleared away by the next reader.
    await sql`alter table api_keys set (fillfactor = 40)`.execute(db);
    await sql`
      create table failed_authentications (
        address text primary key,
        bucket_full_at timestamptz(6) not null
      )`.execute(db);
    await sql`create index failed_authentications_by_time on failed_authentications (bucket_full_at)`.execute(
      db,
    );
  },
};
