import { randomBytes } from 'node:crypto';
import type { Environment, QuotaPolicy, MemberRole } from '../../core/schema/vocabulary.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';
import { deviceName } from './device-name.ts';
import {
  deleteOldestSessionsOf,
  findMemberSession,
  insertMemberSession,
  markSessionSeen,
} from './statements/member-sessions.ts';

export interface Member {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly role: MemberRole;
}

/** A member who is signed in. */
export interface MemberSession {
  readonly id: string;
  readonly member: Member;
  /** When the member last gave the password in this session. */
  readonly passwordGivenAt: Date;
  /** Keyed hash of the session's token. */
  readonly tokenHash: Buffer;
  /** The environment that the dashboard shows. */
  readonly environment: Environment;
  readonly quotaPolicy: QuotaPolicy;
}

export type MembersContext = Pick<App, 'database' | 'keyHasher' | 'now'>;

/** A session ends after this long without use. */
export const sessionIdleMs = 24 * 3_600_000;
/** A session ends after this long even when in use. */
export const sessionAgeMs = 14 * 24 * 3_600_000;
/** Precision of `last_seen_at`, so that not every request writes. */
const seenEveryMs = 60_000;

/** Open sessions of a member; a further one ends the oldest. */
const sessionsMax = 50;

const tokenBytes = 32;

/** The client that begins a session. */
export interface SessionClient {
  /** As `clientAddress` gives it. */
  readonly address: string;
  /** The header: hostile text. */
  readonly userAgent: string | undefined;
}

/** Hashes with a prefix for each kind of token, so that one kind cannot be used as another. */
const sessionTokenHash = (context: Pick<App, 'keyHasher'>, token: string): Buffer =>
  context.keyHasher(`member-session:${token}`);

/** 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * Begins a session of a member who has just given the password; returns the token for its cookie. The database stores
 * only its hash.
 */
export async function beginSession(
  context: MembersContext,
  memberId: string,
  client?: SessionClient,
): Promise<string> {
  const token = newToken();
  const now = context.now();
  const { db } = context.database;
  await insertMemberSession(db, {
    id: newId('session', now),
    token_hash: sessionTokenHash(context, token),
    member_id: memberId,
    environment: 'live',
    device: deviceName(client?.userAgent),
    address: client?.address ?? null,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionAgeMs),
    password_given_at: now,
  });
  await deleteOldestSessionsOf(db, memberId, sessionsMax);
  return token;
}

/** The session of a token; undefined when it has ended or does not exist. Records the use. */
export async function readSession(
  context: MembersContext,
  token: string,
): Promise<MemberSession | undefined> {
  const now = context.now();
  const tokenHash = sessionTokenHash(context, token);
  const found = await findMemberSession(context.database.pool, {
    tokenHash,
    now,
    idleSince: new Date(now.getTime() - sessionIdleMs),
  });
  if (found === undefined) return undefined;
  if (now.getTime() - found.last_seen_at.getTime() > seenEveryMs) {
    await markSessionSeen(context.database.db, tokenHash, now);
  }
  return {
    id: found.id,
    passwordGivenAt: found.password_given_at,
    member: { id: found.member_id, accountId: found.account_id, email: found.email, role: found.role },
    tokenHash,
    environment: found.environment,
    quotaPolicy: found.quota_policy,
  };
}
