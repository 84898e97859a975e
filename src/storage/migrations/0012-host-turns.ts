import { sql, type Kysely, type Migration } from 'kysely';

/** Politeness that every process keeps together: places at a host, and how long a host asked to be left alone. */
export const hostTurns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Nothing here is worth a write-ahead log: after a crash every place is free.
    await sql`
      create unlogged table host_places (
        host text not null,
        place integer not null,
        holder text not null,
        leased_until timestamptz not null,
        primary key (host, place)
      )`.execute(db);
    await sql`
      create table host_pauses (
        host text primary key,
        until timestamptz not null
      )`.execute(db);
  },
};
