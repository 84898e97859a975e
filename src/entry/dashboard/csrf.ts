import { Tokens } from '@fastify/csrf';
import type { App } from '../../service/platform/app.ts';

/** A new salt in each token: responses are compressed, and a token that never changes could be guessed from their lengths (BREACH). */
const tokens = new Tokens({ saltLength: 16 });

/** The token that a form must contain: derived from the session's token, which no other site can read, so it need not be stored. */
export function csrfToken(context: Pick<App, 'keyHasher'>, sessionToken: string): string {
  return tokens.create(secretOf(context, sessionToken));
}

/** True when the form contains the token of this session. */
export function isCsrfToken(
  context: Pick<App, 'keyHasher'>,
  sessionToken: string,
  given: string | undefined,
): boolean {
  return given !== undefined && tokens.verify(secretOf(context, sessionToken), given);
}

const secretOf = (context: Pick<App, 'keyHasher'>, sessionToken: string): string =>
  context.keyHasher(`csrf:${sessionToken}`).toString('base64url');

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
