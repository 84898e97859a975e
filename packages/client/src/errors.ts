import type { ErrorBody } from './api-types.ts';
import type { ApiResponse } from './operation.ts';

/** What kind of problem an error is; `code` says which. */
export type ErrorKind =
  | 'authentication'
  | 'permission'
  | 'invalid_request'
  | 'not_found'
  | 'conflict'
  | 'rate_limit'
  | 'server'
  | 'connection'
  | 'timeout';

type ApiCode = ErrorBody['error']['code'];
type ClientCode = 'connection_failed' | 'timed_out' | 'metadata_only' | 'unexpected_response';

/** Codes of the API and of this client. Others may be added: the last member keeps completion in editors. */
export type ErrorCode = ApiCode | ClientCode | (string & Record<never, never>);

/** One invalid field of a request. */
export interface FieldError {
  readonly param: string;
  readonly code: ErrorCode;
  readonly message: string;
}

export interface ErrorDetails {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly message: string;
  readonly status?: number;
  readonly param?: string | undefined;
  readonly errors?: readonly FieldError[];
  readonly docUrl?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Any failure of a call. Has no `cause`: an error of another library may show the request's headers, and the API key with
 * them.
 */
export class CiteworthyError extends Error {
  override readonly name = 'CiteworthyError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  /** HTTP status; null when no response arrived. */
  readonly status: number | null;
  /** The invalid field, when there is one. */
  readonly param: string | null;
  /** Every invalid field. */
  readonly errors: readonly FieldError[];
  readonly docUrl: string | null;
  /** Identifies the request in the log of the service. */
  readonly requestId: string | null;
  /** When the same request may succeed; null when the service did not say. */
  readonly retryAfterSeconds: number | null;
  /** The accepted resource, when waiting for its end failed: it continues, and `wait(id)` resumes. */
  resourceId: string | null = null;

  constructor(details: ErrorDetails) {
    super(details.message);
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status ?? null;
    this.param = details.param ?? null;
    this.errors = details.errors ?? [];
    this.docUrl = details.docUrl ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** The error of a response from `baseUrl`. `body`: its parsed body, which a proxy may have written. */
export function responseError(
  status: number,
  body: unknown,
  requestId: string | null,
  retryAfterMs: number | undefined,
  baseUrl: string,
): CiteworthyError {
  const error = errorOf(body);
  return new CiteworthyError({
    kind: kindOf(status),
    code: error?.code ?? 'unexpected_response',
    message: error?.message ?? `Unexpected response with status ${String(status)}: check baseUrl ${baseUrl}.`,
    status,
    param: error?.param,
    errors: error?.errors ?? [],
    docUrl: error?.doc_url,
    requestId: error?.request_id ?? requestId ?? undefined,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  });
}

function errorOf(body: unknown): ErrorBody['error'] | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  const isError =
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string';
  return isError ? (error as ErrorBody['error']) : undefined;
}

const kinds: Readonly<Record<number, ErrorKind>> = {
  401: 'authentication',
  403: 'permission',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate_limit',
};

function kindOf(status: number): ErrorKind {
  return kinds[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'server');
}

/** Throws when the service answered with metadata only: the types of the client promise the whole resource. */
export function whole<Given extends { readonly id: string }, Whole extends Given>(
  response: ApiResponse<Given>,
  isWhole: (data: Given) => data is Whole,
): ApiResponse<Whole> {
  const { status, headers, data } = response;
  if (isWhole(data)) return { status, headers, data };
  const error = new CiteworthyError({
    kind: 'permission',
    code: 'metadata_only',
    message: 'This key receives only the metadata of the resource: it lacks the scope to read it.',
    status,
    requestId: headers.get('x-request-id') ?? undefined,
  });
  error.resourceId = data.id;
  throw error;
}
