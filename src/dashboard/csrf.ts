import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { App } from '../platform/app.ts';

/**
 * The token that a form must contain: derived from the session's token, which no other site can read, so it need not
 * be stored. Masked anew for each response: responses are compressed, and their lengths must not reveal it (BREACH).
 */
export function csrfToken(context: Pick<App, 'keyHasher'>, sessionToken: string): string {
  const token = secretOf(context, sessionToken);
  const mask = randomBytes(token.length);
  return Buffer.concat([mask, xor(token, mask)]).toString('base64url');
}

/** True when the form contains the token of this session. */
export function isCsrfToken(
  context: Pick<App, 'keyHasher'>,
  sessionToken: string,
  given: string | undefined,
): boolean {
  const token = secretOf(context, sessionToken);
  const bytes = Buffer.from(given ?? '', 'base64url');
  if (bytes.length !== 2 * token.length) return false;
  return timingSafeEqual(xor(bytes.subarray(token.length), bytes.subarray(0, token.length)), token);
}

const secretOf = (context: Pick<App, 'keyHasher'>, sessionToken: string): Buffer =>
  context.keyHasher(`csrf:${sessionToken}`);

const xor = (one: Buffer, other: Buffer): Buffer =>
  Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));

/**
 * Whether a browser reports that a request comes from another site. Browsers send `Sec-Fetch-Site` to secure
 * addresses and to localhost, and `Origin` with every POST. A client that sends neither is not a browser and has no
 * user's cookie.
 */
export function isForeign(
  headers: { readonly [name: string]: string | readonly string[] | undefined },
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = headers['origin'];
  if (origin === undefined) return false;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return true;
  // Behind a proxy the service may see another host than the browser.
  return new URL(origin).host !== headers['host'] && origin !== new URL(publicUrl).origin;
}
