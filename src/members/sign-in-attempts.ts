import { createHash } from 'node:crypto';
import { takeAttempt } from './statements/sign-in-attempts.ts';
import type { MembersContext } from './read-session.ts';

/** Attempts in 15 minutes. Offices share an address; a member may need several tries to recall a password. */
const windowMs = 15 * 60_000;
const addressMax = 50;
const memberMax = 10;

/** Counts an attempt of an address on a member's password; returns the seconds to wait when over the limit. */
export async function takeAttempts(
  context: MembersContext,
  subject: { readonly address: string; readonly email: string },
): Promise<number | undefined> {
  // Hashed, so that a stranger's input is neither stored nor of unbounded length.
  const email = createHash('sha256').update(subject.email).digest('base64url');
  return (
    (await takeAddressAttempt(context, subject.address)) ??
    (await take(context, `member:${email}`, memberMax))
  );
}

/** Counts an attempt of an address; returns the seconds to wait when over the limit. */
export async function takeAddressAttempt(
  context: MembersContext,
  address: string,
): Promise<number | undefined> {
  return await take(context, `address:${address}`, addressMax);
}

async function take(context: MembersContext, subject: string, limit: number): Promise<number | undefined> {
  const now = context.now();
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const endsAt = await takeAttempt(context.database.pool, { subject, limit, now, windowEndsAt });
  if (endsAt === undefined) return undefined;
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
