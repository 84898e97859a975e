/** When a try may be repeated, and how long to wait before. */

const firstWaitMs = 500;
const waitMsMax = 8_000;

/** Refused before anything was done: any request may be sent again. */
const refused = 429;
/** The outcome is unknown or temporary: only requests that are safe to execute twice may be sent again. */
const temporary: readonly number[] = [408, 502, 503, 504];

export function isRetryable(status: number, code: string | undefined, isRepeatable: boolean): boolean {
  if (status === refused) return true;
  // A lost try is still being executed: its answer comes with the same key a moment later.
  return isRepeatable && (temporary.includes(status) || code === 'idempotency_in_progress');
}

/** Exponential, at least half of it random: clients that failed together must not return together. */
export function waitBeforeRetryMs(retries: number, retryAfterMs: number | undefined): number {
  const waitMs = Math.min(waitMsMax, firstWaitMs * 2 ** retries);
  return retryAfterMs === undefined
    ? waitMs * (0.5 + Math.random() / 2)
    : retryAfterMs + (waitMs * Math.random()) / 2;
}

/** `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3), which is read by the clock of the sender. */
export function retryAfterMsOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const atMs = Date.parse(value);
  if (Number.isNaN(atMs)) return undefined;
  const sentMs = Date.parse(headers.get('date') ?? '');
  return Math.max(0, atMs - (Number.isNaN(sentMs) ? Date.now() : sentMs));
}

/** Rejects with the signal's reason when it is aborted. */
export function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted === true) abort();
  });
}
