import { createHash } from 'node:crypto';
import { takeAttempt } from './statements/sign-in-attempts.ts';
import type { MembersContext } from './read-session.ts';

/** In a quarter of an hour. An office shares an address; a person who has forgotten needs some tries. */
const windowMs = 15 * 60_000;
const addressMax = 50;
const memberMax = 10;

/** Counts one attempt of an address on a member's password; seconds to wait when it is one too many. */
export async function takeAttempts(
  context: MembersContext,
  subject: { readonly address: string; readonly email: string },
): Promise<number | undefined> {
  // The hash, so that what a stranger types is neither stored nor longer than a row should be.
  const email = createHash('sha256').update(subject.email).digest('base64url');
  return (
    (await takeAddressAttempt(context, subject.address)) ??
    (await take(context, `member:${email}`, memberMax))
  );
}

/** Counts one attempt of an address; seconds to wait when it is one too many. */
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
