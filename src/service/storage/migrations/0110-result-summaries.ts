import { sql, type Migration } from 'kysely';

/** What lists show of a result. Null in results that are older: those are read whole until they expire. */
export const resultSummaries: Migration = {
  async up(db) {
    await sql`alter table analyses add column if not exists result_summary json`.execute(db);
  },
};
