import { type ErrorCode, errorRegistry } from '../../core/schema/error-registry.ts';
import { AppError } from '../../service/platform/errors.ts';
import { errorResponse } from '../server/error-response.ts';
import { invalidRequest } from '../server/field-errors.ts';
import { unknownFieldMessage } from '../server/unknown-field.ts';
import type { ErrorBody, FieldError } from '../../core/schema/error.ts';

export const exampleRequestId = 'req_01jd7r2k8mvb4c9x0q3n5t6w7y';

const unknownField: FieldError = {
  param: 'querys',
  code: 'unknown_field',
  message: unknownFieldMessage('querys', ['url', 'queries']),
};

/** Codes whose errors list fields. */
const fieldExamples: Partial<Record<ErrorCode, readonly FieldError[]>> = {
  invalid_request: [
    { param: 'url', code: 'missing_field', message: 'This field is required.' },
    unknownField,
  ],
  missing_field: [{ param: 'url', code: 'missing_field', message: 'This field is required.' }],
  invalid_field: [{ param: 'queries[2]', code: 'invalid_field', message: 'Must have 1 to 300 characters.' }],
  unknown_field: [unknownField],
  invalid_url: [{ param: 'url', code: 'invalid_url', message: 'Must be an absolute http or https URL.' }],
  html_too_large: [
    { param: 'html', code: 'html_too_large', message: 'Must be at most 5 MiB, counted as UTF-8.' },
  ],
};

/** An example error for the documentation, built as the server builds it. */
export function exampleAppError(code: ErrorCode): AppError {
  const fields = fieldExamples[code];
  if (fields !== undefined) return invalidRequest(fields);
  if (code === 'method_not_allowed') return new AppError(code, { headers: { allow: 'GET, HEAD, OPTIONS' } });
  if (code === 'rate_limited' || code === 'idempotency_in_progress')
    return new AppError(code, { headers: { 'retry-after': '1' } });
  if (code === 'quota_exceeded') return new AppError(code, { headers: { 'retry-after': '777600' } });
  if (code === 'queue_full') return new AppError(code, { headers: { 'retry-after': '30' } });
  return new AppError(code, { message: errorRegistry[code].message });
}

export function exampleErrorBody(code: ErrorCode, publicUrl: string): ErrorBody {
  return errorResponse(exampleAppError(code), publicUrl, exampleRequestId).body;
}
