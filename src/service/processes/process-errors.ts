/** The process had begun the task and was ended at its time limit. */
export class TaskTimeoutError extends Error {}

/** The process ended before it began a task: another one may get the task. */
export class NotBegunError extends Error {}

/** The task needed more memory than a process may have. */
export class OutOfMemoryError extends Error {}

/** The task threw: a fault of this program. Its process can be given the next task. */
export class TaskFaultError extends Error {}

/** How a process ended. */
export interface ProcessEnd {
  /** The name of a signal, or the exit code. */
  readonly how: string;
  /** The last of what the process wrote to its error stream. */
  readonly errorText: string;
}

/** The error of a process that nothing here ended. */
export function errorOfEnd({ how, errorText }: ProcessEnd): Error {
  const [cause] = fatalLine.exec(errorText) ?? [];
  const reason = cause === undefined ? how : `${how}, ${cause.slice(0, reasonCharactersMax)}`;
  const text = `An analysis process ended: ${reason}`;
  return isOutOfMemory(errorText) ? new OutOfMemoryError(text) : new Error(text);
}

const reasonCharactersMax = 200;

/** The line in which V8 says why it ends the process, or Node which error was not caught. */
const fatalLine = /^(?:FATAL ERROR|# Fatal JavaScript|\w*Error\b).*$/m;

/** V8 also ends the process when one string, array or table is longer than any can be. */
const isOutOfMemory = (errorText: string): boolean =>
  /heap out of memory|Allocation failed|Fatal JavaScript invalid size/.test(errorText);
