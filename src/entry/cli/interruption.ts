import { writeProblems, type Terminal } from './terminal.ts';

/** Ctrl-C in a long run: what is done is kept. */
export interface Interruption {
  /** Aborts at the first SIGINT or SIGTERM while it listens. */
  readonly signal: AbortSignal;
  /** From now on the first signal only aborts; a second one ends the process as it would without this. */
  listen(): void;
  /** Gives the signals back to the system. */
  close(): void;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

export function createInterruption(terminal: Pick<Terminal, 'stderr'>): Interruption {
  const controller = new AbortController();
  const close = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  function stop(): void {
    close();
    controller.abort();
    const line = 'interrupted: the pages that are done follow; a second signal ends at once';
    writeProblems(terminal, line).catch(() => undefined);
  }
  const listen = (): void => {
    for (const signal of signals) process.on(signal, stop);
  };
  return { signal: controller.signal, listen, close };
}

/** The result of `work`; undefined when the signal aborts first. `work` goes on, and its end is ignored. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return undefined;
  }
  let stop = (): void => undefined;
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    work.catch(() => undefined);
  }
}
