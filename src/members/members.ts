import {
  deleteMember,
  listMemberRows,
  lockMembers,
  setMemberRole,
  type MemberRow,
} from './statements/members.ts';
import { deleteSignupLinksBy } from './statements/signup-links.ts';
import { transact } from '../storage/transact.ts';
import { recordAudit, type Actor } from './audit.ts';
import type { MembersContext } from './read-session.ts';
import type { MemberRole } from '../schema/vocabulary.ts';

/** A member for display. */
export type MemberRecord = Omit<MemberRow, 'password_hash' | 'account_id'>;

export type MemberChange = 'done' | 'not_found' | 'last_owner';

/** The members of an account, the oldest first. */
export async function listMembers(
  context: MembersContext,
  accountId: string,
): Promise<readonly MemberRecord[]> {
  const rows = await listMemberRows(context.database.db, accountId);
  return rows.map(({ id, email, role, created_at, last_signed_in_at }) => ({
    id,
    email,
    role,
    created_at,
    last_signed_in_at,
  }));
}

interface Change {
  readonly accountId: string;
  readonly memberId: string;
  readonly actor: Actor;
}

/** Changes a member's role, effective in open sessions too. The last owner must stay one. */
export async function changeRole(
  context: MembersContext,
  { accountId, memberId, actor }: Change,
  role: MemberRole,
): Promise<MemberChange> {
  return await transact(context.database.db, async (trx) => {
    const members = await lockMembers(trx, accountId);
    const member = members.find(({ id }) => id === memberId);
    if (member === undefined) return 'not_found';
    if (role !== 'owner' && isLastOwner(members, member)) return 'last_owner';
    if (role === member.role) return 'done';
    await setMemberRole(trx, memberId, role);
    const detail = { email: member.email, from: member.role, to: role };
    await recordAudit(
      trx,
      { accountId, actor, action: 'member.role_changed', target: memberId, detail },
      context.now(),
    );
    return 'done';
  });
}

/** Removes a member with their sessions and the sign-up links that they created. The last owner must stay. */
export async function removeMember(
  context: MembersContext,
  { accountId, memberId, actor }: Change,
): Promise<MemberChange> {
  return await transact(context.database.db, async (trx) => {
    const members = await lockMembers(trx, accountId);
    const member = members.find(({ id }) => id === memberId);
    if (member === undefined) return 'not_found';
    if (isLastOwner(members, member)) return 'last_owner';
    await deleteSignupLinksBy(trx, memberId);
    await deleteMember(trx, memberId);
    const detail = { email: member.email, role: member.role };
    await recordAudit(
      trx,
      { accountId, actor, action: 'member.removed', target: memberId, detail },
      context.now(),
    );
    return 'done';
  });
}

function isLastOwner(members: readonly MemberRow[], member: MemberRow): boolean {
  return member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
}
