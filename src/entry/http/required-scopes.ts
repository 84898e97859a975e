import { AppError } from '../../service/platform/errors.ts';
import type { Caller } from '../../features/keys/authenticate.ts';
import type { Scope } from '../../core/schema/vocabulary.ts';

/** Throws AppError `missing_scope` unless the key has the scope of the route. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.includes(scope)) return;
  throw new AppError('missing_scope', { message: `This endpoint needs a key with the scope ${scope}.` });
}

/**
 * Throws AppError `missing_scope` when the body has a field whose scope the key lacks. Judged before a stored response of
 * another key's request is replayed. 0 is the same as no `max_age`.
 */
export function requireFieldScopes(
  caller: Caller,
  fieldScopes: Readonly<Record<string, Scope>>,
  body: unknown,
): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [field, scope] of Object.entries(fieldScopes)) {
    const value: unknown = Reflect.get(body, field);
    if (value === undefined || value === 0 || caller.scopes.includes(scope)) continue;
    throw new AppError('missing_scope', {
      message: `The field ${field} needs a key with the scope ${scope}.`,
      param: field,
    });
  }
}
