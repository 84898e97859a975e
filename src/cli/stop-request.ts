import type { Logger } from 'pino';

/** Exit statuses by which shells know that a signal ended a process: 128 and its number. */
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/** Resolves at the first SIGTERM or SIGINT. A second one ends the process at once, whatever it is doing. */
export function stopRequest(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(signals[signal]);
        isStopping = true;
        log.info({ signal }, 'stopping; a second signal ends the process at once');
        resolve();
      });
    }
  });
}
