import { sql, type Kysely, type Migration } from 'kysely';

/** Batches, whose turn it is among an account's analyses, and what makes two analyses the same. */
export const batches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table batches (
        id text primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        status text not null check (status in ('queued', 'processing', 'completed')),
        request_id text not null,
        metadata json not null,
        created_at timestamptz(3) not null,
        completed_at timestamptz(3),
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index batches_of_account on batches (account_id, environment, id desc)`.execute(db);
    await sql`create index batches_of_account_by_status on batches (account_id, environment, status, id desc)`.execute(
      db,
    );
    await sql`create index batches_by_expiry on batches (expires_at)`.execute(db);
    await addTurns(db);
    await sql`
      create table batch_items (
        batch_id text not null references batches (id) on delete cascade,
        position integer not null,
        analysis_id text not null references analyses (id) on delete cascade,
        url text not null,
        primary key (batch_id, position)
      )`.execute(db);
    await sql`create index batch_items_of_analysis on batch_items (analysis_id, batch_id)`.execute(db);
    await sql`
      create table batch_pages (
        analysis_id text primary key references analyses (id) on delete cascade,
        batch_id text not null references batches (id) on delete cascade,
        summary json not null,
        facts json not null,
        page bytea
      )`.execute(db);
    await sql`create index batch_pages_of_batch on batch_pages (batch_id)`.execute(db);
  },
};

/** Analyses that are there already and have not ended have a job: they are `running`, which is the default. */
async function addTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table analyses
      add column input_hash text,
      add column batch_id text references batches (id) on delete set null,
      add column turn text not null default 'running' check (turn in ('waiting', 'running', 'parked', 'ended')),
      add column priority smallint not null default 0,
      add column job_number integer not null default 0,
      add column overall_score double precision`.execute(db);
  await sql`
    update analyses set turn = 'ended', overall_score = (result->>'overall_score')::double precision
    where status in ('completed', 'failed')`.execute(db);
  await sql`create index analyses_waiting on analyses (account_id, priority, id) where turn = 'waiting'`.execute(
    db,
  );
  await sql`create index analyses_running on analyses (account_id) where turn = 'running'`.execute(db);
  await sql`create index analyses_of_batch on analyses (batch_id) where batch_id is not null`.execute(db);
  await sql`
    create index analyses_by_input on analyses (account_id, environment, input_hash, completed_at desc)
    where status = 'completed'`.execute(db);
  // The hash, because an address may be longer than what an index entry can hold.
  await sql`create index analyses_of_account_by_url on analyses (account_id, environment, md5(url), id desc)`.execute(
    db,
  );
  await sql`create index analyses_of_account_by_status on analyses (account_id, environment, status, id desc)`.execute(
    db,
  );
}
