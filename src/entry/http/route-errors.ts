import { type ErrorCode, errorCodes } from '../../core/schema/error-registry.ts';
import type { Route } from './route.ts';

const bodyErrors: readonly ErrorCode[] = [
  'invalid_json',
  'invalid_content_type',
  'invalid_content_encoding',
  'invalid_request',
  'missing_field',
  'invalid_field',
  'unknown_field',
  'body_too_large',
];

const keyErrors: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_authorization_header',
  'invalid_api_key',
  'expired_api_key',
  'revoked_api_key',
  'missing_scope',
  'rate_limited',
];

const idempotencyErrors: readonly ErrorCode[] = [
  // The resource of the key's first request may have been deleted.
  'not_found',
  'invalid_idempotency_key',
  'idempotency_key_reused',
  'idempotency_in_progress',
];

/** Every error code of a route, in registry order. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const { access } = route;
  const codes = new Set<ErrorCode>([
    'malformed_request',
    ...(access.kind === 'key' ? keyErrors : []),
    ...(access.kind === 'key' && access.publishable === 'refused'
      ? (['publishable_key_not_allowed'] as const)
      : []),
    ...(route.body === undefined ? [] : bodyErrors),
    ...(route.saves === true ? idempotencyErrors : []),
    ...(route.query === undefined ? [] : (['invalid_request', 'invalid_field'] as const)),
    ...(route.params === undefined ? [] : (['not_found'] as const)),
    ...route.errors,
    'internal',
    'unavailable',
  ]);
  return errorCodes.filter((code) => codes.has(code));
}
