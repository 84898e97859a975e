/** Processes that a benchmark starts and stops. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const deadlineMs = 60_000;

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the product's server in a separate process with default settings. */
export async function startProduct(dataDir, env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const begun = performance.now();
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady)
      return { port, stop: () => stop(child), cpuMs: () => cpuMs(child), memoryMb: () => memoryMb(child) };
    if (child.exitCode !== null || performance.now() - begun > deadlineMs) {
      await stop(child);
      throw new Error('The server did not become ready.');
    }
    await delay(20);
  }
}

/** Starts another program of this folder that prints its port once it listens. */
export async function startProgram(name, ...args) {
  const child = spawn(process.execPath, [here(name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout, 'data');
  return { port: Number(chunk.toString()), stop: () => stop(child), cpuMs: () => cpuMs(child) };
}

/**
 * Processor time that a process and its children have used so far, in milliseconds: unlike wall-clock time it is little affected by other
 * load. NaN without /proc (Linux only).
 */
function cpuMs({ pid }) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const ownMs = (id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // Fields 14 to 17, user and system, its own and of children that have ended, in ticks of 10 ms (proc(5)).
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  };
  return withChildren(pid).reduce((sum, id) => sum + ownMs(id), 0);
}

/** A process and its living children, which analyse pages. */
const withChildren = (pid) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

/**
 * Memory of a process and its children in MB. What they share, such as the program of Node, counts once: the proportional
 * set size of proc(5). NaN without /proc (Linux only).
 */
function memoryMb({ pid }) {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return Number.NaN;
  const pssKb = (id) =>
    Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]);
  return withChildren(pid).reduce((sum, id) => sum + pssKb(id) / 1_024, 0);
}

async function stop(child) {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Loads a server from a separate process. */
export async function load(options) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    here('http-load.mjs'),
    JSON.stringify(options),
  ]);
  return JSON.parse(stdout);
}

/** Creates a key with a limit that no benchmark reaches. */
export async function createKey(dataDir) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [main, ...'keys create --type secret --environment live --rate-limit 1000000 --json'.split(' ')],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  return JSON.parse(stdout).key;
}
