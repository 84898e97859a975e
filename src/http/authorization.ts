/** Authentication, then permission: what comes before anything else of a request is judged. */
import type { ErrorCode } from '../errors.ts';
import { AppError } from '../errors.ts';
import type { Authentication, Caller } from '../keys/authenticate.ts';
import { authenticate } from '../keys/authenticate.ts';
import type { App } from '../service/app.ts';
import type { KeyAccess } from './route.ts';

type Refusal = Extract<Authentication, { readonly ok: false }>['reason'];

const refusals: Readonly<Record<Refusal, ErrorCode>> = {
  malformed: 'invalid_api_key',
  unknown: 'invalid_api_key',
  expired: 'expired_api_key',
  revoked: 'revoked_api_key',
};

/** Who makes the request. Throws AppError with status 401. */
export async function requireCaller(app: App, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined) throw new AppError('missing_api_key');
  // RFC 9110, section 11.1: the scheme's name is case-insensitive.
  const key = /^Bearer +([\x21-\x7e]+)$/i.exec(authorization)?.[1];
  if (key === undefined) throw new AppError('invalid_authorization_header');
  const authentication = await authenticate(app, key);
  if (!authentication.ok) throw new AppError(refusals[authentication.reason]);
  return authentication.caller;
}

/** Throws AppError `publishable_key_not_allowed` or `missing_scope` unless the caller may use the route. */
export function requirePermission(caller: Caller, access: KeyAccess): void {
  if (caller.keyType === 'publishable' && access.publishable === 'refused') {
    throw new AppError('publishable_key_not_allowed');
  }
  if (!caller.scopes.includes(access.scope)) {
    throw new AppError('missing_scope', {
      message: `This endpoint needs a key with the scope ${access.scope}.`,
    });
  }
}
