import { findMember, setMemberPassword } from './statements/members.ts';
import { countSessionsOf, deleteSessionsOf } from './statements/member-sessions.ts';
import { transact } from '../storage/transact.ts';
import { recordAudit } from './audit.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import type { MembersContext, MemberSession } from './read-session.ts';
import { takeAttempts } from './sign-in-attempts.ts';

export type ChangePasswordOutcome =
  | { readonly ok: true; readonly sessionsEnded: number }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, string>> };

/** Changes a member's password after checking the current one, and ends the member's other sessions. */
export async function changePassword(
  context: MembersContext,
  session: MemberSession,
  given: { readonly current: string; readonly next: string; readonly address: string },
): Promise<ChangePasswordOutcome> {
  const { member } = session;
  // Same attempt limit as sign-in: an unattended session must not allow more guesses.
  const wait = await takeAttempts(context, { address: given.address, email: member.email });
  if (wait !== undefined) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  const row = await findMember(context.database.db, member.accountId, member.id);
  if (row === undefined || !(await verifyPassword(given.current, row.password_hash))) {
    return refused({ current_password: 'The current password is incorrect.' });
  }
  const problem = passwordProblem(given.next, member.email);
  if (problem !== undefined) return refused({ new_password: problem });
  const passwordHash = await hashPassword(given.next);
  return await transact(context.database.db, async (trx) => {
    await setMemberPassword(trx, member.id, passwordHash);
    const sessionsEnded = await deleteSessionsOf(trx, member.id, session.tokenHash);
    const entry = {
      accountId: member.accountId,
      actor: member,
      action: 'password.changed',
      target: member.id,
    };
    await recordAudit(trx, entry, context.now());
    return { ok: true, sessionsEnded };
  });
}

/** Ends every session of a member, including the current one. */
export async function signOutEverywhere(context: MembersContext, { member }: MemberSession): Promise<void> {
  await deleteSessionsOf(context.database.db, member.id);
}

/** Counts the member's sessions that have not ended. */
export async function countSessions(context: MembersContext, { member }: MemberSession): Promise<number> {
  return await countSessionsOf(context.database.db, member.id, context.now());
}

const refused = (problems: Readonly<Record<string, string>>): ChangePasswordOutcome => ({
  ok: false,
  reason: 'refused',
  problems,
});
