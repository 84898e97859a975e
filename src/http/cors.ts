/**
 * Cross-origin requests (https://fetch.spec.whatwg.org/#http-cors-protocol): only with publishable keys, and only
 * where a route lets them in. A secret key has no place in a browser, so nothing helps it to work in one.
 */
import { AppError } from '../platform/errors.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { KeyAccess } from './route.ts';

/** What a script may read of an answer besides its body. */
const exposedHeaders = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ');

const preflightSeconds = '600';

/**
 * Throws AppError `origin_not_allowed` for a publishable key that has a list without this origin. Browsers write an
 * origin in one way alone (lower case, default ports left out), so the texts are compared; `null`, which every sandboxed
 * page is, is on no list. A request without an origin is not a page's.
 */
export function requireOrigin(caller: Caller, origin: string | undefined): void {
  if (caller.keyType !== 'publishable' || origin === undefined || caller.allowedOrigins.length === 0) return;
  if (!caller.allowedOrigins.includes(origin)) throw new AppError('origin_not_allowed');
}

/** Lets a page of an allowed origin read the answer. */
export function corsHeaders(
  caller: Caller,
  access: KeyAccess,
  origin: string | undefined,
): Readonly<Record<string, string>> {
  if (access.publishable === 'refused' || caller.keyType !== 'publishable') return {};
  const servesAll = caller.allowedOrigins.length === 0;
  if (origin === undefined || !(servesAll || caller.allowedOrigins.includes(origin)))
    return { vary: 'Origin' };
  return {
    'access-control-allow-origin': servesAll ? '*' : origin,
    'access-control-expose-headers': exposedHeaders,
    vary: 'Origin',
  };
}

/**
 * The answer to a preflight. It carries no key, so the list of a key cannot be asked yet: the request itself will be.
 * `methods` are those of the path that take publishable keys.
 */
export function preflightHeaders(methods: string | undefined): Readonly<Record<string, string>> {
  if (methods === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    // Named, because a wildcard does not stand for this one.
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': preflightSeconds,
  };
}
