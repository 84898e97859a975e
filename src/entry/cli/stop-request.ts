import type { Logger } from 'pino';

/** Exit statuses of processes ended by a signal: 128 plus its number. */
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/** Resolves at the first SIGTERM or SIGINT. A second signal exits immediately. */
export function stopRequest(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(signals[signal]);
        isStopping = true;
        log.info({ signal }, 'stopping; a second signal exits immediately');
        resolve();
      });
    }
  });
}
