export interface QueueTimes {
  /** Waits before the second and the third attempt after a failure. */
  readonly retryDelaysMs: readonly number[];
  /** How often to look without being woken: finds delayed jobs and what a lost notification left. */
  readonly pollIntervalMs: number;
  /** On a shared database: a job whose process has not renewed its lease for so long runs again. Whole seconds. */
  readonly leaseMs: number;
  /** How often leases are renewed, and those of dead processes ended. */
  readonly renewalIntervalMs: number;
  /** How long to wait before telling the database again what became of an attempt. */
  readonly settleRetryMs: number;
}

/**
 * A job of a process that died runs again after the lease, at most one interval and one poll: 42 s, of the 60 s that
 * are promised. A third of the lease between renewals lets two of them fail.
 */
export const defaultQueueTimes: QueueTimes = {
  retryDelaysMs: [1_000, 10_000],
  pollIntervalMs: 2_000,
  leaseMs: 30_000,
  renewalIntervalMs: 10_000,
  settleRetryMs: 1_000,
};
