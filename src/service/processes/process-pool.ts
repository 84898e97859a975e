import { startPageProcess, type PageProcess, type PageProcessOptions } from './page-process.ts';
import { NotBegunError, TaskFaultError } from './process-errors.ts';
import type { ProcessMemory } from './process-message.ts';
import type { RunOptions } from './running-task.ts';
import { createTaskSlots } from './task-slots.ts';

export interface ProcessPoolOptions extends PageProcessOptions {
  readonly processesMax: number;
  /** Time without a task after which a process ends; one stays. */
  readonly idleMs: number;
  /** A process ended that had no task. */
  onIdleEnd(error: Error): void;
}

export interface ProcessPool {
  /**
   * Runs one task in a process, in the order of the calls. Waiting for a process, and for one that is starting, costs a
   * task none of its time. A process that ends before it begins a task does not fail it: another one gets it. Rejects as
   * `PageProcess.run`.
   */
  run(task: object, options: RunOptions): Promise<unknown>;
  /** Of each living process that has had a task. */
  memory(): readonly ProcessMemory[];
  /** Ends all processes, and with them what runs. */
  close(): Promise<void>;
}

/** More than one process can end while it starts when the machine is short of memory; one that never starts is a fault. */
const startsMax = 3;

/** Far beyond the time that anything runs. */
const foreverMs = 2 ** 31 - 1;

interface Waiting {
  take(one: PageProcess): void;
  fail(error: Error): void;
}

/** Starts the first process at once, further ones when tasks wait; a task gets any process that is ready. */
export function openProcessPool(options: ProcessPoolOptions): ProcessPool {
  const slots = createTaskSlots(options.processesMax);
  /** Those that start, run and wait for tasks; not those that are being ended. */
  const usable = new Set<PageProcess>();
  /** With the timer of their end. */
  const idle = new Map<PageProcess, NodeJS.Timeout>();
  /** Tasks with a slot and without a process: never more than processes may start. */
  const waiting = new Set<Waiting>();
  const ends = new Set<Promise<void>>();
  let starting = 0;
  let closedBy: Error | undefined;

  const end = (one: PageProcess): void => {
    usable.delete(one);
    clearTimeout(idle.get(one));
    idle.delete(one);
    one.kill();
  };

  const offer = (one: PageProcess): void => {
    if (!usable.has(one)) return;
    const [next] = waiting;
    if (next !== undefined) {
      waiting.delete(next);
      next.take(one);
      return;
    }
    const endIfSpare = (): void => {
      if (usable.size > 1) end(one);
    };
    idle.set(one, setTimeout(endIfSpare, options.idleMs).unref());
  };

  const start = (): void => {
    starting += 1;
    let isReady = false;
    let resolveEnd = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      resolveEnd = resolve;
    });
    ends.add(ended);
    const one = startPageProcess(options, {
      ready() {
        isReady = true;
        starting -= 1;
        offer(one);
      },
      ended(error) {
        if (!isReady) starting -= 1;
        if (idle.has(one) || (!isReady && usable.has(one))) lost(error, isReady);
        end(one);
        ends.delete(ended);
        resolveEnd();
        startForWaiting();
      },
    });
    usable.add(one);
  };

  const lost = (error: Error, wasReady: boolean): void => {
    const [next] = waiting;
    if (wasReady || next === undefined) options.onIdleEnd(error);
    else {
      waiting.delete(next);
      next.fail(new NotBegunError(error.message, { cause: error }));
    }
  };

  const startForWaiting = (): void => {
    while (closedBy === undefined && starting < waiting.size && usable.size < options.processesMax) start();
  };

  const takeProcess = async (signal: AbortSignal | undefined): Promise<PageProcess> => {
    if (closedBy !== undefined) throw closedBy;
    // The latest to become idle, so that the others can end.
    const ready = [...idle.keys()].at(-1);
    if (ready !== undefined) {
      clearTimeout(idle.get(ready));
      idle.delete(ready);
      return ready;
    }
    return await new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiting.delete(one);
        reject(signal?.reason as Error);
      };
      const one: Waiting = {
        take(process) {
          signal?.removeEventListener('abort', onAbort);
          resolve(process);
        },
        fail(error) {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
      };
      waiting.add(one);
      signal?.addEventListener('abort', onAbort, { once: true });
      startForWaiting();
    });
  };

  const attempt = async (task: object, runOptions: RunOptions): Promise<unknown> => {
    const one = await takeProcess(runOptions.signal);
    if (runOptions.signal?.aborted === true) {
      offer(one);
      throw runOptions.signal.reason;
    }
    try {
      const answer = await one.run(task, runOptions);
      offer(one);
      return answer;
    } catch (error) {
      if (error instanceof TaskFaultError) offer(one);
      else {
        end(one);
        // The next page should not wait for a start.
        if (usable.size === 0 && closedBy === undefined) start();
      }
      throw error;
    }
  };

  start();
  return {
    async run(task, runOptions) {
      const release = await slots.take(runOptions.signal);
      const keepsAlive = setInterval(() => undefined, foreverMs);
      try {
        for (let starts = 1; ; starts++) {
          try {
            return await attempt(task, runOptions);
          } catch (error) {
            if (!(error instanceof NotBegunError) || closedBy !== undefined) throw error;
            if (starts >= startsMax) throw error.cause ?? error;
          }
        }
      } finally {
        clearInterval(keepsAlive);
        release();
      }
    },
    memory: () => [...usable].flatMap((one) => one.memory() ?? []),
    async close() {
      closedBy = new Error('The analysis processes are closed.');
      slots.close(closedBy);
      for (const one of waiting) one.fail(closedBy);
      waiting.clear();
      const keepsAlive = setInterval(() => undefined, foreverMs);
      for (const one of usable) end(one);
      await Promise.all(ends);
      clearInterval(keepsAlive);
    },
  };
}
