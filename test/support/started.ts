import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';

/** A process or a server that a test started and has not ended yet. */
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
  const { pid } = child;
  if (pid === undefined) return child;
  const forget = started(`the process ${String(pid)}, ${name}`, () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    return ended;
  });
  const reaper = reaperOfThisProcess();
  reaper.write(`+ ${String(pid)}\n`);
  child.once('exit', () => {
    forget();
    reaper.write(`- ${String(pid)}\n`);
  });
  return child;
}

/** Ends everything that still runs; gives back the names of it. */
export async function endWhatRuns(): Promise<readonly string[]> {
  const left = [...running];
  running.clear();
  for (const { end } of left) await end();
  return left.map(({ name }) => name);
}

let reaperInput: Writable | undefined;

/**
 * A worker of the test runner that is killed runs no handler of its own. Its end closes the input of this shell, which
 * then kills every process that it was told of and that has not exited.
 */
function reaperOfThisProcess(): Writable {
  if (reaperInput !== undefined) return reaperInput;
  const script = `
    pids=' '
    while read -r sign pid; do
      case $sign in
        +) pids="$pids$pid " ;;
        -) pids="\${pids%% $pid *} \${pids#* $pid }" ;;
      esac
    done
    for pid in $pids; do kill -KILL "$pid" 2>/dev/null; done`;
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.unref();
  shell.stdin.on('error', () => undefined);
  (shell.stdin as Writable & { unref(): void }).unref();
  reaperInput = shell.stdin;
  return reaperInput;
}
