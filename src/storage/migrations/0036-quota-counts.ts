import { sql, type Kysely, type Migration } from 'kysely';

/** What is used of a quota, counted as it is used, so that the unit that crosses a threshold is known for certain. */
export const quotaCounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table quota_counts (
        account_id text not null references accounts (id),
        period_start timestamptz(3) not null,
        metric text not null,
        -- Null: to be summed up from the ledger, because nobody counted while the plan had no quota.
        used bigint,
        -- The highest share of the quota, in percent, that was warned of; 0 for none.
        warned smallint not null default 0,
        primary key (account_id, period_start, metric)
      )`.execute(db);
  },
};
