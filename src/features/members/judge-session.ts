import type { Kysely } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { sessionIdleMs, type MembersContext, type MemberSession } from './read-session.ts';
import { findSessionRole, lockSessionRole, type JudgedSession } from './statements/member-sessions.ts';

/**
 * The session with its member's role of now: both may have changed since the request was admitted, because its body
 * arrives as slowly as its client likes. Undefined when the session has ended.
 */
export async function judgeSession(
  { database: { db }, now }: Pick<MembersContext, 'database' | 'now'>,
  session: MemberSession,
): Promise<MemberSession | undefined> {
  return withRole(session, await findSessionRole(db, judged(session, now())));
}

/** As `judgeSession`, and holds session and role until the transaction ends. */
export async function holdSession(
  trx: Kysely<Schema>,
  session: MemberSession,
  now: Date,
): Promise<MemberSession | undefined> {
  return withRole(session, await lockSessionRole(trx, judged(session, now)));
}

const judged = ({ tokenHash, member }: MemberSession, now: Date): JudgedSession => ({
  tokenHash,
  memberId: member.id,
  accountId: member.accountId,
  now,
  idleSince: new Date(now.getTime() - sessionIdleMs),
});

function withRole(
  session: MemberSession,
  role: MemberSession['member']['role'] | undefined,
): MemberSession | undefined {
  return role === undefined ? undefined : { ...session, member: { ...session.member, role } };
}
