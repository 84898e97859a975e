/** Messages of a thread to the pool besides its results. */

/** The thread has loaded its modules and begins this task: its time limit starts now. */
export interface TaskBegun {
  readonly begun: number;
}

/** Memory of one worker thread, in bytes. Only the thread itself can measure it, so it reports after each page. */
export interface ThreadMemory {
  readonly threadId: number;
  readonly heapUsedBytes: number;
  readonly heapTotalBytes: number;
  /** Buffers outside the heap, of this thread alone. */
  readonly externalBytes: number;
}

/** Added to every task by the pool. */
export interface TaskTicket {
  readonly number: number;
}

/** Given to every thread at its start. */
export interface WorkerSettings {
  /** The thread analyses a sample before it takes a page: loading language data is no time of the page. */
  readonly warmsThreads: boolean;
}

export function isTaskBegun(message: unknown): message is TaskBegun {
  return typeof message === 'object' && message !== null && 'begun' in message;
}

export function isThreadMemory(message: unknown): message is ThreadMemory {
  return typeof message === 'object' && message !== null && 'heapUsedBytes' in message;
}
