import { findMemberByEmail, markMemberSignedIn } from './statements/members.ts';
import { deleteMemberSession } from './statements/member-sessions.ts';
import { normalizeEmail } from './email.ts';
import { recordAudit } from './audit.ts';
import { verifyPassword, verifyDummyPassword } from './password.ts';
import { beginSession, type MembersContext, type MemberSession } from './read-session.ts';
import { takeAttempts } from './sign-in-attempts.ts';

export type SignInOutcome =
  /** `token` is for the session's cookie. */
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number };

/** Checks a member's password and begins a session. Attempts are limited by client address and by member. */
export async function signIn(
  context: MembersContext,
  given: { readonly email: string; readonly password: string; readonly address: string },
): Promise<SignInOutcome> {
  const email = normalizeEmail(given.email);
  const refused = await takeAttempts(context, { address: given.address, email });
  if (refused !== undefined) return { ok: false, reason: 'too_many', retryAfterSeconds: refused };
  const { db } = context.database;
  const member = await findMemberByEmail(db, email);
  if (member === undefined) {
    await verifyDummyPassword(given.password);
    return { ok: false, reason: 'wrong' };
  }
  if (!(await verifyPassword(given.password, member.password_hash))) return { ok: false, reason: 'wrong' };
  const now = context.now();
  const token = await beginSession(context, member.id);
  await markMemberSignedIn(db, member.id, now);
  await recordAudit(db, { accountId: member.account_id, actor: member, action: 'session.began' }, now);
  return { ok: true, token };
}

export async function signOut(context: MembersContext, { tokenHash }: MemberSession): Promise<void> {
  await deleteMemberSession(context.database.db, tokenHash);
}
