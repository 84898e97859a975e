import { createHash } from 'node:crypto';
import { takeAttempt } from './statements/sign-in-attempts.ts';
import type { MembersContext } from './read-session.ts';

/*
 * Each subject has its own count, so that strangers' guesses use up no attempts of a member's device, session or
 * invitation.
 */

/** Attempts in 15 minutes. Offices share an address; a member may need several tries to recall a password. */
const windowMs = 15 * 60_000;
const addressMax = 50;
const memberMax = 10;
/**
 * When strangers have used those up, an address that has hardly tried this member gets some more: ten guesses from anywhere
 * must not lock a member's new device. Both together are the 100 that NIST SP 800-63B (5.2.2) allows an account.
 */
const freshAddressMax = 2;
const memberFreshMax = 90;
/** Of a device, a session or an invitation. */
const ownMax = 10;

/** The functions return the seconds to wait when over the limit. */
type Wait = Promise<number | undefined>;

/** Counts an attempt of a stranger's address on a member's password. */
export async function takeStrangerAttempt(
  context: MembersContext,
  subject: { readonly address: string; readonly email: string },
): Wait {
  // Hashed, so that a stranger's input is neither stored nor of unbounded length.
  const email = createHash('sha256').update(subject.email).digest('base64url');
  const { address } = subject;
  const ofAddress = await take(context, `address:${address}`, addressMax);
  if (ofAddress !== undefined) return ofAddress;
  const ofFreshAddress = await take(context, `fresh:${email}:${address}`, freshAddressMax);
  const ofMember = await take(context, `member:${email}`, memberMax);
  if (ofMember === undefined) return undefined;
  return ofFreshAddress ?? (await take(context, `fresh:${email}`, memberFreshMax));
}

/** Counts an attempt of a device on which the member signed in before; `device` as `knownDevice` gives it. */
export async function takeDeviceAttempt(context: MembersContext, device: string): Wait {
  return await take(context, `device:${device}`, ownMax);
}

/** Counts an attempt in an open session: an unattended one must not allow more guesses than the sign-in. */
export async function takeSessionAttempt(context: MembersContext, sessionId: string): Wait {
  return await take(context, `session:${sessionId}`, ownMax);
}

/** Counts an attempt with an invitation. */
export async function takeLinkAttempt(context: MembersContext, linkId: string): Wait {
  return await take(context, `link:${linkId}`, ownMax);
}

async function take(context: MembersContext, subject: string, limit: number): Wait {
  const now = context.now();
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const endsAt = await takeAttempt(context.database.pool, { subject, limit, now, windowEndsAt });
  if (endsAt === undefined) return undefined;
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
