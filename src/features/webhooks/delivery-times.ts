export interface DeliveryTimes {
  /** Delays between attempts; there is one attempt more than delays. */
  readonly retryStepsMs: readonly number[];
  /** From the DNS lookup to the status of the response. */
  readonly deadlineMs: number;
  /** An attempt that takes longer is slow, even if it succeeds. */
  readonly promptMs: number;
  /**
   * A delivery without a result after this time is sent again, even if its process lives; must be longer than any
   * attempt. The heartbeat frees those of a dead process sooner.
   */
  readonly leaseMs: number;
  /** Finds due deliveries whose notification was lost. */
  readonly pollIntervalMs: number;
  /** An endpoint is disabled when all attempts failed for this time, and at least so many of them. */
  readonly disableAfterMs: number;
  readonly disableAfterAttempts: number;
  /** Time for which a rotated secret still signs. */
  readonly secretOverlapMs: number;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Documented in docs/webhooks.md. */
export const defaultDeliveryTimes: DeliveryTimes = {
  retryStepsMs: [
    5 * secondMs,
    30 * secondMs,
    2 * minuteMs,
    10 * minuteMs,
    hourMs,
    3 * hourMs,
    8 * hourMs,
    16 * hourMs,
    24 * hourMs,
  ],
  deadlineMs: 15 * secondMs,
  promptMs: 2 * secondMs,
  leaseMs: 30 * secondMs,
  pollIntervalMs: 2 * secondMs,
  disableAfterMs: 72 * hourMs,
  disableAfterAttempts: 20,
  secretOverlapMs: 24 * hourMs,
};

/** Spreads the retries of deliveries that failed together. */
const jitter = 0.2;
/** Retry-After can delay an attempt to at most this multiple of its step. */
export const retryAfterSteps = 2;

/**
 * The delay after a failed attempt, numbered from 1; null after the last. `retryAfterMs` is from the response, `random`
 * from 0 to 1.
 */
export function retryDelayMs(
  times: Pick<DeliveryTimes, 'retryStepsMs'>,
  attempt: number,
  retryAfterMs: number | null,
  random: number,
): number | null {
  const stepMs = times.retryStepsMs[attempt - 1];
  if (stepMs === undefined) return null;
  const spreadMs = stepMs * (1 - jitter + 2 * jitter * random);
  return Math.max(Math.round(spreadMs), Math.min(retryAfterMs ?? 0, retryAfterSteps * stepMs));
}
