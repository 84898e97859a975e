import {
  countFailedSignIn,
  deleteOldFailedSignIns,
  listFailedSignInRows,
  type FailedSignInRow,
} from './statements/failed-sign-ins.ts';
import type { MembersContext } from './read-session.ts';

export const failedSignInDays = 30;

/** Rows of an account and day. With the retention, this bounds what strangers can make the database store. */
export const failedSignInRowsMax = 500;

/** Counts a wrong password; without a member the email address belongs to none, and is not stored. */
export async function recordFailedSignIn(
  { database, now }: Pick<MembersContext, 'database' | 'now'>,
  member: { readonly id: string; readonly account_id: string; readonly email: string } | undefined,
  address: string,
): Promise<void> {
  await countFailedSignIn(database.pool, {
    accountId: member?.account_id ?? null,
    memberId: member?.id ?? '',
    memberEmail: member?.email ?? null,
    address,
    at: now(),
    rowsMax: failedSignInRowsMax,
  });
}

/** The latest failures of an account. */
export async function listFailedSignIns(
  { database }: Pick<MembersContext, 'database'>,
  accountId: string,
  limit: number,
): Promise<readonly FailedSignInRow[]> {
  return await listFailedSignInRows(database.db, accountId, limit);
}

export async function purgeFailedSignIns({
  database,
  now,
}: Pick<MembersContext, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - failedSignInDays * 86_400_000);
  await deleteOldFailedSignIns(database.db, before.toISOString().slice(0, 10));
}
