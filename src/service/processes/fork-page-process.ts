import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import type { ProcessSettings } from './process-message.ts';

export interface ForkOptions extends ProcessSettings {
  readonly heapMbMax: number;
}

/**
 * Growth of the live heap, in percent, before a full collection. In a heap as small as ANALYSIS_HEAP_MB V8 allows 30 to
 * 50, and then collects at nearly every page, a quarter of the processor time of an analysis. A full collection also drops
 * the optimized code of all functions that only live during a page, and they are compiled again: 300 takes 8 % less
 * processor time than 150. Does not change the heap limit; costs about 85 MB a process at work.
 */
const heapGrowthPercent = 300;

/** Settings of the system. A process that parses what strangers wrote gets no secret, such as DATABASE_URL, to lose. */
const passedVariables = ['PATH', 'TZ', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot'];

const living = new Set<ChildProcess>();
// A page may loop without end: its process would notice the end of this one only at the time limit of the page.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a child process that needs compiled JavaScript, even when the rest runs from TypeScript sources. */
export function forkPageProcess({ heapMbMax, workerFile, warms }: ForkOptions): ChildProcess {
  const entry = createRequire(import.meta.url).resolve('#page-process');
  const settings: ProcessSettings = { workerFile, warms };
  const child = fork(entry, [JSON.stringify(settings)], {
    // Structured clones: bytes and `undefined` are no JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Not those of this process: a debugger's port, for example, is taken.
    execArgv: [
      `--max-old-space-size=${String(heapMbMax)}`,
      `--heap-growing-percent=${String(heapGrowthPercent)}`,
    ],
    env: Object.fromEntries(
      passedVariables.flatMap((name) => {
        // Passed on, not read.
        // eslint-disable-next-line no-restricted-properties
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });
  living.add(child);
  child.once('close', () => living.delete(child));
  child.once('error', () => living.delete(child));
  // Only tasks keep this process alive; the pool sees to that.
  child.unref();
  child.channel?.unref();
  if (child.stderr !== null && 'unref' in child.stderr && typeof child.stderr.unref === 'function') {
    child.stderr.unref();
  }
  return child;
}
