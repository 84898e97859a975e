import {
  findMemberByEmail,
  lockMemberOfPassword,
  markMemberSignedIn,
  type MemberRow,
} from './statements/members.ts';
import { deleteMemberSession } from './statements/member-sessions.ts';
import { transact } from '../../service/storage/transact.ts';
import { normalizeEmail } from './email.ts';
import { recordAudit } from './audit.ts';
import { deviceName } from './device-name.ts';
import { recordFailedSignIn } from './failed-sign-ins.ts';
import { knownDevice, newDeviceToken } from './known-device.ts';
import { verifyPassword, verifyDummyPassword } from './password.ts';
import { beginSession, type MembersContext, type MemberSession, type SessionClient } from './read-session.ts';
import { takeDeviceAttempt, takeStrangerAttempt } from './sign-in-attempts.ts';

/** Values for the cookies of a member who signed in. */
export interface SignedInTokens {
  readonly token: string;
  readonly deviceToken: string;
}

export type SignInOutcome =
  | ({ readonly ok: true } & SignedInTokens)
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number };

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly client: SessionClient;
  /** The value of the device's cookie. */
  readonly deviceToken: string | undefined;
}

/**
 * Checks a member's password and begins a session. The attempts of strangers are limited by client address and by
 * member, those of a known device by device alone. Throws AppError `rate_limited` when too many sign-ins are waiting.
 */
export async function signIn(context: MembersContext, given: SignInInput): Promise<SignInOutcome> {
  const email = normalizeEmail(given.email);
  const { address } = given.client;
  const member = await findMemberByEmail(context.database.db, email);
  const device = member === undefined ? undefined : knownDevice(context, given.deviceToken, member);
  const wait =
    device === undefined
      ? await takeStrangerAttempt(context, { address, email })
      : await takeDeviceAttempt(context, device);
  if (wait !== undefined) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  if (!(await isPasswordOf(member, given.password, device !== undefined)) || member === undefined) {
    await recordFailedSignIn(context, member, address);
    return { ok: false, reason: 'wrong' };
  }
  return (await begin(context, member, given.client)) ?? { ok: false, reason: 'wrong' };
}

async function isPasswordOf(
  member: MemberRow | undefined,
  password: string,
  isKnown: boolean,
): Promise<boolean> {
  if (member !== undefined) {
    return await verifyPassword(password, member.password_hash, isKnown ? 'known' : 'stranger');
  }
  await verifyDummyPassword(password);
  return false;
}

/** Undefined when the member was removed, or changed the password, while the given one was checked. */
async function begin(
  context: MembersContext,
  member: MemberRow,
  client: SessionClient,
): Promise<SignInOutcome | undefined> {
  return await transact(context.database.db, async (trx) => {
    if (!(await lockMemberOfPassword(trx, member))) return undefined;
    const now = context.now();
    const inTransaction = { ...context, database: { ...context.database, db: trx } };
    const token = await beginSession(inTransaction, member.id, client);
    await markMemberSignedIn(trx, member.id, now);
    const device = deviceName(client.userAgent);
    const detail = { address: client.address, ...(device === null ? {} : { device }) };
    const entry = { accountId: member.account_id, actor: member, action: 'session.began', detail };
    await recordAudit(trx, entry, now);
    return { ok: true, token, deviceToken: newDeviceToken(context, member) };
  });
}

export async function signOut(context: MembersContext, { tokenHash }: MemberSession): Promise<void> {
  await deleteMemberSession(context.database.db, tokenHash);
}
