import { newId } from '../platform/ids.ts';
import { insertMember } from './statements/members.ts';
import { findSignupLink, takeSignupLink } from './statements/signup-links.ts';
import { recordAudit } from './audit.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { beginSession, type MembersContext } from './read-session.ts';
import { signupTokenHash } from './signup-links.ts';

export type SignUpOutcome =
  /** `token` is for the session's cookie. */
  | { readonly ok: true; readonly token: string }
  /** The link was used, withdrawn, has expired, or does not exist. */
  | { readonly ok: false; readonly reason: 'no_link' }
  | { readonly ok: false; readonly reason: 'refused'; readonly problems: Readonly<Record<string, string>> };

const taken = 'A member with this email address already exists.';

/** Adds a member by a sign-up link, which is used up, and signs them in. */
export async function signUp(
  context: MembersContext,
  given: { readonly linkToken: string; readonly email: string; readonly password: string },
): Promise<SignUpOutcome> {
  const { db } = context.database;
  const tokenHash = signupTokenHash(context, given.linkToken);
  // Check the link first: hashing a stranger's password is expensive.
  const found = await findSignupLink(db, tokenHash, context.now());
  if (found === undefined) return { ok: false, reason: 'no_link' };
  const email = found.email ?? normalizeEmail(given.email);
  const problems = problemsOf(email, given.password);
  if (problems !== undefined) return { ok: false, reason: 'refused', problems };
  const passwordHash = await hashPassword(given.password);
  const now = context.now();
  const id = newId('member', now);
  const outcome = await db
    .transaction()
    .execute(async (trx) => {
      const link = await takeSignupLink(trx, tokenHash, now);
      if (link === undefined) return 'no_link';
      const member = { id, email, role: link.role, account_id: link.account_id };
      const isAdded = await insertMember(trx, {
        ...member,
        password_hash: passwordHash,
        created_at: now,
        last_signed_in_at: now,
      });
      if (!isAdded) throw new AddressTaken();
      const entry = { accountId: link.account_id, actor: member, action: 'member.joined', target: id };
      await recordAudit(trx, { ...entry, detail: { role: link.role } }, now);
      return 'joined';
    })
    .catch((error: unknown) => {
      if (error instanceof AddressTaken) return 'taken';
      throw error;
    });
  if (outcome === 'no_link') return { ok: false, reason: 'no_link' };
  if (outcome === 'taken') return { ok: false, reason: 'refused', problems: { email: taken } };
  return { ok: true, token: await beginSession(context, id) };
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
