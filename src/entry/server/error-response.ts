/** Converts errors to responses; no other place does. */
import { type ErrorCode, errorRegistry } from '../../core/schema/error-registry.ts';
import { AppError } from '../../service/platform/errors.ts';
import { isDatabaseUnavailable } from '../../service/storage/database-unavailable.ts';
import { isStatementCanceled } from '../../service/storage/statement-canceled.ts';
import { isTransactionConflict } from '../../service/storage/transaction-conflict.ts';
import type { ErrorBody } from '../../core/schema/error.ts';

export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** Enough for a restart or a failover to make progress. */
const retryAfterSeconds = '5';

function docUrl(publicUrl: string, code: ErrorCode): string {
  return `${publicUrl}/docs/errors/${code}`;
}

export function errorResponse(error: AppError, publicUrl: string, requestId: string): ErrorResponse {
  const { code, details } = error;
  const { status, type } = errorRegistry[code];
  return {
    status,
    headers: { ...standardHeaders(status), ...details.headers },
    body: {
      error: {
        type,
        code,
        message: error.message,
        ...(details.param === undefined ? {} : { param: details.param }),
        ...(details.errors === undefined ? {} : { errors: [...details.errors] }),
        doc_url: docUrl(publicUrl, code),
        request_id: requestId,
      },
    },
  };
}

/** The headers that every response with a status has. */
export function standardHeaders(status: number): Readonly<Record<string, string>> {
  if (status === 401) return { 'www-authenticate': 'Bearer' };
  if (status === 503) return { 'retry-after': retryAfterSeconds };
  return {};
}

/** Converts any exception to a public error. Framework errors get codes of this API, all others `internal`. */
export function publicError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Nothing was done, and the same request succeeds when the other transaction has ended or released its lock.
  if (isDatabaseUnavailable(thrown) || isTransactionConflict(thrown) || isStatementCanceled(thrown))
    return new AppError('unavailable', { cause: thrown });
  const { code, statusCode } = frameworkFacts(thrown);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('invalid_content_type', { cause: thrown });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large', { cause: thrown });
  if (code === 'FST_ERR_BAD_URL') {
    const message = 'The path is not valid: it has a percent sign that is not followed by a UTF-8 character.';
    return new AppError('malformed_request', { message, cause: thrown });
  }
  // A truncated body is a stream error of Node, not of the framework.
  if (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    (statusCode >= 400 && statusCode < 500)
  ) {
    return new AppError('malformed_request', { cause: thrown });
  }
  return new AppError('internal', { cause: thrown });
}

function frameworkFacts(thrown: unknown): { readonly code: unknown; readonly statusCode: number } {
  if (typeof thrown !== 'object' || thrown === null) return { code: undefined, statusCode: 500 };
  const code = 'code' in thrown ? thrown.code : undefined;
  const statusCode = 'statusCode' in thrown ? thrown.statusCode : undefined;
  return { code, statusCode: typeof statusCode === 'number' ? statusCode : 500 };
}
