import { sql, type Kysely, type Migration } from 'kysely';

/** What bounds invitations, sessions and keys by their makers, and the counts of failed sign-ins. */
export const memberSecurity: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...sessions, ...signupLinks, ...keys, failedSignIns]) {
      await sql.raw(statement).execute(db);
    }
  },
};

const sessions = [
  `alter table member_sessions
    add column if not exists id text,
    -- Words of ours for browser and system, never the header; null: not known.
    add column if not exists device text,
    -- The client address of the sign-in; null: not known.
    add column if not exists address text,
    add column if not exists password_given_at timestamptz(3)`,
  // The id stands in forms: it must not reveal the hash.
  `update member_sessions set id = 'ses_' || md5(token_hash), password_given_at = created_at where id is null`,
  `alter table member_sessions alter column id set not null, alter column password_given_at set not null`,
  `create unique index if not exists member_sessions_by_id on member_sessions (id)`,
];

const signupLinks = [
  // The link of the first start works only while the account has no member.
  `alter table signup_links add column if not exists is_first boolean not null default false`,
  `update signup_links set is_first = true from accounts
    where accounts.id = account_id and invited_by is null and signup_links.email is null
      and signup_links.created_at between first_link_at and first_link_at + interval '1 second'`,
];

const keys = [
  // No reference, because keys outlive their makers. Null: the server or the command line, or made before this column.
  `alter table api_keys
    add column if not exists created_by text,
    add column if not exists created_by_email text`,
];

/** Counts, not entries: strangers cause them, so their number is bounded (see `statements/failed-sign-ins.ts`). */
const failedSignIns = `create table if not exists failed_sign_ins (
  account_id text not null references accounts (id),
  -- In UTC: 2026-03-01.
  day text not null,
  -- Empty: the email address belongs to no member.
  member_id text not null,
  member_email text,
  address text not null,
  attempts integer not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (account_id, day, member_id, address)
)`;
