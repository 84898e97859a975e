import { deleteSessionOf, deleteSessionsOf, listSessionsOf } from './statements/member-sessions.ts';
import { sessionIdleMs, type MembersContext, type MemberSession } from './read-session.ts';

/** An open session for display. */
export interface SessionRecord {
  readonly id: string;
  /** Browser and system; null: not known. */
  readonly device: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** The open sessions of a member, the newest first. */
export async function listSessions(
  context: MembersContext,
  { member }: MemberSession,
): Promise<readonly SessionRecord[]> {
  const now = context.now();
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  const rows = await listSessionsOf(context.database.db, member.id, { now, idleSince });
  return rows.map(({ id, device, address, created_at, last_seen_at }) => ({
    id,
    device,
    address,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }));
}

/** Ends a session of the same member. False when there is none with this id. */
export async function endSession(
  context: MembersContext,
  { member }: MemberSession,
  id: string,
): Promise<boolean> {
  return await deleteSessionOf(context.database.db, member.id, id);
}

/** Ends every session of the member but this one; returns how many. */
export async function endOtherSessions(context: MembersContext, session: MemberSession): Promise<number> {
  return await deleteSessionsOf(context.database.db, session.member.id, session.tokenHash);
}

/** Ends every session of a member, including the current one. */
export async function signOutEverywhere(context: MembersContext, { member }: MemberSession): Promise<void> {
  await deleteSessionsOf(context.database.db, member.id);
}
