/** `trial`: one question is under way that decides between the other two. */
export const breakerStates = ['closed', 'open', 'trial'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** What a question says about the endpoint; `unknown`: nothing, because it was aborted or had too little time. */
export type EndpointSign = 'alive' | 'failed' | 'unknown';

export interface BreakerOptions {
  /** Consecutive failures that open the breaker. */
  readonly failuresMax: number;
  /** The pause before the first trial; doubles with each trial that fails. */
  readonly pauseMs: number;
  readonly pauseMsMax: number;
  readonly now: () => Date;
  /** Called when the breaker opens, opens again after a trial, or closes. */
  readonly onChange?: (change: { readonly state: 'open' | 'closed'; readonly pauseMs: number }) => void;
}

/** The right to ask one question. */
export interface Admission {
  /** Call it once, however the question ends. */
  ended(sign: EndpointSign): void;
}

export interface CircuitBreaker {
  state(): BreakerState;
  /** True when `admit` would refuse now. */
  isRefusing(): boolean;
  /** Null while the breaker is open and no trial is due, and while a trial is under way. */
  admit(): Admission | null;
}

/**
 * Stops questions to an endpoint that fails again and again, so that they fail at once instead of at their deadline. After
 * a pause one question is admitted as a trial: it closes the breaker, or prolongs the pause.
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const { failuresMax, pauseMsMax, now, onChange } = options;
  let failures = 0;
  let pauseMs = options.pauseMs;
  let openedAt: Date | null = null;
  let trial: Admission | null = null;

  const open = (): void => {
    openedAt = now();
    onChange?.({ state: 'open', pauseMs });
  };
  const close = (): void => {
    const wasOpen = openedAt !== null;
    failures = 0;
    pauseMs = options.pauseMs;
    openedAt = null;
    trial = null;
    if (wasOpen) onChange?.({ state: 'closed', pauseMs });
  };
  const isPausing = (): boolean => {
    if (openedAt === null) return false;
    const pausedMs = now().getTime() - openedAt.getTime();
    // Negative when the clock was set back: the pause must not last until it has caught up.
    return pausedMs >= 0 && pausedMs < pauseMs;
  };
  const isRefusing = (): boolean => openedAt !== null && (trial !== null || isPausing());

  return {
    state: () => (openedAt === null ? 'closed' : trial === null ? 'open' : 'trial'),
    isRefusing,
    admit() {
      if (isRefusing()) return null;
      const admission: Admission = {
        ended(sign) {
          const isTrial = trial === admission;
          if (isTrial) trial = null;
          if (sign === 'alive') close();
          if (sign !== 'failed') return;
          if (isTrial) {
            pauseMs = Math.min(2 * pauseMs, pauseMsMax);
            open();
          } else if (openedAt === null) {
            failures += 1;
            if (failures >= failuresMax) open();
          }
        },
      };
      if (openedAt !== null) trial = admission;
      return admission;
    },
  };
}
