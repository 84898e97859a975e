import type { Kysely, Selectable } from 'kysely';
import type { SignupLinksTable } from '../../storage/tables/members.ts';
import type { Schema } from '../../storage/schema.ts';

export type SignupLinkRow = Selectable<SignupLinksTable>;

export async function insertSignupLink(db: Kysely<Schema>, link: SignupLinkRow): Promise<void> {
  await db.insertInto('signup_links').values(link).execute();
}

/** The link with this hash, unless its time is over. */
export async function findSignupLink(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  now: Date,
): Promise<SignupLinkRow | undefined> {
  return await db
    .selectFrom('signup_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes the link away: of two that use it at once one gets it. */
export async function takeSignupLink(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  now: Date,
): Promise<SignupLinkRow | undefined> {
  return await db
    .deleteFrom('signup_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The links of an account that can still be used, the newest first. */
export async function listSignupLinkRows(
  db: Kysely<Schema>,
  accountId: string,
  now: Date,
): Promise<SignupLinkRow[]> {
  return await db
    .selectFrom('signup_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** False when the account has no such link. */
export async function deleteSignupLink(db: Kysely<Schema>, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('signup_links')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Withdraws what a member has invited to. */
export async function deleteSignupLinksBy(db: Kysely<Schema>, memberId: string): Promise<void> {
  await db.deleteFrom('signup_links').where('invited_by', '=', memberId).execute();
}

/** Forgets links whose time is over; returns how many. */
export async function deleteExpiredSignupLinks(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('signup_links').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
