import type { Piscina } from 'piscina';
import { isTaskBegun, type TaskTicket } from './thread-message.ts';
import type { ThreadSlots } from './thread-slots.ts';

/** What a task needs besides its own fields; `html` is copied, so that another thread can have it. */
interface Bytes {
  readonly html: Uint8Array;
}

export interface RunOptions {
  /** Time from the moment when a thread begins the task. */
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** The thread had begun the task and was ended at its time limit. */
export class TaskTimeoutError extends Error {}

export interface ThreadRunner<Task extends Bytes> {
  /**
   * Runs one task in a thread. Waiting for a thread, and for one that is starting, costs a task none of its time. A
   * thread that dies before it begins a task does not fail it: another one gets it. Rejects with `TaskTimeoutError`, with
   * the signal's reason, or with the error of the thread.
   */
  run(task: Task, options: RunOptions): Promise<unknown>;
}

/** More than one thread can die while it starts when the machine is short of memory; one that never starts is a fault. */
const startsMax = 3;

/** The time limit is that of a task, so every task has one slot and one thread at a time. */
export function threadRunner<Task extends Bytes>(
  piscina: Piscina<Task & TaskTicket, unknown>,
  slots: ThreadSlots,
): ThreadRunner<Task> {
  const waiting = new Map<number, WaitingTask>();
  let tasks = 0;

  piscina.on('message', (message: unknown) => {
    if (isTaskBegun(message)) waiting.get(message.begun)?.begin();
  });
  // A thread without a task has died. If it died while starting, the library starts no other one before the next task
  // arrives, so the tasks that wait for a thread are handed in again.
  piscina.on('error', (error) => {
    if (piscina.queueSize === 0 || piscina.threads.length === piscina.options.maxThreads) return;
    for (const one of waiting.values()) one.startFailed(error);
  });

  const attempt = async (task: Task, { timeLimitMs, signal }: RunOptions): Promise<Attempt> => {
    const number = ++tasks;
    const one = waitingTask(timeLimitMs);
    waiting.set(number, one);
    // Copied at its turn, not before: pages that wait for a thread must not take up twice their memory.
    const html = new Uint8Array(task.html);
    const either = signal === undefined ? one.signal : AbortSignal.any([one.signal, signal]);
    try {
      const ticket = { ...task, html, number };
      return {
        isRun: true,
        outcome: await piscina.run(ticket, { signal: either, transferList: [html.buffer] }),
      };
    } catch (error) {
      signal?.throwIfAborted();
      if (one.signal.aborted) return { isRun: false, error: one.signal.reason as Error };
      if (one.hasBegun()) throw error;
      return { isRun: false, error };
    } finally {
      one.end();
      waiting.delete(number);
    }
  };

  return {
    async run(task, options) {
      const release = await slots.take(options.signal);
      try {
        for (let starts = 1; ; starts++) {
          const done = await attempt(task, options);
          if (done.isRun) return done.outcome;
          if (done.error instanceof TaskTimeoutError || starts >= startsMax) throw done.error;
        }
      } finally {
        release();
      }
    },
  };
}

type Attempt =
  { readonly isRun: true; readonly outcome: unknown } | { readonly isRun: false; readonly error: unknown };

interface WaitingTask {
  /** Aborted at the time limit and when no thread starts; the reason says which. */
  readonly signal: AbortSignal;
  begin(): void;
  hasBegun(): boolean;
  startFailed(error: Error): void;
  end(): void;
}

function waitingTask(timeLimitMs: number): WaitingTask {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    begin() {
      timer = setTimeout(() => controller.abort(new TaskTimeoutError()), timeLimitMs);
    },
    hasBegun: () => timer !== undefined,
    startFailed(error) {
      if (timer === undefined) controller.abort(error);
    },
    end: () => clearTimeout(timer),
  };
}
