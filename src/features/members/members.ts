import {
  deleteMember,
  listMemberRows,
  lockMembers,
  setMemberRole,
  type MemberRow,
} from './statements/members.ts';
import { deleteSignupLinksBy } from './statements/signup-links.ts';
import { transact } from '../../service/storage/transact.ts';
import { memberOf, recordAudit, type Actor } from './audit.ts';
import type { MembersContext } from './read-session.ts';
import { mayInvite } from './roles.ts';
import type { MemberRole } from '../../core/schema/vocabulary.ts';

/** A member for display. */
export type MemberRecord = Omit<MemberRow, 'password_hash' | 'account_id'>;

/** `not_allowed`: the actor has lost the owner role. */
export type MemberChange = 'done' | 'not_found' | 'last_owner' | 'not_allowed';

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

/**
 * Changes a member's role, effective in open sessions too. The last owner must stay one. The open invitations of a member
 * who may no longer invite end.
 */
export async function changeRole(
  context: MembersContext,
  { accountId, memberId, actor }: Change,
  role: MemberRole,
): Promise<MemberChange> {
  return await transact(context.database.db, async (trx) => {
    const members = await lockMembers(trx, accountId);
    if (!isOwner(members, actor)) return 'not_allowed';
    const member = members.find(({ id }) => id === memberId);
    if (member === undefined) return 'not_found';
    if (role !== 'owner' && isLastOwner(members, member)) return 'last_owner';
    if (role === member.role) return 'done';
    await setMemberRole(trx, memberId, role);
    const ended = mayInvite(role, role) ? 0 : await deleteSignupLinksBy(trx, memberId);
    const detail = { email: member.email, from: member.role, to: role, ...endedInvitations(ended) };
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
    if (!isOwner(members, actor)) return 'not_allowed';
    const member = members.find(({ id }) => id === memberId);
    if (member === undefined) return 'not_found';
    if (isLastOwner(members, member)) return 'last_owner';
    const ended = await deleteSignupLinksBy(trx, memberId);
    await deleteMember(trx, memberId);
    const detail = { email: member.email, role: member.role, ...endedInvitations(ended) };
    await recordAudit(
      trx,
      { accountId, actor, action: 'member.removed', target: memberId, detail },
      context.now(),
    );
    return 'done';
  });
}

/** The actor's right as it is now: they may have lost it after their request was admitted. */
function isOwner(members: readonly MemberRow[], actor: Actor): boolean {
  const member = memberOf(actor);
  return member === null || members.some(({ id, role }) => id === member.id && role === 'owner');
}

const endedInvitations = (count: number): Readonly<Record<string, string>> =>
  count === 0 ? {} : { invitations_ended: String(count) };

function isLastOwner(members: readonly MemberRow[], member: MemberRow): boolean {
  return member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
}
