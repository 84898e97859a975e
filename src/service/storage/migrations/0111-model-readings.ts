import { sql, type Migration } from 'kysely';

/** What language models read from pages, so that the same page is not asked for twice. */
export const modelReadings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table if not exists model_readings (
    account_id text not null references accounts (id),
    -- Hash of the question, the model and the version of the question.
    key text not null,
    -- Null while a process asks.
    answer text,
    asker text,
    leased_until timestamptz(3),
    primary key (account_id, key)
  )`,
  `alter table analyses add column if not exists reading_key text`,
  `alter table injections add column if not exists reading_key text`,
  // The model that read the page, with the version of its question; null: the rules.
  `alter table analyses add column if not exists reader text`,
  `create index if not exists analyses_of_reading on analyses (account_id, reading_key)
    where reading_key is not null`,
  `create index if not exists injections_of_reading on injections (account_id, reading_key)
    where reading_key is not null`,
];
