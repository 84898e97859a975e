import { findFirstAccount, markFirstLink } from './statements/accounts.ts';
import {
  deleteSignupLink,
  findSignupLink,
  insertSignupLink,
  listSignupLinkRows,
  type SignupLinkRow,
} from './statements/signup-links.ts';
import { transact } from '../storage/transact.ts';
import { newId } from '../platform/ids.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { recordAudit, type Actor } from './audit.ts';
import { normalEmail } from './email.ts';
import { newToken, type MembersContext } from './read-session.ts';
import type { MemberRole } from '../schema/vocabulary.ts';

/** How long a link can be used: over a weekend and a day of leave. */
export const signupLinkDays = 7;
const linkMs = signupLinkDays * 86_400_000;

/** A link as it is shown: everything but its token. */
export interface SignupLink {
  readonly id: string;
  readonly role: MemberRole;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The address of a link. Its token is in no other place: what is stored is its keyed hash. */
export const signupUrl = (publicUrl: string, token: string): string => `${publicUrl}/signup?token=${token}`;

export const signupTokenHash = (context: Pick<MembersContext, 'keyHasher'>, token: string): Buffer =>
  context.keyHasher(`signup-link:${token}`);

/** Makes a link by which one person becomes a member; gives back its token. */
export async function makeSignupLink(
  context: MembersContext,
  link: {
    readonly accountId: string;
    readonly role: MemberRole;
    readonly email: string | null;
    readonly actor: Actor;
  },
): Promise<string> {
  return await transact(context.database.db, (trx) => makeLinkIn(context, trx, link));
}

async function makeLinkIn(
  context: Pick<MembersContext, 'keyHasher' | 'now'>,
  trx: Kysely<Schema>,
  { accountId, role, email, actor }: Parameters<typeof makeSignupLink>[1],
): Promise<string> {
  const token = newToken();
  const now = context.now();
  const id = newId('signupLink', now);
  await insertSignupLink(trx, {
    id,
    token_hash: signupTokenHash(context, token),
    account_id: accountId,
    role,
    email: email === null ? null : normalEmail(email),
    invited_by: actor?.id ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + linkMs),
  });
  const detail = { role, ...(email === null ? {} : { email: normalEmail(email) }) };
  await recordAudit(trx, { accountId, actor, action: 'signup_link.made', target: id, detail }, now);
  return token;
}

/** At the first start: the token of the link by which the first owner signs up. Null at every later start. */
export async function firstSignupLink(context: MembersContext): Promise<string | null> {
  return await transact(context.database.db, async (trx) => {
    const account = await findFirstAccount(trx);
    if (account === undefined || !(await markFirstLink(trx, account.id, context.now()))) return null;
    return await makeLinkIn(context, trx, {
      accountId: account.id,
      role: 'owner',
      email: null,
      actor: null,
    });
  });
}

/** What a link's token stands for; undefined when it was used, withdrawn, is over, or never was. */
export async function readSignupLink(
  context: MembersContext,
  token: string,
): Promise<SignupLink | undefined> {
  const row = await findSignupLink(context.database.db, signupTokenHash(context, token), context.now());
  return row === undefined ? undefined : linkOf(row);
}

/** The links of an account that can still be used, the newest first. */
export async function listSignupLinks(
  context: MembersContext,
  accountId: string,
): Promise<readonly SignupLink[]> {
  return (await listSignupLinkRows(context.database.db, accountId, context.now())).map(linkOf);
}

/** Withdraws a link. False when the account has no such link. */
export async function withdrawSignupLink(
  context: MembersContext,
  accountId: string,
  id: string,
): Promise<boolean> {
  return await deleteSignupLink(context.database.db, accountId, id);
}

function linkOf(row: SignupLinkRow): SignupLink {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
