import { deleteEndedSessions } from './statements/member-sessions.ts';
import { deleteEndedAttempts } from './statements/sign-in-attempts.ts';
import { deleteExpiredSignupLinks } from './statements/signup-links.ts';
import { purgeFailedSignIns } from './failed-sign-ins.ts';
import { sessionIdleMs, type MembersContext } from './read-session.ts';

/** Deletes expired sessions, sign-up links and counts of sign-in attempts, and old counts of failed sign-ins. */
export async function purgeEndedSessions(context: Pick<MembersContext, 'database' | 'now'>): Promise<void> {
  const { db } = context.database;
  const now = context.now();
  await deleteEndedSessions(db, now, new Date(now.getTime() - sessionIdleMs));
  await deleteExpiredSignupLinks(db, now);
  await deleteEndedAttempts(db, now);
  await purgeFailedSignIns(context);
}
