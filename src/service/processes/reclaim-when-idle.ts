import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Longer than the gaps between the pages of light traffic: a heap that has shrunk grows again with the next pages. */
const idleMs = 20_000;

/**
 * Node has no interface to V8's collector but the function of this flag, which belongs to the whole process: it is set once
 * and stays, because a thread that took it back would take it from another that makes a context meanwhile.
 */
setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

let timer: NodeJS.Timeout | undefined;

/**
 * Returns the memory that a start or the pages so far needed to the operating system: collects garbage in this process some
 * seconds after the latest call. V8 shrinks a heap in idle time, but only after a full collection, and an idle process
 * never begins one.
 */
export function reclaimWhenIdle(): void {
  timer ??= setTimeout(reclaim, idleMs).unref();
  timer.refresh();
}

function reclaim(): void {
  if (typeof collectGarbage === 'function') collectGarbage();
}
