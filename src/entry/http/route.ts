import type { IncomingHttpHeaders } from 'node:http';

import type { z } from 'zod';
import type { ErrorCode } from '../../core/schema/error-registry.ts';
import type { FieldError } from '../../core/schema/error.ts';
import type { Scope } from '../../core/schema/vocabulary.ts';
import { AppError } from '../../service/platform/errors.ts';
import type { App } from '../../service/platform/app.ts';
import type { Caller } from '../../features/keys/authenticate.ts';
import type { HttpContext } from '../server/http-context.ts';
import { fieldErrorsOf, invalidRequest } from '../server/field-errors.ts';
import { namingMissing } from './name-missing.ts';
import type { ParsedBody } from './request-body.ts';
import { requireFieldScopes } from './required-scopes.ts';

/** Access to a route. No default, so that a route without it does not compile. */
export type RouteAccess = { readonly kind: 'public' } | KeyAccess;

export interface KeyAccess {
  readonly kind: 'key';
  /** Scope that a secret key needs. */
  readonly scope: Scope;
  /** Access of a publishable key: a 403, or only the metadata. */
  readonly publishable: 'refused' | 'metadata';
  /** Fields of the body that use what another scope guards, and that scope. */
  readonly fieldScopes?: Readonly<Record<string, Scope>>;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type SuccessStatus = 200 | 202;

export interface DocumentedHeader {
  readonly description: string;
  readonly example: string;
}

export interface RouteResponse {
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
  readonly headers?: Readonly<Record<string, DocumentedHeader>>;
}

/** Result of a handler. `json` is text, so that stored JSON is sent without parsing and serializing it. */
export interface RouteAnswer {
  readonly status: SuccessStatus | 503;
  readonly json: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RouteCall<Params, Query, Body, Access extends RouteAccess> {
  readonly context: HttpContext;
  readonly caller: Access extends KeyAccess ? Caller : undefined;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Aborted when the connection closes or the server stops. Ends the wait, never the work. */
  readonly signal: AbortSignal;
}

interface RouteDescription {
  readonly method: HttpMethod;
  /** With parameters in braces, as OpenAPI writes it: `/v1/analysis/{id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly responses: Readonly<Partial<Record<SuccessStatus | 503, RouteResponse>>>;
  /** Error codes in addition to those of every route. */
  readonly errors: readonly ErrorCode[];
  /** True for a route that saves something, once per `Idempotency-Key`: see `saving-route.ts`. */
  readonly saves?: true;
  readonly requestHeaders?: Readonly<Record<string, DocumentedHeader>>;
  readonly requestExample?: unknown;
}

export interface RouteDefinition<
  Access extends RouteAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends RouteDescription {
  readonly access: Access;
  /** Path parameters. An invalid one cannot name an existing object: 404. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Validation that depends on the configuration. Runs with the schema, so that one response lists all invalid fields. */
  readonly judgeBody?: (body: unknown, context: HttpContext) => readonly FieldError[];
  readonly handle: (
    call: RouteCall<z.output<Params>, z.output<Query>, z.output<Body>, Access>,
  ) => Promise<RouteAnswer> | RouteAnswer;
}

export interface RawCall {
  readonly context: HttpContext;
  readonly caller: Caller | undefined;
  readonly requestId: string;
  /** Request path with its query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: ParsedBody;
  readonly signal: AbortSignal;
  /** After a wait: throws AppError when the caller's key has ended meanwhile. `app` may be bound to a transaction. */
  readonly judgeKeyAgain: (app: App) => Promise<void>;
}

/** A route that validates its input; the server binds it and the documentation is generated from it. */
export interface Route extends RouteDescription {
  readonly access: RouteAccess;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  /** Validates, then handles. Throws AppError: `not_found` for the path, `invalid_request` with every invalid field. */
  readonly run: (call: RawCall) => Promise<RouteAnswer>;
}

export function definePublicRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  definition: RouteDefinition<{ readonly kind: 'public' }, Params, Query, Body>,
): Route {
  return bind(definition, () => undefined);
}

export function defineKeyRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  definition: RouteDefinition<KeyAccess, Params, Query, Body>,
): Route {
  return bind(definition, (caller) => {
    if (caller === undefined) throw new Error(`${definition.operationId} ran without authentication`);
    return caller;
  });
}

function bind<
  Access extends RouteAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  definition: RouteDefinition<Access, Params, Query, Body>,
  callerFor: (caller: Caller | undefined) => RouteCall<never, never, never, Access>['caller'],
): Route {
  const { params, query, body, handle } = definition;
  return {
    ...definition,
    params,
    query,
    body,
    run: namingMissing(definition.path, async (raw: RawCall) => {
      const input = parseInput(definition, raw);
      return await handle({ ...raw, ...input, caller: callerFor(raw.caller) });
    }),
  };
}

/** Throws AppError: `not_found` for the path, `invalid_request` with every invalid field. */
export function parseInput<
  Access extends RouteAccess,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  definition: Omit<RouteDefinition<Access, Params, Query, Body>, 'handle'>,
  raw: RawCall,
): { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> } {
  const query = parsePart(definition.query, raw.query);
  const body = parsePart(definition.body, raw.body.value);
  const judged = definition.judgeBody?.(raw.body.value, raw.context) ?? [];
  const errors = onePerField([...query.errors, ...raw.body.errors, ...body.errors, ...judged]);
  if (errors.length > 0 || !query.ok || !body.ok) throw invalidRequest(errors);
  const params = parsePart(definition.params, raw.params);
  if (!params.ok) throw new AppError('not_found');
  const { access } = definition;
  if (access.kind === 'key' && raw.caller !== undefined) {
    requireFieldScopes(raw.caller, access.fieldScopes ?? {}, body.value);
  }
  return { params: params.value, query: query.value, body: body.value };
}

/** Keeps the first error per field: a string that cannot be stored needs no second error. */
export function onePerField(errors: readonly FieldError[]): readonly FieldError[] {
  const seen = new Set<string>();
  return errors.filter(({ param }) => !seen.has(param) && seen.add(param));
}

export type ParsedPart<T> =
  | { readonly ok: true; readonly value: T; readonly errors: readonly [] }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export function parsePart<Schema extends z.ZodType>(
  schema: Schema | undefined,
  given: unknown,
): ParsedPart<z.output<Schema>> {
  // Without a schema the handler sees the part as unknown.
  if (schema === undefined) return { ok: true, value: given as z.output<Schema>, errors: [] };
  const parsed = safeParse(schema, given);
  if (parsed === undefined) return { ok: false, errors: [unreadableValue] };
  return parsed.success
    ? { ok: true, value: parsed.data, errors: [] }
    : { ok: false, errors: fieldErrorsOf(parsed.error, given, schema) };
}

const unreadableValue: FieldError = {
  param: 'body',
  code: 'invalid_field',
  message: 'Contains an object where none is allowed.',
};

/**
 * Undefined for values on which zod throws: it compares the `length` of any value in place of a list, and `{"length":
 * {"toString": null}}` cannot be compared.
 */
function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.ZodSafeParseResult<z.output<Schema>> | undefined {
  try {
    return schema.safeParse(given);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
