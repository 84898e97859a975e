import { sql, type Kysely, type Migration } from 'kysely';

/** What editors decide about the items of a draft, and how often they decide what. */
export const draftReviews: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table if not exists draft_reviews (
    injection_id text primary key references injections (id) on delete cascade,
    -- A decision for each item, by a hash of its words.
    entries json not null,
    -- The last action; null: there is nothing to undo.
    undo json,
    -- The injection before the last action, where that changed its blocks.
    former_result json,
    former_diff json,
    former_rendered bytea
  )`,
  // No reference to the injection: counts contain no text, and outlive the draft that they are of.
  `create table if not exists draft_decisions (
    injection_id text not null,
    account_id text not null references accounts (id) on delete cascade,
    environment text not null,
    block_type text not null,
    generator text not null,
    accepted integer not null,
    edited integer not null,
    rejected integer not null,
    decided_at timestamptz(3) not null,
    primary key (injection_id, block_type, generator)
  )`,
  `create index if not exists draft_decisions_of_account
    on draft_decisions (account_id, environment, block_type, generator)`,
];
