import type { Insertable, Kysely, Selectable } from 'kysely';
import type { MemberRole } from '../../../core/schema/vocabulary.ts';
import type { SignupLinksTable } from '../../../service/storage/tables/members.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type SignupLinkRow = Selectable<SignupLinksTable>;

/** A link with the facts that decide whether it still works. */
export interface SignupLinkFacts extends SignupLinkRow {
  /** The present role of the member who invited; null when there is none, or they were removed. */
  readonly maker_role: MemberRole | null;
  /** Whether the account has members. */
  readonly has_members: boolean;
}

export async function insertSignupLink(
  db: Kysely<Schema>,
  link: Insertable<SignupLinksTable>,
): Promise<void> {
  await db.insertInto('signup_links').values(link).execute();
}

/** The unexpired link with this hash. */
export async function findSignupLink(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  now: Date,
): Promise<SignupLinkFacts | undefined> {
  return await selectLinks(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Deletes a link; false when another use took it before. */
export async function takeSignupLink(db: Kysely<Schema>, id: string): Promise<boolean> {
  const result = await db.deleteFrom('signup_links').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The unexpired links of an account, the newest first. */
export async function listSignupLinkRows(
  db: Kysely<Schema>,
  accountId: string,
  now: Date,
): Promise<SignupLinkFacts[]> {
  return await selectLinks(db, now)
    .where('signup_links.account_id', '=', accountId)
    .orderBy('signup_links.id', 'desc')
    .execute();
}

function selectLinks(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom('signup_links')
    .leftJoin('members', (join) =>
      join
        .onRef('members.id', '=', 'signup_links.invited_by')
        .onRef('members.account_id', '=', 'signup_links.account_id'),
    )
    .selectAll('signup_links')
    .select('members.role as maker_role')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('members as any_member')
          .select('any_member.id')
          .whereRef('any_member.account_id', '=', 'signup_links.account_id'),
      )
        .$castTo<boolean>()
        .as('has_members'),
    )
    .where('signup_links.expires_at', '>', now);
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

/** Deletes the links that a member created; returns how many. */
export async function deleteSignupLinksBy(db: Kysely<Schema>, memberId: string): Promise<number> {
  const result = await db.deleteFrom('signup_links').where('invited_by', '=', memberId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes the link of the first start. */
export async function deleteFirstSignupLink(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db
    .deleteFrom('signup_links')
    .where('account_id', '=', accountId)
    .where('is_first', '=', true)
    .execute();
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

/** Deletes expired links; returns how many. */
export async function deleteExpiredSignupLinks(db: Kysely<Schema>, now: Date): Promise<number> {
  const result = await db.deleteFrom('signup_links').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
