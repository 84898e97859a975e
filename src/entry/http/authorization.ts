/** Authentication and permission, before any other check of a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../core/schema/error-registry.ts';
import { AppError } from '../../service/platform/errors.ts';
import type { Authentication, Caller } from '../../features/keys/authenticate.ts';
import { authenticate, findEndOfKey } from '../../features/keys/authenticate.ts';
import type { App } from '../../service/platform/app.ts';
import { clientAddress } from '../../features/limits/client-address.ts';
import { corsHeaders } from './cors.ts';
import type { HttpContext } from '../server/http-context.ts';
import { quotaWarning } from './quota-warning.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { requireScope } from './required-scopes.ts';
import type { KeyAccess } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set after authentication, on routes that need a key. */
    caller: Caller | undefined;
    /** When the key was last looked at, in milliseconds of `performance.now()`. */
    keyJudgedAt: number;
  }
}

/**
 * A key is looked at again after this long, because bodies and waits take as long as clients like: a revoked key stops
 * working within one second. Ordinary requests take less, and cost one query.
 */
const judgedAgainMs = 500;

type Refusal = Exclude<
  Extract<Authentication, { readonly ok: false }>['reason'],
  'rate_limited' | 'origin_not_allowed'
>;

const refusals: Readonly<Record<Refusal, ErrorCode>> = {
  malformed: 'invalid_api_key',
  unknown: 'invalid_api_key',
  expired: 'expired_api_key',
  revoked: 'revoked_api_key',
};

/** What a key needs for a request; no scope where the body names the operation, which then judges the key's scopes. */
export type RequestAccess = Pick<KeyAccess, 'publishable'> & { readonly scope: KeyAccess['scope'] | null };

/**
 * Authenticates a request. With a valid key it takes one token whatever the response is, because every response costs the
 * server work; the exception is a publishable key refused for its origin, which counts against the client's address like
 * a failed authentication. Sets `request.caller` and, for every outcome, the rate limit headers. Throws AppError with status 401, 403 or 429.
 */
export async function authorize(
  context: HttpContext,
  access: RequestAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { authorization, origin } = request.headers;
  request.keyJudgedAt = performance.now();
  const authentication = await authenticateHeader(context, authorization, origin);
  if ('code' in authentication) throw await failedAuthentication(context, request, authentication.code);
  const { caller, rateLimit } = authentication;
  reply.headers({ ...rateLimitHeaders(rateLimit), ...corsHeaders(caller, access, origin) });
  request.caller = caller;
  if (!authentication.ok) {
    if (authentication.reason === 'origin_not_allowed') {
      throw await failedAuthentication(context, request, 'origin_not_allowed');
    }
    throw new AppError('rate_limited', { headers: { 'retry-after': String(rateLimit.retryAfterSeconds) } });
  }
  requirePermission(caller, access);
  if (request.method === 'POST') reply.headers(await quotaWarning(context.app, caller));
}

/**
 * Looks at the key again unless it was looked at just now. `app` may be bound to a transaction. Throws AppError with status
 * 401 when the key was revoked or has expired since.
 */
export async function authorizeAgain(
  request: FastifyRequest,
  app: Pick<App, 'database' | 'now'>,
): Promise<void> {
  const { caller, keyJudgedAt } = request;
  const now = performance.now();
  if (caller === undefined || now - keyJudgedAt < judgedAgainMs) return;
  const end = await findEndOfKey(app, caller);
  // Not counted as a failed authentication: the key was right, and the request took a token.
  if (end !== undefined) throw new AppError(refusals[end]);
  request.keyJudgedAt = now;
}

type KnownKey = Extract<Authentication, { readonly caller: Caller }>;

async function authenticateHeader(
  { app }: HttpContext,
  authorization: string | undefined,
  origin: string | undefined,
): Promise<KnownKey | { readonly code: ErrorCode }> {
  if (authorization === undefined) return { code: 'missing_api_key' };
  // RFC 9110, section 11.1: the scheme is case-insensitive.
  const key = /^Bearer +([\x21-\x7e]+)$/i.exec(authorization)?.[1];
  if (key === undefined) return { code: 'invalid_authorization_header' };
  const authentication = await authenticate(app, key, origin);
  return 'caller' in authentication ? authentication : { code: refusals[authentication.reason] };
}

/** The error for a failed authentication, or for a refused origin: `code`, or 429 after too many failures. */
async function failedAuthentication(
  { app, failedAuthentications }: HttpContext,
  request: FastifyRequest,
  code: ErrorCode,
): Promise<AppError> {
  try {
    // `request.ip` follows X-Forwarded-For only from proxies in TRUST_PROXY, which may forward any text.
    const waitSeconds = await failedAuthentications.count(clientAddress(request.ip));
    if (waitSeconds === undefined) return new AppError(code);
    return new AppError('rate_limited', {
      message:
        code === 'origin_not_allowed'
          ? 'Too many requests from origins that are not allowed for their key.'
          : 'Too many requests without a valid API key.',
      headers: { 'retry-after': String(waitSeconds) },
    });
  } catch (error) {
    // The caller still gets the authentication error: the failed count is an internal problem.
    app.log.error({ err: error }, 'cannot count a failed authentication');
    return new AppError(code);
  }
}

/** Throws AppError `publishable_key_not_allowed` or `missing_scope` unless the caller may use the route. */
function requirePermission(caller: Caller, access: RequestAccess): void {
  if (caller.keyType === 'publishable' && access.publishable === 'refused') {
    throw new AppError('publishable_key_not_allowed');
  }
  if (access.scope !== null) requireScope(caller, access.scope);
}
