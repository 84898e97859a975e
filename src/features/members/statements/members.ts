import type { Kysely, Selectable } from 'kysely';
import type { MemberRole } from '../../../core/schema/vocabulary.ts';
import type { MembersTable } from '../../../service/storage/tables/members.ts';
import type { Schema } from '../../../service/storage/schema.ts';

export type MemberRow = Selectable<MembersTable>;

/** Adds a member. False when another member has the address. */
export async function insertMember(db: Kysely<Schema>, member: MemberRow): Promise<boolean> {
  const result = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The member with this normalized address. */
export async function findMemberByEmail(db: Kysely<Schema>, email: string): Promise<MemberRow | undefined> {
  return await db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findMember(
  db: Kysely<Schema>,
  accountId: string,
  id: string,
): Promise<MemberRow | undefined> {
  return await db
    .selectFrom('members')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The members of an account, the oldest first. */
export async function listMemberRows(db: Kysely<Schema>, accountId: string): Promise<MemberRow[]> {
  return await db
    .selectFrom('members')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** As `listMemberRows`, and locks them against changes until the transaction ends. */
export async function lockMembers(db: Kysely<Schema>, accountId: string): Promise<MemberRow[]> {
  // Lock the account, not the members: a member added concurrently has no row to lock yet.
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  return await listMemberRows(db, accountId);
}

export async function setMemberRole(db: Kysely<Schema>, id: string, role: MemberRole): Promise<void> {
  await db.updateTable('members').set({ role }).where('id', '=', id).execute();
}

/**
 * Locks a member until the transaction ends. False when they were removed, or their password is no longer the one of
 * this hash: it was changed while the given one was checked.
 */
export async function lockMemberOfPassword(
  db: Kysely<Schema>,
  member: Pick<MemberRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMemberPassword(db: Kysely<Schema>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function markMemberSignedIn(db: Kysely<Schema>, id: string, at: Date): Promise<void> {
  await db.updateTable('members').set({ last_signed_in_at: at }).where('id', '=', id).execute();
}

/** Deletes a member with their sessions. */
export async function deleteMember(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('members').where('id', '=', id).execute();
}
