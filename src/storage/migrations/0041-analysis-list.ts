import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Lists that are narrowed by score, state and site read nothing but the index until they have a page of what fits: with
 * 100,000 analyses the rows themselves would be gigabytes. It begins as the index did whose place it takes.
 */
export const analysisList: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The hash of the site, because an entry of an index has a largest size and an address has none.
    await sql`
      create index analyses_listed on analyses (
        account_id, environment, id desc, overall_score, status,
        md5(lower(substring(url from '^[^:]+://(?:www[.])?([^/?#:]*)')))
      )`.execute(db);
    await sql`drop index analyses_of_account`.execute(db);
  },
};
