/** Processor time from /proc (Linux only), in milliseconds: unlike wall-clock time it is little affected by other load. */
import { readFileSync } from 'node:fs';

/** The kernel counts in ticks of 10 ms (proc(5)). */
const tickMs = 10;

/** The fields of a stat file from the state on; undefined when the process has ended. */
function statFields(path) {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

const ownMs = (fields) => (fields === undefined ? 0 : (Number(fields[11]) + Number(fields[12])) * tickMs);
const endedChildrenMs = (fields) => (Number(fields?.[13] ?? 0) + Number(fields?.[14] ?? 0)) * tickMs;

export const processMs = (pid) => ownMs(statFields(`/proc/${pid}/stat`));

export const parentOf = (pid) => Number(statFields(`/proc/${pid}/stat`)?.[1]);

/** PostgreSQL with all its processes, those that have ended too. */
export function postgresMs(postmaster) {
  const fields = statFields(`/proc/${postmaster}/stat`);
  return childrenOf(postmaster).reduce(
    (sum, pid) => sum + processMs(pid),
    ownMs(fields) + endedChildrenMs(fields),
  );
}

/** What the parts of a worker have used: its event loop, all of its process, and the child processes that analyse pages. */
export function workerMs(pid) {
  const fields = statFields(`/proc/${pid}/stat`);
  return {
    loop: ownMs(statFields(`/proc/${pid}/task/${pid}/stat`)),
    process: ownMs(fields),
    children: childrenOf(pid).reduce((sum, id) => sum + processMs(id), endedChildrenMs(fields)),
  };
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** What the parts of a worker used between two readings. The rest collects garbage, compiles and compresses. */
export function workerShares(before, after) {
  const loop = after.loop - before.loop;
  return {
    loop,
    analysis: after.children - before.children,
    rest: after.process - before.process - loop,
  };
}

/** Resident memory of a process and of those that analyse its pages, in MB; undefined when the process has ended. */
export function residentMb(pid) {
  const own = ownResidentMb(pid);
  if (own === undefined) return undefined;
  return childrenOf(pid).reduce((sum, id) => sum + (ownResidentMb(id) ?? 0), own);
}

function ownResidentMb(pid) {
  try {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) / 1_024;
  } catch {
    return undefined;
  }
}
