/** Types of a call, derived from the generated `paths`. */
import type { paths } from './api-types.ts';

export interface CallOptions {
  /** Ends the call, its retries and its waits; accepted work continues on the service. */
  readonly signal?: AbortSignal | undefined;
  /** Limit for the whole call with its retries and waits. */
  readonly timeoutMs?: number | undefined;
  /** Repeats after the first try. */
  readonly retriesMax?: number | undefined;
}

/** Options of a POST that saves something. */
export interface SavingOptions extends CallOptions {
  /** Made for each call when not given. Give one to repeat a call safely in another process or on another day. */
  readonly idempotencyKey?: string | undefined;
}

export interface WaitingOptions extends SavingOptions {
  /** How long the service waits for the end before it answers, 0-30 s. Default: 5. */
  readonly waitSeconds?: number | undefined;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type ApiPath = keyof paths;

export type MethodOf<Path extends ApiPath> = {
  [Name in Verb]: paths[Path][Name] extends object ? Uppercase<Name> : never;
}[Verb];

export type OperationOf<Path extends ApiPath, Method extends string> =
  Lowercase<Method> extends keyof paths[Path] ? paths[Path][Lowercase<Method>] : never;

type ParameterOf<Operation, Place extends string> = Operation extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? Parameters[Place]
    : undefined
  : undefined;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

/** A property that is required, optional or absent, as the operation says. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type RequestOptions<Operation> = WaitingOptions &
  Part<'params', ParameterOf<Operation, 'path'>> &
  Part<'query', ParameterOf<Operation, 'query'>> &
  Part<'body', BodyOf<Operation>>;

/** Optional where every option is. */
export type RequestArguments<Operation> =
  Record<never, never> extends RequestOptions<Operation>
    ? [options?: RequestOptions<Operation>]
    : [options: RequestOptions<Operation>];

/** The body of a successful response. */
export type ResultOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends { content: { 'application/json': infer Body } }
        ? Body
        : never;
    }[keyof Responses]
  : never;

export interface ApiResponse<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
}

export interface RawOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** Sends one try and returns the response as received, errors too. */
  readonly raw: true;
  readonly body?: unknown;
  /** Replace those of the client, `authorization` too. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
