/**
 * The registry of public error codes with status, type and texts. The error pages of the docs are generated from it, and
 * only `server/error-response.ts` maps it to responses. Codes are never renamed or reused.
 */

export const errorTypes = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'not_found_error',
  'conflict_error',
  'rate_limit_error',
  'api_error',
] as const;

export type ErrorType = (typeof errorTypes)[number];

export interface ErrorDefinition {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500 | 503;
  readonly type: ErrorType;
  /** Default message for people; the thrower may give a more specific one. */
  readonly message: string;
  /** How to fix the request, for the docs. */
  readonly remedy: string;
}

export const errorRegistry = {
  malformed_request: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The request is not well-formed HTTP.',
    remedy: 'Use an HTTP client library. The headers and the path may have at most 16 KiB together.',
  },
  invalid_json: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The request body is not valid JSON.',
    remedy: 'Send a JSON object, encoded as UTF-8.',
  },
  invalid_content_type: {
    status: 400,
    type: 'invalid_request_error',
    message: 'Send the body as Content-Type: application/json.',
    remedy: 'Set the Content-Type header of every request with a body to application/json.',
  },
  invalid_content_encoding: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The request body cannot be decompressed.',
    remedy:
      'Compress the body with gzip or deflate and name that in Content-Encoding, or send it as it is without the header.',
  },
  invalid_request: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The request is not valid.',
    remedy: 'Correct every field that errors[] lists.',
  },
  missing_field: {
    status: 400,
    type: 'invalid_request_error',
    message: 'A required field is missing.',
    remedy: 'Add the field that errors[].param names.',
  },
  invalid_field: {
    status: 400,
    type: 'invalid_request_error',
    message: 'A field has a value that is not allowed.',
    remedy: 'Correct the field that errors[].param names.',
  },
  unknown_field: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The request has an unknown field.',
    remedy: 'Remove the field or correct its spelling. Unknown fields are never ignored.',
  },
  invalid_url: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The URL cannot be analysed.',
    remedy:
      'Give an absolute http or https URL of at most 2,048 characters, without credentials, on a public host. Pages of your own network need FETCH_ALLOW_NETWORKS on the server.',
  },
  html_too_large: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The HTML is larger than 5 MiB.',
    remedy: 'Send at most 5 MiB of HTML, counted as UTF-8.',
  },
  invalid_cursor: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The cursor is not valid for this list.',
    remedy: 'Use next_cursor of the previous page, unchanged.',
  },
  invalid_idempotency_key: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The Idempotency-Key must be 1 to 255 printable ASCII characters.',
    remedy: 'Use a new UUID for each operation.',
  },
  missing_api_key: {
    status: 401,
    type: 'authentication_error',
    message: 'No API key was sent. Use the header Authorization: Bearer <API_KEY>.',
    remedy: 'Send the secret key in the Authorization header.',
  },
  invalid_authorization_header: {
    status: 401,
    type: 'authentication_error',
    message: 'The Authorization header must have the form Bearer <API_KEY>.',
    remedy: 'Correct the header: the word Bearer, one space, the key.',
  },
  invalid_api_key: {
    status: 401,
    type: 'authentication_error',
    message: 'The API key is not valid.',
    remedy: 'Check that the whole key was copied and that it belongs to this server.',
  },
  expired_api_key: {
    status: 401,
    type: 'authentication_error',
    message: 'The API key has expired.',
    remedy: 'Create a new key and use it.',
  },
  revoked_api_key: {
    status: 401,
    type: 'authentication_error',
    message: 'The API key has been revoked.',
    remedy: 'Create a new key and use it.',
  },
  publishable_key_not_allowed: {
    status: 403,
    type: 'permission_error',
    message: 'A publishable key may not call this endpoint. Use a secret key, from a server.',
    remedy: 'Call this endpoint with a secret key, from your own server.',
  },
  missing_scope: {
    status: 403,
    type: 'permission_error',
    message: 'The key lacks the scope that this endpoint needs.',
    remedy: 'Use a key with the scope in the message.',
  },
  role_not_allowed: {
    status: 403,
    type: 'permission_error',
    message: 'Your role does not allow this.',
    remedy: 'In the dashboard: ask an owner of the account to do it, or to change your role.',
  },
  form_expired: {
    status: 403,
    type: 'permission_error',
    message: 'The form has expired. Open its page again and resubmit it.',
    remedy: 'In the dashboard: reload the page of the form and submit it again.',
  },
  origin_not_allowed: {
    status: 403,
    type: 'permission_error',
    message: 'The Origin of this request is not allowed for this publishable key.',
    remedy: 'Add the origin to the key, or use another key.',
  },
  metrics_not_public: {
    status: 403,
    type: 'permission_error',
    message: 'The metrics of this server are not public.',
    remedy:
      'Read them on the server’s own machine, not through a proxy; or set METRICS_TOKEN and send it as Authorization: Bearer <METRICS_TOKEN>.',
  },
  not_found: {
    status: 404,
    type: 'not_found_error',
    message: 'Not found.',
    remedy: 'Check the id or the path. Ids of the other environment are not found either.',
  },
  content_not_available: {
    status: 404,
    type: 'not_found_error',
    message: 'The content is available once the analysis is completed. A failed analysis has none.',
    remedy: 'Wait until the analysis has the status completed.',
  },
  method_not_allowed: {
    status: 405,
    type: 'invalid_request_error',
    message: 'This path does not support the method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  invalid_state: {
    status: 409,
    type: 'conflict_error',
    message: 'The state of the resource does not allow this.',
    remedy:
      'Read the resource to see its state. For example, an ended analysis cannot be canceled and a published injection cannot be edited.',
  },
  idempotency_key_reused: {
    status: 409,
    type: 'conflict_error',
    message: 'This Idempotency-Key was used for another request within the last 24 hours.',
    remedy: 'Use a new key for each new request; a retry must have the same method, path and body.',
  },
  idempotency_in_progress: {
    status: 409,
    type: 'conflict_error',
    message: 'Another request with this Idempotency-Key is in progress.',
    remedy: 'Send the same request again after one second to get the response of the first.',
  },
  body_too_large: {
    status: 413,
    type: 'invalid_request_error',
    message: 'The request body is larger than 10 MiB.',
    remedy: 'Send at most 10 MiB.',
  },
  rate_limited: {
    status: 429,
    type: 'rate_limit_error',
    message: 'Too many requests.',
    remedy: 'Wait for the seconds in Retry-After, then retry with exponential backoff and jitter.',
  },
  quota_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    message: 'The request exceeds a monthly quota of the plan.',
    remedy:
      'Ask the owner of the account for a larger quota or another plan, or wait the seconds in Retry-After, until the next calendar month (UTC). Work in progress counts until it ends, and is not charged if it fails.',
  },
  queue_full: {
    status: 429,
    type: 'rate_limit_error',
    message: 'The queue of the account is full.',
    remedy:
      'Wait for queued work to end, or cancel or delete some of it; retry after the seconds in Retry-After. The message has the limit and the present figure. Nothing of a refused request is queued. The limits are the settings ACCOUNT_QUEUE_JOBS_MAX and ACCOUNT_QUEUE_BYTES_MAX of the server.',
  },
  internal: {
    status: 500,
    type: 'api_error',
    message: 'Internal error. Try again; if the error persists, report the request id.',
    remedy: 'Retry with backoff. Search the server’s log for the request id to find the cause.',
  },
  unavailable: {
    status: 503,
    type: 'api_error',
    message: 'The service is not available at the moment.',
    remedy: 'Retry after the number of seconds in Retry-After.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorRegistry;

/** The cast is safe: the registry is a literal, so its keys are exactly the codes. */
export const errorCodes = Object.keys(errorRegistry) as readonly ErrorCode[];
