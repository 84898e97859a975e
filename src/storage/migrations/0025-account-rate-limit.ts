import { sql, type Kysely, type Migration } from 'kysely';

/** A token bucket for an account, beside those of its keys: none until its owner sets a limit. */
export const accountRateLimit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table accounts
        add column rate_limit integer check (rate_limit > 0),
        add column bucket_full_at timestamptz(6)`.execute(db);
  },
};
