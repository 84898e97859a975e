import { NotBegunError, TaskTimeoutError } from './process-errors.ts';

export interface RunOptions {
  /** Time from the moment when the process begins the task. */
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** One task in one process, until it has its answer or the process is ended. */
export interface RunningTask {
  readonly outcome: Promise<unknown>;
  /** Starts the time limit. */
  begin(): void;
  answer(value: unknown): void;
  fail(error: Error): void;
  /** The process ended, whatever the reason; `error` is that of a task that was begun. */
  processEnded(error: Error): void;
}

/** `endProcess` is called when the task may not run any longer. */
export function runningTask({ timeLimitMs, signal }: RunOptions, endProcess: () => void): RunningTask {
  let hasBegun = false;
  let timer: NodeJS.Timeout | undefined;
  let settle: { resolve(value: unknown): void; reject(error: unknown): void } | undefined;
  const outcome = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  const stop = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  const reject = (error: unknown): void => {
    stop();
    settle?.reject(error);
  };
  const onAbort = (): void => {
    reject(signal?.reason);
    endProcess();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    outcome,
    begin() {
      hasBegun = true;
      timer = setTimeout(() => {
        reject(new TaskTimeoutError());
        endProcess();
      }, timeLimitMs);
    },
    answer(value) {
      stop();
      settle?.resolve(value);
    },
    fail: reject,
    processEnded: (error) => reject(hasBegun ? error : new NotBegunError(error.message, { cause: error })),
  };
}
