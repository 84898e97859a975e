import { sql, type Kysely, type Migration } from 'kysely';

/** Sites: what their pages show together. */
export const sites: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table if not exists sites (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    environment text not null,
    -- As the member gave it.
    address text not null,
    pages_max integer not null,
    -- Number of the latest run; a run analyses every page.
    run integer not null,
    -- What the latest run left out, one sentence each.
    notes json not null,
    created_at timestamptz(3) not null,
    run_at timestamptz(3) not null
  )`,
  `create index if not exists sites_of_account on sites (account_id, environment, id)`,
  // Null, both: no part of a site, and of a site but of no run: a single page that was analysed again.
  `alter table batches add column if not exists site_id text`,
  `alter table batches add column if not exists site_run integer`,
  `create index if not exists batches_of_site on batches (site_id) where site_id is not null`,
  // Null: no result, or one of an earlier version.
  `alter table analyses add column if not exists page_findings json`,
];
