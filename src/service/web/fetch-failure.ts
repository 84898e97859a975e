/** Messages for every way in which a fetch fails. Content editors read them, so they contain no internals. */
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { addressLengthMax, ownNetworkHint } from '../../core/schema/page-address.ts';
import type { AnalysisErrorCode } from '../../core/schema/vocabulary.ts';
import { BlockedAddressError } from './guarded-agent.ts';

export function failure(code: AnalysisErrorCode, message: string, retryable = false): AnalysisError {
  return { code, message, retryable };
}

export const redirectsMax = 10;

export const failures = {
  canceled: () => failure('canceled', 'The fetch was canceled.'),
  timeout: (host: string, timeoutMs: number) =>
    failure('timeout', `${host} did not send the page within ${seconds(timeoutMs)}.`, true),
  blocked: (host: string) =>
    failure(
      'blocked_address',
      `${host} is not a public internet address, so the page is not fetched. ${ownNetworkHint}`,
    ),
  notFetchable: () =>
    failure('blocked_address', 'The address is not a plain http or https URL, so the page is not fetched.'),
  redirectNotFetchable: (host: string) =>
    failure(
      'blocked_address',
      `${host} redirects to an address that is not a plain http or https URL, so it is not followed.`,
    ),
  redirectTooLong: (host: string) =>
    failure(
      'too_large',
      `${host} redirects to an address of more than ${addressLengthMax.toLocaleString('en')} characters, so it is not followed.`,
    ),
  tooManyRedirects: () =>
    failure(
      'too_many_redirects',
      `The page redirects more than ${redirectsMax} times. Link to the final address directly.`,
    ),
  redirectLoop: () =>
    failure(
      'too_many_redirects',
      'The page redirects in a loop for clients without cookies, such as crawlers. Serve the page without a redirect.',
    ),
  redirectWithoutTarget: (status: number) =>
    failure('http_status', `The server sent redirect status ${status} without a usable target.`),
  tooLarge: (bytesMax: number) => failure('too_large', `The page is larger than ${mebibytes(bytesMax)}.`),
  unknownEncoding: () =>
    failure(
      'not_html',
      'The page uses a compression that the request did not offer (Content-Encoding), so it cannot be read.',
    ),
  brokenEncoding: () =>
    failure(
      'not_html',
      'The page is declared as compressed (Content-Encoding), but its data cannot be decompressed.',
    ),
  empty: () => failure('empty_page', 'The page is empty: the server sent no content.'),
  notHtml: (contentType: string | null) =>
    failure(
      'not_html',
      contentType === null
        ? 'The address does not serve HTML, and the server sends no content type.'
        : `The address serves ${contentType}, not HTML.`,
    ),
  botChallenge: (vendor: string) =>
    failure(
      'bot_challenge',
      `The site showed a bot check (${vendor}) instead of the page. Allow this crawler, or send the page's HTML.`,
    ),
  paused: (host: string, leftMs: number) =>
    failure(
      'http_status',
      `${host} asked for a pause of another ${Math.ceil(leftMs / 1000)} seconds (Retry-After), so the page is not fetched.`,
      true,
    ),
  httpStatus: (status: number) =>
    failure(
      'http_status',
      `The page returned HTTP status ${status}${statusMeaning(status)}.`,
      isTransientStatus(status),
    ),
} as const;

export interface ClassifiedError {
  readonly error: AnalysisError;
  /** True for faults that a retry often avoids: a reset, a slow connection. */
  readonly isTransient: boolean;
}

interface ErrorMeaning {
  readonly code: AnalysisErrorCode;
  /** Follows the host's name. */
  readonly words: string;
  readonly retryable: boolean;
  readonly isTransient?: true;
}

const noConnectionInTime: ErrorMeaning = {
  code: 'timeout',
  words: 'did not accept a connection in time',
  retryable: true,
  isTransient: true,
};
const stoppedAnswering: ErrorMeaning = {
  code: 'timeout',
  words: 'stopped answering before the page was complete',
  retryable: true,
};
const closedEarly: ErrorMeaning = {
  code: 'connection_failed',
  words: 'closed the connection before the page was complete',
  retryable: true,
  isTransient: true,
};
const noSuchName: ErrorMeaning = {
  code: 'dns_failure',
  words: 'is not a host name that exists (DNS)',
  retryable: false,
};
const lookupFailed: ErrorMeaning = {
  code: 'dns_failure',
  words: 'could not be looked up (DNS)',
  retryable: true,
};
const invalidHttp: ErrorMeaning = {
  code: 'connection_failed',
  words: 'sent a response that is not valid HTTP',
  retryable: false,
};
const headersTooLarge: ErrorMeaning = {
  code: 'too_large',
  words: 'sent response headers larger than 64 KiB',
  retryable: false,
};

/** Error codes of Node, undici and its HTTP parser. */
const meanings: ReadonlyMap<string, ErrorMeaning> = new Map([
  ['UND_ERR_CONNECT_TIMEOUT', noConnectionInTime],
  ['ETIMEDOUT', noConnectionInTime],
  ['UND_ERR_HEADERS_TIMEOUT', stoppedAnswering],
  ['UND_ERR_BODY_TIMEOUT', stoppedAnswering],
  ['ENOTFOUND', noSuchName],
  ['ENODATA', noSuchName],
  ['UND_ERR_HEADERS_OVERFLOW', headersTooLarge],
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['ECONNREFUSED', { code: 'connection_failed', words: 'refused the connection', retryable: true }],
  ['ECONNRESET', closedEarly],
  ['EPIPE', closedEarly],
  ['UND_ERR_SOCKET', closedEarly],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', invalidHttp],
]);

const unknownMeaning: ErrorMeaning = {
  code: 'connection_failed',
  words: 'could not be reached',
  retryable: true,
};

/** Converts an error of the network layer to the public error. `host` is the host of the failed request. */
export function classifyError(thrown: unknown, host: string): ClassifiedError {
  const { code, isBlocked } = inspect(thrown);
  if (isBlocked) return { error: failures.blocked(host), isTransient: false };
  if (isTlsCode(code)) {
    const message = `A secure connection to ${host} could not be made: ${tlsReason(code)}.`;
    return { error: failure('tls_failure', message), isTransient: false };
  }
  const meaning = meanings.get(code) ?? meaningByPrefix(code);
  return {
    error: failure(meaning.code, `${host} ${meaning.words}.`, meaning.retryable),
    isTransient: meaning.isTransient === true,
  };
}

function meaningByPrefix(code: string): ErrorMeaning {
  if (code.startsWith('EAI_') || code === 'ESERVFAIL' || code === 'ETIMEOUT') return lookupFailed;
  return code.startsWith('HPE_') ? invalidHttp : unknownMeaning;
}

/** Unwraps causes: undici wraps the error, and Node's happy eyeballs throws an AggregateError. */
function inspect(thrown: unknown): { readonly code: string; readonly isBlocked: boolean } {
  let current: unknown = thrown;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof BlockedAddressError) return { code: '', isBlocked: true };
    const code: unknown = Reflect.get(current, 'code');
    if (typeof code === 'string' && code !== '') return { code, isBlocked: false };
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return { code: '', isBlocked: false };
}

function isTlsCode(code: string): boolean {
  return /^(ERR_TLS_|ERR_SSL_|CERT_|EPROTO$|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|CRL_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/.test(
    code,
  );
}

function tlsReason(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired';
  if (code === 'CERT_NOT_YET_VALID') return 'its certificate is not valid yet';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH') {
    return 'its certificate is for another name';
  }
  if (code.includes('SELF_SIGNED')) return 'its certificate is self-signed';
  if (code.startsWith('UNABLE_TO_') || code.startsWith('CERT_') || code === 'INVALID_CA') {
    return 'its certificate is not trusted, or its chain is incomplete';
  }
  return 'the server and this client could not agree on a protocol';
}

function isTransientStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

function statusMeaning(status: number): string {
  const known: Readonly<Record<number, string>> = {
    401: ' (sign-in required)',
    403: ' (access refused)',
    404: ' (not found)',
    410: ' (gone)',
    429: ' (too many requests)',
    451: ' (unavailable for legal reasons)',
  };
  return known[status] ?? (status >= 500 ? ' (server error)' : '');
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} seconds`;
}

function mebibytes(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round((bytes / 1024 / 1024) * 10) / 10} MiB` : `${bytes} bytes`;
}
