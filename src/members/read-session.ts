import { randomBytes } from 'node:crypto';
import type { Environment, QuotaPolicy, MemberRole } from '../schema/vocabulary.ts';
import type { App } from '../platform/app.ts';
import { findMemberSession, insertMemberSession, markSessionSeen } from './statements/member-sessions.ts';

export interface Member {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly role: MemberRole;
}

/** A member who is signed in. */
export interface MemberSession {
  readonly member: Member;
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

const tokenBytes = 32;

/** Hashes with a prefix for each kind of token, so that one kind cannot be used as another. */
const sessionTokenHash = (context: Pick<App, 'keyHasher'>, token: string): Buffer =>
  context.keyHasher(`member-session:${token}`);

/** 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Begins a session; returns the token for its cookie. The database stores only its hash. */
export async function beginSession(
  context: MembersContext,
  memberId: string,
  environment: Environment = 'live',
): Promise<string> {
  const token = newToken();
  const now = context.now();
  await insertMemberSession(context.database.db, {
    token_hash: sessionTokenHash(context, token),
    member_id: memberId,
    environment,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionAgeMs),
  });
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
    member: { id: found.member_id, accountId: found.account_id, email: found.email, role: found.role },
    tokenHash,
    environment: found.environment,
    quotaPolicy: found.quota_policy,
  };
}
