import { sql, type Kysely, type Migration } from 'kysely';

/** Citation tests with their pages, and the answers of language models that they keep as receipts. */
export const citationTests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table if not exists citation_tests (
    id text primary key,
    account_id text not null references accounts (id),
    environment text not null,
    status text not null,
    url text,
    -- The same for every spelling of the address.
    page_url text,
    -- No references: deleting either deletes the test, but expiry does not.
    analysis_id text,
    injection_id text,
    input json not null,
    result json,
    -- What a list shows of the result.
    result_summary json,
    error json,
    metadata json not null,
    request_id text not null,
    key_id text,
    turn text not null default 'waiting',
    job_number integer not null default 0,
    payload_bytes bigint not null default 0,
    created_at timestamptz(3) not null,
    started_at timestamptz(3),
    completed_at timestamptz(3),
    expires_at timestamptz(3) not null
  )`,
  `create index if not exists citation_tests_of_account on citation_tests (account_id, environment, id desc)`,
  // The hash, because an address may be longer than an index entry.
  `create index if not exists citation_tests_by_page
    on citation_tests (account_id, environment, md5(page_url), id desc) where page_url is not null`,
  `create index if not exists citation_tests_of_analysis on citation_tests (analysis_id) where analysis_id is not null`,
  `create index if not exists citation_tests_of_injection on citation_tests (injection_id, id desc)
    where injection_id is not null`,
  `create index if not exists citation_tests_waiting on citation_tests (account_id, id) where turn = 'waiting'`,
  `create index if not exists citation_tests_running on citation_tests (account_id) where turn = 'running'`,
  `create index if not exists citation_tests_by_expiry on citation_tests (expires_at)`,
  `create table if not exists citation_test_pages (
    -- The test and the number of the page.
    id text primary key,
    test_id text not null references citation_tests (id) on delete cascade,
    account_id text not null,
    page integer not null,
    role text not null,
    url text,
    -- UTF-8, gzipped if it says so; null: fetch the page. Removed when the test ends.
    html bytea,
    is_gzipped boolean not null default false,
    -- The page as it was read, so that a repeated attempt asks the same questions. Removed when the test ends.
    source json,
    -- Why it could not be read, and what a language model failed at, until the test ends.
    error json,
    warning json,
    reading_key text,
    unique (test_id, page)
  )`,
  `alter table citation_test_pages alter column html set storage external`,
  `create index if not exists citation_test_pages_of_reading on citation_test_pages (account_id, reading_key)
    where reading_key is not null`,
  `create table if not exists citation_answers (
    account_id text not null references accounts (id),
    -- Hash of everything that was asked, the model and the number of the run.
    key text not null,
    -- As the model wrote it; null while a process asks.
    answer text,
    asked_at timestamptz(3),
    asker text,
    leased_until timestamptz(3),
    primary key (account_id, key)
  )`,
  `create table if not exists citation_runs (
    test_id text not null references citation_tests (id) on delete cascade,
    -- Number of the question in the request.
    question integer not null,
    version text not null,
    run integer not null,
    account_id text not null,
    answer_key text not null,
    -- A receipt; null until the test ends, and for a run without an answer.
    receipt json,
    primary key (test_id, question, version, run)
  )`,
  `create index if not exists citation_runs_of_answer on citation_runs (account_id, answer_key)`,
  // Code checks the words; a check of the first version would refuse the new metric.
  `alter table usage_records drop constraint if exists usage_records_metric_check`,
];
