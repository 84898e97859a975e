import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Longer than the gaps between the pages of light traffic: a heap that has shrunk grows again with the next pages. */
const idleMs = 20_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Returns the memory that a start or the pages so far needed to the operating system: collects garbage in this thread some
 * seconds after the latest call. V8 shrinks a heap in idle time, but only after a full collection, and an idle thread
 * never begins one.
 */
export function reclaimWhenIdle(): void {
  timer ??= setTimeout(collectGarbage, idleMs).unref();
  timer.refresh();
}

/** Node has no interface to V8's collector but the function of this flag. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect();
}
