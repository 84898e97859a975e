/** Sends requests over fetch: one try, or as many as are safe within the time limit. Knows nothing of the API's paths. */
import { CiteworthyError } from './errors.ts';
import { delay, isRetryable, retryAfterMsOf, waitBeforeRetryMs } from './retry.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A try may last the longest wait of the service, 30 s, and the upload of 10 MiB. A longer silence is a lost connection. */
export const tryTimeoutMs = 60_000;

/** The longest time that a timer can be set to; a longer one ends at once. */
const timerMsMax = 2 ** 31 - 1;

export interface Sending {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Limit for all tries and the waits between them. */
  readonly timeoutMs: number;
  readonly retriesMax: number;
  /** Whether executing it twice does no harm. */
  readonly isRepeatable: boolean;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; undefined when it is not JSON. */
  readonly data: unknown;
}

type Outcome = Received | CiteworthyError;

/** The last response, whatever its status. Throws when there is none, or the signal's reason when it was aborted. */
export async function send(fetch: Fetch, key: string, sending: Sending): Promise<Received> {
  const endMs = performance.now() + sending.timeoutMs;
  for (let retries = 0; ; retries += 1) {
    const outcome = await tryOnce(fetch, key, sending, endMs - performance.now());
    const waitMs = retries < sending.retriesMax ? waitOf(outcome, sending, retries) : undefined;
    // A wait beyond the limit would only delay the error.
    if (waitMs === undefined || performance.now() + waitMs >= endMs) {
      if (outcome instanceof CiteworthyError) throw outcome;
      return outcome;
    }
    await delay(waitMs, sending.signal);
  }
}

/** Undefined when the outcome is final. */
function waitOf(outcome: Outcome, { isRepeatable }: Sending, retries: number): number | undefined {
  if (outcome instanceof CiteworthyError) {
    return isRepeatable ? waitBeforeRetryMs(retries, undefined) : undefined;
  }
  return isRetryable(outcome.status, codeOf(outcome.data), isRepeatable)
    ? waitBeforeRetryMs(retries, retryAfterMsOf(outcome.headers))
    : undefined;
}

function codeOf(data: unknown): string | undefined {
  return (data as { error?: { code?: string } | null } | null | undefined)?.error?.code;
}

async function tryOnce(fetch: Fetch, key: string, sending: Sending, leftMs: number): Promise<Outcome> {
  const { method, url, headers, body, signal } = sending;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  // The only try has all the time.
  const tryMs = sending.retriesMax === 0 ? timerMsMax : tryTimeoutMs;
  const timer = setTimeout(abort, Math.min(leftMs, tryMs));
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([
      receive(fetch, key, url, {
        method,
        headers,
        signal: controller.signal,
        // The service never redirects, and a followed redirect could change a POST to a GET.
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      }),
      // For a given fetch that ignores the signal.
      aborted(controller.signal),
    ]);
  } catch (error) {
    signal?.throwIfAborted();
    if (!controller.signal.aborted) return connectionError(error, key);
    return new CiteworthyError({
      kind: 'timeout',
      code: 'timed_out',
      message: 'No response within the time limit.',
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

async function receive(fetch: Fetch, key: string, url: string, init: RequestInit): Promise<Received> {
  const response = await fetch(url, init);
  const { status, headers } = response;
  const text = await response.text();
  // A proxy that repeats the request in its errors must not put the key into logs.
  return { status, headers, data: parse(status < 300 ? text : text.replaceAll(key, '[key]')) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Messages and codes of the error and its causes: “fetch failed” alone explains nothing. */
function connectionError(error: unknown, key: string): CiteworthyError {
  const words: string[] = [];
  for (let cause = error; cause instanceof Error && words.length < 3; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    words.push(cause.message === '' ? code : cause.message);
  }
  const message = `Cannot reach the service: ${words.join(': ') || String(error)}`;
  return new CiteworthyError({
    kind: 'connection',
    code: 'connection_failed',
    message: message.replaceAll(key, '[key]'),
  });
}
