/** `skipped`: not configured, or impossible before another problem is solved. */
export type Verdict = 'ok' | 'warning' | 'failed' | 'skipped';

/** What one check of the installation found. */
export interface Finding {
  /** `node`, `settings`, … */
  readonly check: string;
  readonly verdict: Verdict;
  readonly message: string;
  /** What to do about it; null for nothing. */
  readonly next: string | null;
  /** Figures for programs. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export const ok = (check: string, message: string, details?: Finding['details']): Finding => ({
  check,
  verdict: 'ok',
  message,
  next: null,
  ...(details === undefined ? {} : { details }),
});

export const warning = (check: string, message: string, next: string): Finding => ({
  check,
  verdict: 'warning',
  message,
  next,
});

export const failed = (check: string, message: string, next: string): Finding => ({
  check,
  verdict: 'failed',
  message,
  next,
});

export const skipped = (check: string, message: string, next: string | null = null): Finding => ({
  check,
  verdict: 'skipped',
  message,
  next,
});
