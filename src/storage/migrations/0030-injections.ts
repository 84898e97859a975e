import { sql, type Kysely, type Migration } from 'kysely';

/** Injections and previews of injections: what was asked, the page as it was read, its blocks, what is published. */
export const injections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Gzipped by us, once and better.
    await sql`alter table analyses add column page bytea`.execute(db);
    await sql`alter table analyses alter column page set storage external`.execute(db);
    await sql`
      create table injections (
        id text primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
        publication text check (publication in ('draft', 'published', 'superseded', 'withdrawn')),
        is_preview boolean not null default false,
        mode text not null check (mode in ('auto', 'manual')),
        url text,
        -- The same for every spelling of the address.
        page_url text,
        -- No reference: the analysis may be deleted, and the injection stays.
        analysis_id text,
        input json not null,
        edit json,
        html bytea,
        page bytea,
        rendered bytea,
        result json,
        diff json,
        error json,
        metadata json not null,
        request_id text not null,
        key_id text,
        turn text not null default 'waiting' check (turn in ('waiting', 'running', 'ended')),
        job_number integer not null default 0,
        created_at timestamptz(3) not null,
        completed_at timestamptz(3),
        published_at timestamptz(3),
        expires_at timestamptz(3) not null,
        check ((publication is null) = (status <> 'completed'))
      )`.execute(db);
    for (const column of ['page', 'rendered']) {
      await sql`alter table injections alter column ${sql.ref(column)} set storage external`.execute(db);
    }
    await sql`
      create index injections_of_account on injections (account_id, environment, id desc) where not is_preview`.execute(
      db,
    );
    // The hash, because an address may be longer than what an index entry can hold.
    await sql`
      create index injections_by_page on injections (account_id, environment, md5(page_url), id desc)
      where not is_preview`.execute(db);
    // Whatever goes wrong, a page never has two published injections.
    await sql`
      create unique index injections_published on injections (account_id, environment, md5(page_url))
      where publication = 'published'`.execute(db);
    await sql`create index injections_waiting on injections (account_id, id) where turn = 'waiting'`.execute(
      db,
    );
    await sql`create index injections_running on injections (account_id) where turn = 'running'`.execute(db);
    await sql`create index injections_by_expiry on injections (expires_at)`.execute(db);
  },
};
