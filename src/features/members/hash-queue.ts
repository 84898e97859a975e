import { AppError } from '../../service/platform/errors.ts';

/**
 * Who waits for a password hash. `known`: an open session, a device on which the member signed in before, an invited
 * person. `stranger`: anyone else.
 */
export type HashLane = 'known' | 'stranger';

export interface HashQueue {
  /** Throws AppError `rate_limited` when too many of the lane are waiting. */
  run<T>(lane: HashLane, work: () => Promise<T>): Promise<T>;
}

/** The strangers who wait now have left the queue by then, unless the machine is busy. */
const retryAfterSeconds = 5;

/**
 * Bounds how many hashes run and how many wait. The lanes have separate places, and `known` goes first: it waits for the
 * end of one running hash, whatever strangers send.
 */
export function createHashQueue(bounds: {
  readonly atOnceMax: number;
  readonly waitingMax: Readonly<Record<HashLane, number>>;
}): HashQueue {
  const waiting: Readonly<Record<HashLane, (() => void)[]>> = { known: [], stranger: [] };
  let running = 0;

  const enter = async (lane: HashLane): Promise<void> => {
    if (running < bounds.atOnceMax) {
      running += 1;
      return;
    }
    if (waiting[lane].length >= bounds.waitingMax[lane]) throw tooManyWaiting();
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  };
  const leave = (): void => {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    // Hand the slot to a waiting call directly, so that no new call can take it in between.
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async run(lane, work) {
      await enter(lane);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

const tooManyWaiting = (): AppError =>
  new AppError('rate_limited', {
    message: 'Too many sign-ins at the moment. Try again in a few seconds.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
