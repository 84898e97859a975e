import { findFirstAccount } from './statements/accounts.ts';
import type { Member, MembersContext } from './read-session.ts';

/**
 * True for the account of the first start, whose owners also own the installation: what all accounts share, such as
 * plans, is theirs alone.
 */
export async function isInstallationAccount(
  { database: { db } }: Pick<MembersContext, 'database'>,
  accountId: string,
): Promise<boolean> {
  return (await findFirstAccount(db))?.id === accountId;
}

/** True for an owner of the first account. */
export async function ownsInstallation(
  context: Pick<MembersContext, 'database'>,
  { role, accountId }: Pick<Member, 'role' | 'accountId'>,
): Promise<boolean> {
  return role === 'owner' && (await isInstallationAccount(context, accountId));
}
