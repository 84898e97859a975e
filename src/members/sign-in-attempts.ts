import { createHash } from 'node:crypto';
import { takeAttempt } from '../storage/sign-in-attempts.ts';
import type { MembersContext } from './read-session.ts';

/** In a quarter of an hour. An office shares an address; a person who has forgotten needs some tries. */
const windowMs = 15 * 60_000;
const addressMax = 50;
const memberMax = 10;

/** Counts one attempt; seconds to wait when it is one too many. */
export async function takeAttempts(
  context: MembersContext,
  subject: { readonly address: string; readonly email: string },
): Promise<number | undefined> {
  const now = context.now();
  // The hash, so that what a stranger types is neither stored nor longer than a row should be.
  const email = createHash('sha256').update(subject.email).digest('base64url');
  const bounds = [
    { subject: `address:${subject.address}`, limit: addressMax },
    { subject: `member:${email}`, limit: memberMax },
  ];
  for (const bound of bounds) {
    const endsAt = await takeAttempt(context.database.pool, {
      ...bound,
      now,
      windowEndsAt: new Date(now.getTime() + windowMs),
    });
    if (endsAt !== undefined) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  }
  return undefined;
}
