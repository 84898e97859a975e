import { sql, type Migration } from 'kysely';

/** What language models used, by account and day in UTC. Not part of the ledger: tokens are not billed. */
export const modelTokens: Migration = {
  async up(db) {
    await sql`
      create table if not exists model_token_days (
        account_id text not null references accounts (id),
        day date not null,
        questions bigint not null default 0,
        input_tokens bigint not null default 0,
        output_tokens bigint not null default 0,
        estimated_tokens bigint not null default 0,
        primary key (account_id, day)
      )`.execute(db);
  },
};
