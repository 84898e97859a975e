/** Processor time from /proc (Linux only), in milliseconds: unlike wall-clock time it is little affected by other load. */
import { readFileSync, readdirSync } from 'node:fs';

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
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const living = children
    .trim()
    .split(/\s+/)
    .filter((pid) => pid !== '');
  return living.reduce((sum, pid) => sum + processMs(pid), ownMs(fields) + endedChildrenMs(fields));
}

/** Each thread of a process by its id. */
export function threadsMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return new Map(threads.map((tid) => [tid, ownMs(statFields(`/proc/${pid}/task/${tid}/stat`))]));
}

/**
 * What the threads of a worker used between two readings. The analysis threads have no name of their own: they are the
 * busiest besides the event loop. The rest collects garbage, compiles and compresses for all of them.
 */
export function threadShares(pid, before, after, analysisThreads) {
  const spent = [...after].map(([tid, ms]) => ({ tid, ms: ms - (before.get(tid) ?? 0) }));
  const loop = spent.find(({ tid }) => tid === String(pid))?.ms ?? 0;
  const others = spent.filter(({ tid }) => tid !== String(pid)).map(({ ms }) => ms);
  others.sort((one, other) => other - one);
  const sum = (values) => values.reduce((total, ms) => total + ms, 0);
  return {
    loop,
    analysis: sum(others.slice(0, analysisThreads)),
    rest: sum(others.slice(analysisThreads)),
  };
}

/** Resident memory in MB; undefined when the process has ended. */
export function residentMb(pid) {
  try {
    const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) / 1_024;
  } catch {
    return undefined;
  }
}
