import type { JSONColumnType } from 'kysely';
import type { Time, TimeOrNull } from './column-types.ts';
import type { Environment, MemberRole } from '../../schema/vocabulary.ts';

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
}

export interface SignInAttemptsTable {
  /** The limited subject: a client address or an e-mail address, with its kind before it. */
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
