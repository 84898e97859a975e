import { transact } from '../../service/storage/transact.ts';
import { newId } from '../../service/platform/ids.ts';
import { insertMember, lockMembers, type MemberRow } from './statements/members.ts';
import { deleteFirstSignupLink, takeSignupLink } from './statements/signup-links.ts';
import { recordAudit } from './audit.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { newDeviceToken } from './known-device.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { beginSession, type MembersContext, type SessionClient } from './read-session.ts';
import type { SignedInTokens } from './sign-in.ts';
import { takeLinkAttempt } from './sign-in-attempts.ts';
import { findWorkingLink } from './signup-links.ts';

export type SignUpOutcome =
  | ({ readonly ok: true } & SignedInTokens)
  /** The link was used, withdrawn, has expired, or does not exist. */
  | { readonly ok: false; readonly reason: 'no_link' }
  | { readonly ok: false; readonly reason: 'too_many'; readonly retryAfterSeconds: number }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, string>> };

const taken = 'A member with this email address already exists.';

export interface SignUpInput {
  readonly linkToken: string;
  readonly email: string;
  readonly password: string;
  readonly client: SessionClient;
}

/** Adds a member by a sign-up link, which is used up, and signs them in. */
export async function signUp(context: MembersContext, given: SignUpInput): Promise<SignUpOutcome> {
  // Check the link first: hashing a stranger's password is expensive.
  const found = await findWorkingLink(context.database.db, context, given.linkToken);
  if (found === undefined) return { ok: false, reason: 'no_link' };
  const email = found.email ?? normalizeEmail(given.email);
  const problems = problemsOf(email, given.password);
  if (problems !== undefined) return { ok: false, reason: 'refused', problems };
  const wait = await takeLinkAttempt(context, found.id);
  if (wait !== undefined) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  const passwordHash = await hashPassword(given.password, 'known');
  try {
    return (
      (await join(context, given, { accountId: found.account_id, email, passwordHash })) ?? {
        ok: false,
        reason: 'no_link',
      }
    );
  } catch (error) {
    if (error instanceof AddressTaken) return { ok: false, reason: 'refused', problems: { email: taken } };
    throw error;
  }
}

/** Undefined when the link ended while the password was hashed. */
async function join(
  context: MembersContext,
  { linkToken, client }: SignUpInput,
  joining: { readonly accountId: string; readonly email: string; readonly passwordHash: string },
): Promise<SignUpOutcome | undefined> {
  const { accountId, email, passwordHash } = joining;
  const now = context.now();
  return await transact(context.database.db, async (trx) => {
    // The same lock as a change of the maker's role takes: whichever comes first, the other one sees it.
    await lockMembers(trx, accountId);
    const link = await findWorkingLink(trx, context, linkToken);
    if (link === undefined || !(await takeSignupLink(trx, link.id))) return undefined;
    const member: MemberRow = {
      id: newId('member', now),
      email,
      role: link.role,
      account_id: accountId,
      password_hash: passwordHash,
      created_at: now,
      last_signed_in_at: now,
    };
    if (!(await insertMember(trx, member))) throw new AddressTaken();
    await deleteFirstSignupLink(trx, accountId);
    const entry = { accountId, actor: member, action: 'member.joined', target: member.id };
    await recordAudit(trx, { ...entry, detail: { role: link.role, address: client.address } }, now);
    const inTransaction = { ...context, database: { ...context.database, db: trx } };
    const token = await beginSession(inTransaction, member.id, client);
    return { ok: true, token, deviceToken: newDeviceToken(context, member) };
  });
}

/** Rolls the transaction back, so that the link stays usable with another address. */
class AddressTaken extends Error {}

function problemsOf(email: string, password: string): Readonly<Record<string, string>> | undefined {
  const problem = passwordProblem(password, email);
  const problems = {
    ...(isEmail(email) ? {} : { email: 'This is not an email address.' }),
    ...(problem === undefined ? {} : { password: problem }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
