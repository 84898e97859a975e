import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MembersContext } from './read-session.ts';
import type { MemberRow } from './statements/members.ts';

/*
 * A device on which a member has signed in has a cookie that shows it, so that strangers who guess the member's password
 * do not make the member wait: its attempts are counted apart. It replaces no password. The cookie is an HMAC over the
 * member and the hash of their password: nothing is stored, no other member can use it, and it ends when the password is
 * changed or the member removed. (OWASP: device cookies.)
 */

export const deviceDays = 180;
const deviceMs = deviceDays * 86_400_000;

type DeviceContext = Pick<MembersContext, 'keyHasher' | 'now'>;
type DeviceOwner = Pick<MemberRow, 'id' | 'password_hash'>;

/** Time in seconds, a nonce of 128 bits, an HMAC of 256 bits. */
const pattern = /^([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** The value of a new device's cookie. */
export function newDeviceToken(context: DeviceContext, member: DeviceOwner): string {
  const issued = Math.floor(context.now().getTime() / 1_000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${proofOf(context, member, issued, nonce).toString('base64url')}`;
}

/** The name under which a known device's attempts are counted; undefined unless the token is this member's. */
export function knownDevice(
  context: DeviceContext,
  token: string | undefined,
  member: DeviceOwner,
): string | undefined {
  const [, issued = '', nonce = '', given = ''] = pattern.exec(token ?? '') ?? [];
  if (issued === '') return undefined;
  const isRight = timingSafeEqual(Buffer.from(given, 'base64url'), proofOf(context, member, issued, nonce));
  const ageMs = context.now().getTime() - Number.parseInt(issued, 36) * 1_000;
  if (!isRight || ageMs > deviceMs) return undefined;
  return createHash('sha256').update(nonce).digest('base64url');
}

function proofOf(context: DeviceContext, member: DeviceOwner, issued: string, nonce: string): Buffer {
  return context.keyHasher(`member-device:${member.id}:${member.password_hash}:${issued}:${nonce}`);
}
