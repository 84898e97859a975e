import { sql, type Kysely, type Migration } from 'kysely';

/** What deletion needs to reach every copy of content, and the figures that bound the queued work of an account. */
export const deletionAndQueuedWork: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Each may run again: a database with all former migrations counts as made by the first one alone. */
const statements = [
  // Null: the content was deleted with its resource; the row stays, so that deliveries can still be listed.
  `alter table webhook_events alter column body drop not null`,
  `alter table webhook_deliveries drop constraint if exists webhook_deliveries_status_check`,
  `alter table webhook_deliveries add constraint webhook_deliveries_status_check
    check (status in ('pending', 'succeeded', 'failed', 'canceled'))`,
  `create index if not exists injections_of_analysis on injections (analysis_id) where analysis_id is not null`,
  // Bytes that the work keeps in the database until it ends.
  `alter table analyses add column if not exists payload_bytes bigint not null default 0`,
  `alter table injections add column if not exists payload_bytes bigint not null default 0`,
  // Work of the account that has not ended, and the sum of its bytes.
  `alter table accounts add column if not exists queued_jobs bigint not null default 0`,
  `alter table accounts add column if not exists queued_bytes bigint not null default 0`,
  `update analyses set payload_bytes = octet_length(html) where turn <> 'ended' and html is not null`,
  `update injections set payload_bytes = coalesce(octet_length(html), octet_length(page), 0)
    where turn <> 'ended'`,
  `update accounts set
    queued_jobs = (select count(*) from analyses where account_id = accounts.id and turn <> 'ended')
      + (select count(*) from injections where account_id = accounts.id and turn <> 'ended'),
    queued_bytes = (select coalesce(sum(payload_bytes), 0) from analyses
        where account_id = accounts.id and turn <> 'ended')
      + (select coalesce(sum(payload_bytes), 0) from injections
        where account_id = accounts.id and turn <> 'ended')`,
];
