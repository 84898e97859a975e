import { sql, type Kysely, type Migration } from 'kysely';

/** Page views in sums of a day. Nothing here is about a visitor: no address, no agent, no time of day. */
export const tracker: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table tracker_pages (
        id bigint generated always as identity primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        url text not null,
        -- Counts towards the number of pages that anybody may add.
        is_stray boolean not null
      )`.execute(db);
    // The hash, because an address may be longer than what an index entry can hold.
    await sql`
      create unique index tracker_pages_by_url on tracker_pages (account_id, environment, md5(url))`.execute(
      db,
    );
    await sql`
      create index tracker_pages_stray on tracker_pages (account_id, environment) where is_stray`.execute(db);
    await sql`
      create table tracker_views (
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        day date not null,
        -- Null: views of pages that are not told apart.
        page_id bigint references tracker_pages (id) on delete cascade,
        -- Null: not sent by an assistant.
        assistant text,
        views bigint not null check (views > 0),
        unique nulls not distinct (account_id, environment, day, page_id, assistant)
      )`.execute(db);
    await sql`create index tracker_views_of_page on tracker_views (page_id, day)`.execute(db);
    await sql`create index tracker_views_by_day on tracker_views (day)`.execute(db);
    // What has been added, so that nothing is added again when the answer to its commit was lost.
    await sql`
      create table tracker_flushes (
        id text primary key,
        flushed_at timestamptz(3) not null
      )`.execute(db);
  },
};
