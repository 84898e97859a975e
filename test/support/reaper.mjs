/** Lets processes die with the one that started them, however that ends: a test runner that is killed runs no handler. */
import { spawn } from 'node:child_process';

/** @type {import('node:stream').Writable | undefined} */
let input;

/**
 * Kills the process when this one ends.
 *
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export function dieWithThisProcess(child) {
  const { pid } = child;
  if (pid === undefined) return child;
  input ??= startReaper();
  const told = input;
  told.write(`+ ${String(pid)}\n`);
  child.once('exit', () => told.write(`- ${String(pid)}\n`));
  return child;
}

/** A shell that reads of processes and their ends. Its input ends with this process; then it kills those that are left. */
function startReaper() {
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
  shell.stdin.on('error', () => undefined);
  // Neither keeps this process from ending.
  shell.unref();
  /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (shell.stdin)).unref();
  return shell.stdin;
}
