/** The offset between a clock and the monotonic one of the process that may decide on what cannot be undone. */
export interface SettledOffset {
  /** Takes the offset of this moment. */
  observe(offsetMs: number, monotonicMs: number): void;
  value(): number;
}

/** A larger change than drift. */
export const jumpMs = 60_000;

/** Follows a clock that goes back at once, and a jump forward when it has lasted `settleMs`. */
export function settledOffset(startMs: number, settleMs: number): SettledOffset {
  let settledMs = startMs;
  let ahead: { readonly offsetMs: number; readonly sinceMs: number } | undefined;
  return {
    observe(offsetMs, monotonicMs) {
      if (offsetMs - settledMs > jumpMs) {
        if (ahead === undefined || Math.abs(offsetMs - ahead.offsetMs) > jumpMs)
          ahead = { offsetMs, sinceMs: monotonicMs };
        if (monotonicMs - ahead.sinceMs < settleMs) return;
      }
      settledMs = offsetMs;
      ahead = undefined;
    },
    value: () => settledMs,
  };
}
