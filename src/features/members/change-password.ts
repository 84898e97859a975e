import { lockMemberOfPassword, setMemberPassword } from './statements/members.ts';
import { deleteSessionsOf, lockSession } from './statements/member-sessions.ts';
import { transact } from '../../service/storage/transact.ts';
import { recordAudit } from './audit.ts';
import { confirmPassword } from './confirm-password.ts';
import { newDeviceToken } from './known-device.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import type { MembersContext, MemberSession } from './read-session.ts';

export type ChangePasswordOutcome =
  /** `deviceToken` is for the device's cookie: the change ended the former one. */
  | { readonly ok: true; readonly sessionsEnded: number; readonly deviceToken: string }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, string>> };

/** Changes a member's password after checking the current one. Ends their other sessions and known devices. */
export async function changePassword(
  context: MembersContext,
  session: MemberSession,
  given: { readonly current: string; readonly next: string; readonly address: string },
): Promise<ChangePasswordOutcome> {
  const { member } = session;
  const confirmed = await confirmPassword(context, session, {
    password: given.current,
    address: given.address,
  });
  if (!confirmed.ok) return confirmed.reason === 'too_many' ? confirmed : wrongPassword;
  const problem = passwordProblem(given.next, member.email);
  if (problem !== undefined) return refused({ new_password: problem });
  const passwordHash = await hashPassword(given.next, 'known');
  return await transact(context.database.db, async (trx) => {
    // Another change may have ended this session, or removed the member, while the passwords were hashed.
    const isUnchanged = await lockMemberOfPassword(trx, confirmed.member);
    if (!isUnchanged || !(await lockSession(trx, session.tokenHash))) return wrongPassword;
    await setMemberPassword(trx, member.id, passwordHash);
    const sessionsEnded = await deleteSessionsOf(trx, member.id, session.tokenHash);
    const entry = {
      accountId: member.accountId,
      actor: member,
      action: 'password.changed',
      target: member.id,
    };
    await recordAudit(trx, entry, context.now());
    const deviceToken = newDeviceToken(context, { id: member.id, password_hash: passwordHash });
    return { ok: true, sessionsEnded, deviceToken };
  });
}

const refused = (problems: Readonly<Record<string, string>>): ChangePasswordOutcome => ({
  ok: false,
  reason: 'refused',
  problems,
});

const wrongPassword = refused({ current_password: 'The current password is incorrect.' });
