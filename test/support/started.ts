import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { dieWithThisProcess } from './reaper.mjs';

/** A process or a service that a test started and has not ended yet. */
interface Started {
  readonly name: string;
  end(): unknown;
}

const running = new Set<Started>();

/** Registers something that a test must end; gives back how to say that it has ended. */
export function started(name: string, end: () => unknown): () => void {
  const entry = { name, end };
  running.add(entry);
  return () => void running.delete(entry);
}

/** Registers a process until it exits. It dies with this one, however this one ends. */
export function startedProcess<Child extends ChildProcess>(name: string, child: Child): Child {
  const forget = started(`the process ${String(child.pid)} (${name})`, () => {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    return exited;
  });
  child.once('exit', forget);
  child.once('error', forget);
  return dieWithThisProcess(child);
}

/** Ends everything that was registered and still runs; gives back the names of it. */
export async function endWhatRuns(): Promise<readonly string[]> {
  const left = [...running];
  running.clear();
  for (const { end } of left) await end();
  return left.map(({ name }) => name);
}

/** Resources of Node that a suite must give back: listening servers and processes, including those of the service. */
const watched = ['TCPServerWrap', 'ProcessWrap'];
const closingRounds = 200;

/** The resources that are still open once what is closing had time to close. */
export async function openResources(): Promise<readonly string[]> {
  const open = (): string[] => process.getActiveResourcesInfo().filter((type) => watched.includes(type));
  for (let round = 0; open().length > 0 && round < closingRounds; round += 1) await delay(10);
  return open();
}
