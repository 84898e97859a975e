import { sql, type Kysely, type Migration } from 'kysely';

/** What is charged for, one row for each billable result, and which key asked for it. */
export const usage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table analyses add column key_id text`.execute(db);
    await sql`
      create table usage_records (
        id bigint generated always as identity primary key,
        account_id text not null references accounts (id),
        metric text not null check (metric in
          ('analyses', 'injections', 'previews', 'tracker_views', 'webhook_deliveries')),
        resource_id text not null,
        key_id text,
        quantity bigint not null check (quantity > 0),
        occurred_at timestamptz(3) not null,
        -- A result is charged once, whatever becomes of the process that saves it.
        unique (metric, resource_id)
      )`.execute(db);
    await sql`create index usage_records_by_time on usage_records (account_id, occurred_at)`.execute(db);
    // Sums of whole days, so that reading a year does not read every row. Made from the rows alone, and made again at will.
    await sql`
      create table usage_days (
        account_id text not null references accounts (id),
        day date not null,
        metric text not null,
        key_id text,
        quantity bigint not null,
        unique nulls not distinct (account_id, day, metric, key_id)
      )`.execute(db);
    await sql`
      create table usage_rollups (
        account_id text primary key references accounts (id),
        through date not null
      )`.execute(db);
    await sql`
      create function refuse_usage_change() returns trigger language plpgsql as
      $$ begin raise exception 'usage records are append-only'; end $$`.execute(db);
    await sql`
      create trigger usage_records_append_only before update or delete on usage_records
      for each statement execute function refuse_usage_change()`.execute(db);
  },
};
