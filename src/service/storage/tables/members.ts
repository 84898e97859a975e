import type { Generated, JSONColumnType } from 'kysely';
import type { Time, TimeOrNull } from './column-types.ts';
import type { Environment, MemberRole } from '../../../core/schema/vocabulary.ts';

export interface MembersTable {
  id: string;
  account_id: string;
  /** In lower case. */
  email: string;
  role: MemberRole;
  password_hash: string;
  created_at: Time;
  last_signed_in_at: TimeOrNull;
}

export interface MemberSessionsTable {
  /** Keyed hash of the token in the cookie, 32 bytes. */
  token_hash: Buffer;
  member_id: string;
  /** The environment that the dashboard shows. */
  environment: Environment;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Time;
  id: string;
  /** Browser and system in our words; null: not known. */
  device: string | null;
  /** The client address of the sign-in; null: not known. */
  address: string | null;
  password_given_at: Time;
}

export interface SignupLinksTable {
  id: string;
  /** Keyed hash of the token in the link, 32 bytes. */
  token_hash: Buffer;
  account_id: string;
  role: MemberRole;
  /** Null: the new member chooses. */
  email: string | null;
  /** The member who invited; null: the server or the command line. */
  invited_by: string | null;
  created_at: Time;
  expires_at: Time;
  /** Made by the first start: works only while the account has no member. */
  is_first: Generated<boolean>;
}

export interface SignInAttemptsTable {
  /** The limited subject: a client address, an email address, a device, a session or a link, with its kind before it. */
  subject: string;
  attempts: number;
  window_ends_at: Time;
}

export interface AuditLogTable {
  id: string;
  account_id: string;
  at: Time;
  /** Null: the server or the command line. */
  member_id: string | null;
  member_email: string | null;
  /** `command line`, which is not a member. Null for members, for the server, and in entries from before this column. */
  actor: string | null;
  action: string;
  target: string | null;
  detail: JSONColumnType<Readonly<Record<string, string>>> | null;
}

/** Wrong passwords of one day (UTC) for one member from one client address. */
export interface FailedSignInsTable {
  account_id: string;
  /** `2026-03-01`. */
  day: string;
  /** Empty: the email address belongs to no member. */
  member_id: string;
  member_email: string | null;
  address: string;
  attempts: number;
  first_at: Time;
  last_at: Time;
}
