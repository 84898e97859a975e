export interface DeliveryTimes {
  /** Steps between the attempts: one attempt more than there are of them is made. */
  readonly retryStepsMs: readonly number[];
  /** From the lookup of the name to the status of the answer. */
  readonly deadlineMs: number;
  /** A delivery that its process has not ended after so long is sent again; longer than any attempt takes. */
  readonly leaseMs: number;
  /** How often to look without being woken: finds what a lost notification left. */
  readonly pollIntervalMs: number;
  /** An endpoint is disabled when every attempt has failed for so long, and so many of them. */
  readonly disableAfterMs: number;
  readonly disableAfterAttempts: number;
  /** How long a secret is good for after it was rotated. */
  readonly secretOverlapMs: number;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The contract's. */
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
  leaseMs: 30 * secondMs,
  pollIntervalMs: 2 * secondMs,
  disableAfterMs: 72 * hourMs,
  disableAfterAttempts: 20,
  secretOverlapMs: 24 * hourMs,
};

/** So that the deliveries that failed together do not come back together. */
const jitter = 0.2;
/** More than this many steps a receiver cannot put an attempt off by Retry-After. */
const retryAfterSteps = 2;

/**
 * How long to wait after a failed attempt, the first being 1; null after the last. `retryAfterMs` is what the receiver
 * asked for, `random` from 0 to 1.
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
