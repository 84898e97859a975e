import { sql, type Kysely, type Migration } from 'kysely';

/** Accounts, API keys and analyses. */
export const initial: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table accounts (
        id text primary key,
        name text not null,
        created_at timestamptz(3) not null,
        first_started_at timestamptz(3)
      )`.execute(db);
    await sql`
      create table api_keys (
        id text primary key,
        account_id text not null references accounts (id),
        type text not null check (type in ('secret', 'publishable')),
        environment text not null check (environment in ('live', 'test')),
        name text,
        scopes text[] not null,
        allowed_origins text[] not null,
        hash bytea not null unique,
        hint text not null,
        rate_limit integer check (rate_limit > 0),
        created_at timestamptz(3) not null,
        first_used_at timestamptz(3),
        last_used_at timestamptz(3),
        expires_at timestamptz(3),
        revoked_at timestamptz(3)
      )`.execute(db);
    await sql`create index api_keys_of_account on api_keys (account_id, id)`.execute(db);
    await sql`
      create table analyses (
        id text primary key,
        account_id text not null references accounts (id),
        environment text not null check (environment in ('live', 'test')),
        status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
        url text not null,
        input json not null,
        html bytea,
        request_id text not null,
        result json,
        content json,
        error json,
        metadata json not null,
        created_at timestamptz(3) not null,
        started_at timestamptz(3),
        completed_at timestamptz(3),
        expires_at timestamptz(3) not null
      )`.execute(db);
    // Ids sort by time, so one index serves "newest first" and its cursor.
    await sql`create index analyses_of_account on analyses (account_id, environment, id desc)`.execute(db);
    await sql`create index analyses_not_ended on analyses (created_at) where status in ('queued', 'processing')`.execute(
      db,
    );
    await sql`create index analyses_by_expiry on analyses (expires_at)`.execute(db);
  },
};
