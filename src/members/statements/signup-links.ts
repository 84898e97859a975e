import type { Kysely, Selectable } from 'kysely';
import type { SignupLinksTable } from '../../storage/tables/members.ts';
import type { Schema } from '../../storage/schema.ts';

export type SignupLinkRow = Selectable<SignupLinksTable>;

export async function insertSignupLink(db: Kysely<Schema>, link: SignupLinkRow): Promise<void> {
  await db.insertInto('signup_links').values(link).execute();
}

/** The unexpired link with this hash. */
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

/** Deletes and returns the link, so that only one of two concurrent uses gets it. */
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

/** The usable links of an account, the newest first. */
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

/** Deletes the links for an owner that the server or the command line created. */
export async function deleteOwnerLinks(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db
    .deleteFrom('signup_links')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('invited_by', 'is', null)
    .execute();
}

/** Deletes the links that a member created. */
export async function deleteSignupLinksBy(db: Kysely<Schema>, memberId: string): Promise<void> {
  await db.deleteFrom('signup_links').where('invited_by', '=', memberId).execute();
}

/** Deletes expired links; returns how many. */
export async function deleteExpiredSignupLinks(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('signup_links').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
