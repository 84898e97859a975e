/**
 * Cross-origin requests (https://fetch.spec.whatwg.org/#http-cors-protocol): only with publishable keys, on routes that
 * accept them. Secret keys must not be used in browsers, so they get no CORS headers.
 */
import type { Caller } from '../../features/keys/authenticate.ts';
import type { KeyAccess } from './route.ts';

/** Response headers that scripts may read. */
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

/** Lets pages of an allowed origin read the response. */
export function corsHeaders(
  caller: Caller,
  access: Pick<KeyAccess, 'publishable'>,
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
 * The preflight response. A preflight has no key, so the origin is checked on the actual request. `methods`: the path's
 * methods that accept publishable keys.
 */
export function preflightHeaders(methods: string | undefined): Readonly<Record<string, string>> {
  if (methods === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    // Listed by name: a wildcard does not cover Authorization.
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': preflightSeconds,
  };
}
