/**
 * Program of a child process that analyses pages, one at a time: `node page-process-entry.js SETTINGS`, with a channel to its
 * parent. It ends with the parent, and on no signal that a terminal or a supervisor sends to all processes of a service:
 * the parent decides what still finishes.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endAtLimit } from './end-at-limit.ts';
import type { ProcessMemory, ProcessMessage, ProcessSettings, TaskMessage } from './process-message.ts';
import { reclaimWhenIdle } from './reclaim-when-idle.ts';

/** The module that does the work. */
interface Worker {
  default(task: object): unknown;
  /** Loads what a first page would have to wait for. */
  warm?(): void;
}

/** Beyond the time limit of a page: the pool should end the process first, and say why. */
const limitMarginMs = 2_000;

process.title = 'citeworthy analysis';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
dieFirst();

const { workerFile, warms } = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
const worker = (await import(pathToFileURL(workerFile).href)) as Worker;
if (warms) worker.warm?.();
process.on('message', (message) => {
  // What cannot even be reported ends the process, which reports it.
  runTask(message as TaskMessage).catch(() => process.exit(1));
});
send({ kind: 'ready' });
reclaimWhenIdle();

async function runTask({ task, timeLimitMs }: TaskMessage): Promise<void> {
  send({ kind: 'begun' });
  try {
    const answer = await endAtLimit(timeLimitMs + limitMarginMs, () => worker.default(task));
    send({ kind: 'answer', answer, memory: memoryNow() });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ kind: 'threw', message, stack });
  }
  reclaimWhenIdle();
}

function send(message: ProcessMessage): void {
  // Without a callback a parent that has died meanwhile would be an uncaught error; `disconnect` reports it.
  process.send?.(message, undefined, undefined, () => undefined);
}

function memoryNow(): ProcessMemory {
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
  return { heapUsedBytes: heapUsed, heapTotalBytes: heapTotal, externalBytes: external, residentBytes: rss };
}

/** When memory is short, Linux should end the process of one page and not the service. Other systems decide themselves. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux, or not allowed to.
  }
}
