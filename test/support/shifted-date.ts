/** Moves the clock of this process, as someone who sets the machine's clock does; the monotonic clock stays. */
export interface ShiftedDate {
  shift(ms: number): void;
  restore(): void;
}

export function shiftDate(): ShiftedDate {
  const Real = globalThis.Date;
  let shiftMs = 0;
  class Shifted extends Real {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Shifted.now());
      else super(...(given as [number]));
    }
    static override now(): number {
      return Real.now() + shiftMs;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
  return {
    shift: (ms) => void (shiftMs = ms),
    restore: () => void (globalThis.Date = Real),
  };
}
