import { findFirstAccount, markFirstLink } from './statements/accounts.ts';
import { listMemberRows, lockMembers, type MemberRow } from './statements/members.ts';
import {
  deleteOwnerLinks,
  deleteSignupLink,
  findSignupLink,
  insertSignupLink,
  listSignupLinkRows,
  type SignupLinkFacts,
} from './statements/signup-links.ts';
import { transact } from '../../service/storage/transact.ts';
import { newId } from '../../service/platform/ids.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../service/storage/schema.ts';
import { AppError } from '../../service/platform/errors.ts';
import { commandLine, memberOf, recordAudit, type Actor } from './audit.ts';
import { normalizeEmail } from './email.ts';
import { newToken, type MembersContext } from './read-session.ts';
import { mayInvite } from './roles.ts';
import type { MemberRole } from '../../core/schema/vocabulary.ts';

/** Days until a link expires: long enough to cover a weekend and a day of leave. */
export const signupLinkDays = 7;
const linkMs = signupLinkDays * 86_400_000;

/** A link for display: everything but its token. */
export interface SignupLink {
  readonly id: string;
  readonly role: MemberRole;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The URL of a link. It is the only copy of the token: the database stores a keyed hash. */
export const signupUrl = (publicUrl: string, token: string): string => `${publicUrl}/signup?token=${token}`;

export const signupTokenHash = (context: Pick<MembersContext, 'keyHasher'>, token: string): Buffer =>
  context.keyHasher(`signup-link:${token}`);

/**
 * Creates a link by which one person can become a member; returns its token. Throws AppError `role_not_allowed` when the
 * actor lost the right to invite in the meantime.
 */
export async function createSignupLink(
  context: MembersContext,
  link: {
    readonly accountId: string;
    readonly role: MemberRole;
    readonly email: string | null;
    readonly actor: Actor;
  },
): Promise<string> {
  return await transact(context.database.db, async (trx) => {
    const { accountId, actor, role } = link;
    const inviter = memberOf(actor);
    if (inviter !== null) {
      const maker = (await lockMembers(trx, accountId)).find(({ id }) => id === inviter.id);
      if (maker === undefined || !mayInvite(maker.role, role)) throw new AppError('role_not_allowed');
    }
    return await createLinkIn(context, trx, link);
  });
}

async function createLinkIn(
  context: Pick<MembersContext, 'keyHasher' | 'now'>,
  trx: Kysely<Schema>,
  { accountId, role, email, actor }: Parameters<typeof createSignupLink>[1],
  isFirst = false,
): Promise<string> {
  const token = newToken();
  const now = context.now();
  const id = newId('signupLink', now);
  await insertSignupLink(trx, {
    id,
    token_hash: signupTokenHash(context, token),
    account_id: accountId,
    role,
    email: email === null ? null : normalizeEmail(email),
    invited_by: memberOf(actor)?.id ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + linkMs),
    is_first: isFirst,
  });
  const detail = { role, ...(email === null ? {} : { email: normalizeEmail(email) }) };
  await recordAudit(trx, { accountId, actor, action: 'signup_link.made', target: id, detail }, now);
  return token;
}

/** The token of the first owner's sign-up link, at the first start; null at every later start. */
export async function firstSignupLink(context: MembersContext): Promise<string | null> {
  return await transact(context.database.db, async (trx) => {
    const account = await findFirstAccount(trx);
    if (account === undefined || !(await markFirstLink(trx, account.id, context.now()))) return null;
    const link = { accountId: account.id, role: 'owner', email: null, actor: null } as const;
    return await createLinkIn(context, trx, link, true);
  });
}

/** True while the first account has no owner, so that only a sign-up link of the server leads into the dashboard. */
export async function awaitsFirstOwner({ database: { db } }: MembersContext): Promise<boolean> {
  const account = await findFirstAccount(db);
  return account !== undefined && !hasOwner(await listMemberRows(db, account.id));
}

const hasOwner = (members: readonly MemberRow[]): boolean => members.some(({ role }) => role === 'owner');

/**
 * The token of a sign-up link for an owner, for the command line. It ends an earlier link of the server or the command
 * line. Null when the account has an owner, unless the link is for a further one.
 */
export async function createOwnerLink(
  context: MembersContext,
  accountId: string,
  { isFurther }: { readonly isFurther: boolean },
): Promise<string | null> {
  return await transact(context.database.db, async (trx) => {
    // Locked, because two commands at once must not leave two links.
    if (hasOwner(await lockMembers(trx, accountId)) && !isFurther) return null;
    await deleteOwnerLinks(trx, accountId);
    await markFirstLink(trx, accountId, context.now());
    const link = { accountId, role: 'owner', email: null, actor: commandLine } as const;
    return await createLinkIn(context, trx, link, !isFurther);
  });
}

/** The link of a token; undefined when it was used, withdrawn, has expired, or does not exist. */
export async function readSignupLink(
  context: MembersContext,
  token: string,
): Promise<SignupLink | undefined> {
  const row = await findWorkingLink(context.database.db, context, token);
  return row === undefined ? undefined : linkOf(row);
}

/** As `readSignupLink`, within a transaction. */
export async function findWorkingLink(
  db: Kysely<Schema>,
  context: Pick<MembersContext, 'keyHasher' | 'now'>,
  token: string,
): Promise<SignupLinkFacts | undefined> {
  const row = await findSignupLink(db, signupTokenHash(context, token), context.now());
  return row !== undefined && isGranted(row) ? row : undefined;
}

/**
 * A link is worth what its maker may do now, not what they might when they made it. The link of the first start is for
 * an account without members.
 */
function isGranted({ invited_by, maker_role, role, is_first, has_members }: SignupLinkFacts): boolean {
  if (is_first && has_members) return false;
  return invited_by === null || (maker_role !== null && mayInvite(maker_role, role));
}

/** The usable links of an account, the newest first. */
export async function listSignupLinks(
  context: MembersContext,
  accountId: string,
): Promise<readonly SignupLink[]> {
  const rows = await listSignupLinkRows(context.database.db, accountId, context.now());
  return rows.filter(isGranted).map(linkOf);
}

/** Withdraws a link. False when the account has no such link. */
export async function withdrawSignupLink(
  context: MembersContext,
  accountId: string,
  id: string,
): Promise<boolean> {
  return await deleteSignupLink(context.database.db, accountId, id);
}

function linkOf(row: SignupLinkFacts): SignupLink {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
