import { sql, type Kysely, type Migration } from 'kysely';

/**
 * For lists that are narrowed. By score and state they read nothing but an index until they have a page of what fits:
 * with 100,000 analyses the rows themselves would be gigabytes. It begins as the index did whose place it takes. Sites
 * have an index of their own: a site that none of 100,000 is of took 900 ms without.
 */
export const analysisList: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index analyses_listed on analyses (account_id, environment, id desc, overall_score, status)`.execute(
      db,
    );
    await sql`drop index analyses_of_account`.execute(db);
    // The hash of the site, because an entry of an index has a largest size and an address has none.
    await sql`
      create index analyses_of_account_by_site on analyses (
        account_id, environment, md5(lower(substring(url from '^[^:]+://(?:www[.])?([^/?#:]*)'))), id desc
      )`.execute(db);
  },
};
