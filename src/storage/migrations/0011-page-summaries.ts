import { sql, type Kysely, type Migration } from 'kysely';

/** Summaries of pages that analyses compare with, each made once for all that want it within a short time. */
export const pageSummaries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table page_summaries (
        key text primary key,
        reader text,
        leased_until timestamptz,
        outcome json,
        fresh_until timestamptz
      )`.execute(db);
  },
};
