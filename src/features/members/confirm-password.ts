import { AppError } from '../../service/platform/errors.ts';
import { findMember, type MemberRow } from './statements/members.ts';
import { markPasswordGiven } from './statements/member-sessions.ts';
import { recordFailedSignIn } from './failed-sign-ins.ts';
import { verifyPassword } from './password.ts';
import type { MembersContext, MemberSession } from './read-session.ts';
import { takeSessionAttempt } from './sign-in-attempts.ts';

/** Actions that leave access behind, such as creating a key, need a password given within this time. */
export const passwordFreshMs = 15 * 60_000;

/** True when the member must give the password again before such an action. */
export function isPasswordStale({ passwordGivenAt }: MemberSession, now: Date): boolean {
  return now.getTime() - passwordGivenAt.getTime() > passwordFreshMs;
}

export type ConfirmPasswordOutcome =
  | { readonly ok: true; readonly member: MemberRow }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number };

export interface GivenPassword {
  readonly password: string;
  /** The client address. */
  readonly address: string;
}

/**
 * Checks the password of a member with an open session, and records when it was given. Throws AppError `form_expired` when
 * the session or the member's role ended meanwhile.
 */
export async function confirmPassword(
  context: MembersContext,
  session: MemberSession,
  given: GivenPassword,
): Promise<ConfirmPasswordOutcome> {
  const wait = await takeSessionAttempt(context, session.id);
  if (wait !== undefined) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  const { db } = context.database;
  const member = await findMember(db, session.member.accountId, session.member.id);
  if (member === undefined) return { ok: false, reason: 'wrong' };
  if (!(await verifyPassword(given.password, member.password_hash, 'known'))) {
    await recordFailedSignIn(context, member, given.address);
    return { ok: false, reason: 'wrong' };
  }
  // The hash takes a while: the caller goes on with the rights that it read before.
  const { role } = session.member;
  const facts = { role, passwordHash: member.password_hash, at: context.now() };
  if (!(await markPasswordGiven(db, session.tokenHash, facts))) throw new AppError('form_expired');
  return { ok: true, member };
}
