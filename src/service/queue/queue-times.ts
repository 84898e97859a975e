export interface QueueTimes {
  /** Waits before the second and the third attempt after a failure. */
  readonly retryDelaysMs: readonly number[];
  /** Interval of polls, which find delayed jobs and jobs whose notification was lost. */
  readonly pollIntervalMs: number;
  /** On a shared database: a job whose lease was not renewed for this long runs again. Whole seconds. */
  readonly leaseMs: number;
  /** Interval at which processes renew their leases and end expired ones. */
  readonly renewalIntervalMs: number;
  /** Delay before retrying to save the outcome of an attempt. */
  readonly settleRetryMs: number;
}

/**
 * The jobs of a dead process are freed by the heartbeat (`platform/heartbeat.ts`) long before their leases end. Leases
 * serve where no heartbeat knows of a process: those of versions without one. A third of the lease between renewals
 * tolerates two failed ones; the lease is the same in all versions, because each ends the leases of the others.
 */
export const defaultQueueTimes: QueueTimes = {
  retryDelaysMs: [1_000, 10_000],
  pollIntervalMs: 2_000,
  leaseMs: 30_000,
  renewalIntervalMs: 10_000,
  settleRetryMs: 1_000,
};
