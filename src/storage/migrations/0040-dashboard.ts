import { sql, type Kysely, type Migration } from 'kysely';

/** Who may use the dashboard, their sessions, and what they did. */
export const dashboard: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table accounts add column first_link_at timestamptz(3)`.execute(db);
    await sql`
      create table members (
        id text primary key,
        account_id text not null references accounts (id),
        email text not null,
        role text not null check (role in ('owner', 'developer', 'viewer')),
        password_hash text not null,
        created_at timestamptz(3) not null,
        last_signed_in_at timestamptz(3)
      )`.execute(db);
    // Addresses are stored in lower case: one of them is one person, in whatever account.
    await sql`create unique index members_by_email on members (email)`.execute(db);
    await sql`create index members_of_account on members (account_id, id)`.execute(db);
    await sql`
      create table member_sessions (
        token_hash bytea primary key,
        member_id text not null references members (id) on delete cascade,
        environment text not null check (environment in ('live', 'test')),
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index member_sessions_of_member on member_sessions (member_id)`.execute(db);
    await sql`create index member_sessions_by_expiry on member_sessions (expires_at)`.execute(db);
    await sql`
      create table signup_links (
        id text primary key,
        token_hash bytea not null unique,
        account_id text not null references accounts (id),
        role text not null check (role in ('owner', 'developer', 'viewer')),
        -- Null: whoever has the link chooses.
        email text,
        -- Null: made by the server or the command line.
        invited_by text,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index signup_links_of_account on signup_links (account_id, id)`.execute(db);
    // Bounds what can be tried against a password, whichever process is asked.
    await sql`
      create table sign_in_attempts (
        subject text primary key,
        attempts integer not null,
        window_ends_at timestamptz(3) not null
      )`.execute(db);
    await addAuditLog(db);
  },
};

/** Rows outlive the members that they tell of, so nothing refers to them; nothing changes a row either. */
async function addAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id text primary key,
      account_id text not null references accounts (id),
      at timestamptz(3) not null,
      -- Null: the server or the command line.
      member_id text,
      member_email text,
      action text not null,
      target text,
      detail json
    )`.execute(db);
  await sql`create index audit_log_of_account on audit_log (account_id, id desc)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}
