/** Messages between the pool and a child process that analyses pages. */

/** The only message of the pool; to a process that is ready and has no other task. */
export interface TaskMessage {
  readonly task: object;
  /** The process ends itself some time after it, in case the pool has died. */
  readonly timeLimitMs: number;
}

/** The process has loaded its modules, and sampled a page if it was asked to: it may be given a task. */
export interface ProcessReady {
  readonly kind: 'ready';
}

/** The process has received its task and begins it: the time limit starts now. */
export interface TaskBegun {
  readonly kind: 'begun';
}

/** The task ended with this outcome. */
export interface TaskAnswer {
  readonly kind: 'answer';
  readonly answer: unknown;
  readonly memory: ProcessMemory;
}

/** The task ended with an error, which is a fault of this program. */
export interface TaskThrew {
  readonly kind: 'threw';
  readonly message: string;
  readonly stack: string | undefined;
}

export type ProcessMessage = ProcessReady | TaskBegun | TaskAnswer | TaskThrew;

/** Memory of one process, in bytes. Only the process itself can measure its heap, so it reports after each task. */
export interface ProcessMemory {
  readonly heapUsedBytes: number;
  readonly heapTotalBytes: number;
  /** Buffers outside the heap. */
  readonly externalBytes: number;
  readonly residentBytes: number;
}

/** Given to every process at its start, as JSON in its first argument. */
export interface ProcessSettings {
  readonly workerFile: string;
  /** The process analyses a sample before it takes a page: loading language data does not count as the page's time. */
  readonly warms: boolean;
}
