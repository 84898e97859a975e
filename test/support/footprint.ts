import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { makeTempDirectory } from './temp-directory.ts';
import { outcomeTimeoutMs } from './time-limits.ts';

/**
 * What a process has of the machine. Taken at rest before and after a fault, it shows what the fault left behind.
 * Linux alone: `footprintProblem` says so elsewhere.
 */
export interface Footprint {
  /** Open TCP and unix sockets: connections, listeners. */
  readonly sockets: number;
  /** Open files of a file system. An embedded database keeps those of its tables open. */
  readonly files: number;
  /** Everything else that is open: pipes, event queues, timers of the kernel. */
  readonly others: number;
  readonly threads: number;
  /** Child processes that are alive, or dead and not waited for. */
  readonly children: number;
  /** The main thread's heap after a collection, with the memory outside it that its objects own. */
  readonly heapMb: number;
  /** Resident memory after the collection, with the heaps of worker threads, whose garbage nothing collects here. */
  readonly residentMb: number;
}

/** How much more than before is allowed. */
export type FootprintTolerance = Readonly<Record<keyof Footprint, number>>;

/**
 * Nothing that can be counted may grow: one connection left by each fault ends a process in time. The heap at rest varies
 * by 2 MB from one load to the next; the rest of its room is for code that a fault runs for the first time, and for
 * metric labels. Resident memory varies by 30 MB, because worker threads collect their garbage when they like, and V8 and
 * the allocator keep pages: it only shows a leak outside the heap, so repeat the fault.
 */
export const footprintTolerance: FootprintTolerance = {
  sockets: 0,
  files: 0,
  others: 0,
  threads: 0,
  children: 0,
  heapMb: 8,
  residentMb: 100,
};

export interface FootprintReader {
  /** Settings of the process to read: merge into its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Collects the process's garbage first. Wait for rest before: requests and jobs have sockets and memory of their own. */
  read(pid: number): Promise<Footprint>;
  remove(): void;
}

/** Why footprints cannot be read on this system; undefined when they can. For `test.skipIf`, with the reason printed. */
export function footprintProblem(): string | undefined {
  return process.platform === 'linux'
    ? undefined
    : `footprints are read from /proc, which ${process.platform} does not have`;
}

/** One reader for each process: make it before the process, whose environment it adds to. */
export function footprintReader(): FootprintReader {
  const directory = makeTempDirectory();
  const file = join(directory.path, 'footprint.json');
  const program = fileURLToPath(new URL('footprint-report.mjs', import.meta.url));
  let reports = 0;
  return {
    env: { NODE_OPTIONS: `--import=${program}`, FOOTPRINT_FILE: file },
    async read(pid) {
      reports += 1;
      process.kill(pid, 'SIGUSR2');
      const { heapUsed, external } = await reportOf(file, reports);
      return {
        ...openedBy(pid),
        threads: readdirSync(`/proc/${String(pid)}/task`).length,
        children: childrenOf(pid),
        heapMb: megabytes(heapUsed + external),
        residentMb: residentMbOf(pid),
      };
    },
    remove: () => directory.remove(),
  };
}

/** What grew by more than the tolerance, one sentence each; empty when all is back. */
export function growthSince(
  before: Footprint,
  after: Footprint,
  tolerance: Partial<FootprintTolerance> = {},
): readonly string[] {
  const allowed = { ...footprintTolerance, ...tolerance };
  return (Object.keys(allowed) as (keyof Footprint)[])
    .filter((part) => after[part] > before[part] + allowed[part])
    .map((part) => `${part}: ${String(before[part])} before, ${String(after[part])} after`);
}

/** Waits until all is back: what closes by a time limit of the product needs that time. */
export async function expectFootprintBack(
  reader: FootprintReader,
  pid: number,
  before: Footprint,
  tolerance: Partial<FootprintTolerance> = {},
): Promise<Footprint> {
  let after = await reader.read(pid);
  await expect
    .poll(
      async () => {
        after = await reader.read(pid);
        return growthSince(before, after, tolerance);
      },
      { interval: 250 },
    )
    .toEqual([]);
  return after;
}

interface Report {
  readonly reports: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** Not `expect.poll`, which hooks cannot use. */
async function reportOf(file: string, number: number): Promise<Report> {
  const deadline = performance.now() + outcomeTimeoutMs;
  for (;;) {
    const report = reportIn(file);
    if (report.reports === number) return report;
    if (performance.now() > deadline) throw new Error('The process did not report its footprint.');
    await pause(10);
  }
}

function reportIn(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    // Not written yet.
    return { reports: 0, heapUsed: 0, external: 0 };
  }
}

function openedBy(pid: number): Pick<Footprint, 'sockets' | 'files' | 'others'> {
  const directory = `/proc/${String(pid)}/fd`;
  const targets = readdirSync(directory).map((name) => {
    try {
      return readlinkSync(join(directory, name));
    } catch {
      // Closed since it was listed.
      return undefined;
    }
  });
  const open = targets.filter((target) => target !== undefined);
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  const files = open.filter((target) => target.startsWith('/') && !target.startsWith('/dev/')).length;
  return { sockets, files, others: open.length - sockets - files };
}

/** Of all processes: the kernel lists the children of one only where it was built to. */
function childrenOf(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid).length;
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program, in parentheses, may contain anything.
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '';
    return Number(facts.trim().split(' ')[1]);
  } catch {
    return undefined;
  }
}

function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return megabytes(1024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN));
}

function megabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024));
}
