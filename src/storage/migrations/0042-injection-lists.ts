import { sql, type Kysely, type Migration } from 'kysely';

/** What is live, what waits as a draft: few among the many that were superseded. */
export const injectionLists: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index injections_by_publication on injections (account_id, environment, publication, id desc)
      where not is_preview`.execute(db);
  },
};
