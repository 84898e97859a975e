import type { ChildProcess } from 'node:child_process';
import { forkPageProcess, type ForkOptions } from './fork-page-process.ts';
import { errorOfEnd, TaskFaultError, type ProcessEnd } from './process-errors.ts';
import type { ProcessMemory, ProcessMessage, TaskMessage } from './process-message.ts';
import { runningTask, type RunningTask, type RunOptions } from './running-task.ts';

export interface PageProcessOptions extends ForkOptions {
  /** Time for the start, and again for the receipt of a task. */
  readonly startTimeoutMs: number;
}

/** Each is called once at most, `ended` last. */
export interface PageProcessEvents {
  /** The process may be given a task. */
  ready(): void;
  /** The process has ended and all that it sent has been read; the error says how it ended. */
  ended(error: Error): void;
}

/** A child process that runs one task at a time. Nothing that happens in it affects this process. */
export interface PageProcess {
  /**
   * Runs one task; call it when the process is ready and has none. After a rejection with `TaskFaultError` the process can
   * be given the next task. Any other rejection ends it: `TaskTimeoutError`, `NotBegunError`, `OutOfMemoryError`, the
   * reason of the signal, or an error that says how the process ended.
   */
  run(task: object, options: RunOptions): Promise<unknown>;
  /** Memory after the latest task; undefined before the first. */
  memory(): ProcessMemory | undefined;
  /** Ends the process; at any moment. */
  kill(): void;
}

/** The stack trace of a fatal error has at most some kilobytes. */
const errorCharactersMax = 16_384;

export function startPageProcess(options: PageProcessOptions, events: PageProcessEvents): PageProcess {
  const child = forkPageProcess(options);
  let memory: ProcessMemory | undefined;
  let task: RunningTask | undefined;

  const kill = (): void => void child.kill('SIGKILL');
  let isLate = false;
  const limitStart = (): NodeJS.Timeout =>
    setTimeout(() => {
      isLate = true;
      kill();
    }, options.startTimeoutMs);
  let startTimer = limitStart();

  const takeTask = (): RunningTask | undefined => {
    const taken = task;
    task = undefined;
    return taken;
  };
  const receive = (message: ProcessMessage): void => {
    clearTimeout(startTimer);
    if (message.kind === 'ready') events.ready();
    else if (message.kind === 'begun') task?.begin();
    else if (message.kind === 'answer') {
      memory = message.memory;
      takeTask()?.answer(message.answer);
    } else takeTask()?.fail(faultOf(message));
  };
  // Only our own program writes to the channel.
  child.on('message', (message) => receive(message as ProcessMessage));
  onEnd(child, (end) => {
    clearTimeout(startTimer);
    const error = errorOfEnd(
      isLate ? { ...end, how: `silent for ${String(options.startTimeoutMs)} ms` } : end,
    );
    takeTask()?.processEnded(error);
    events.ended(error);
  });

  return {
    run(work, runOptions) {
      const running = runningTask(runOptions, kill);
      task = running;
      startTimer = limitStart();
      const message: TaskMessage = { task: work, timeLimitMs: runOptions.timeLimitMs };
      // The end of the process reports the same.
      child.send(message, () => undefined);
      return running.outcome;
    },
    memory: () => memory,
    kill,
  };
}

function onEnd(child: ChildProcess, ended: (end: ProcessEnd) => void): void {
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errorText = (errorText + chunk).slice(-errorCharactersMax);
  });
  let hasEnded = false;
  const endOnce = (how: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    ended({ how, errorText });
  };
  child.on('error', (error) => {
    // Also emitted for a message that could not be sent; the process then ends by itself or at the start's time limit.
    if (child.pid === undefined) endOnce(error.message);
  });
  child.once('close', (code, signal) => endOnce(signal ?? `exit code ${String(code)}`));
}

function faultOf({
  message,
  stack,
}: {
  readonly message: string;
  readonly stack: string | undefined;
}): Error {
  const error = new TaskFaultError(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
