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
  /** What is stored of the session's token. */
  readonly tokenHash: Buffer;
  /** The world that the member looks at. */
  readonly environment: Environment;
  readonly quotaPolicy: QuotaPolicy;
}

export type MembersContext = Pick<App, 'database' | 'keyHasher' | 'now'>;

/** Unused for so long, a session has ended. */
export const sessionIdleMs = 24 * 3_600_000;
/** However much it is used, a session ends then. */
export const sessionAgeMs = 14 * 24 * 3_600_000;
/** How exactly the last use is known: not every request is worth a write. */
const seenEveryMs = 60_000;

const tokenBytes = 32;

/** A word of its own before what is hashed: no token of one kind can stand for one of another. */
export const sessionTokenHash = (context: Pick<App, 'keyHasher'>, token: string): Buffer =>
  context.keyHasher(`member-session:${token}`);

/** 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Begins a session; gives back the token for its cookie, which is stored nowhere. */
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

/** Who a session's token belongs to; undefined when it has ended or never was. Notes that it is used. */
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
