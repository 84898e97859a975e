/** A service process that a benchmark kills and restarts at the same address. */
import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { dieWithThisProcess } from '../../test/support/reaper.mjs';
import { freePort } from './spawned.mjs';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Settings of a process, without those of this machine's environment. */
export const settingsOf = (env) => ({
  PATH: process.env.PATH,
  LOG_LEVEL: 'error',
  FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
  ...env,
});

/** Runs a CLI command and parses its JSON output. */
export async function runJson(settings, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, '--json'], {
    env: settings,
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Creates a key with a limit that no benchmark reaches. */
export async function createKey(settings, type, environment) {
  const args = ['--type', type, '--environment', environment, '--rate-limit', '1000000'];
  return (await runJson(settings, 'keys', 'create', ...args)).key;
}

export async function getJson(baseUrl, key, path) {
  const answer = await fetch(`${baseUrl}/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return await answer.json();
}

/** Usage and bill of the current month; incomplete if the month changes during the rounds. */
export async function readReportedUsage(baseUrl, key) {
  const usage = await getJson(baseUrl, key, '/usage');
  const billing = await getJson(baseUrl, key, '/billing');
  return { usage: usage.data, billing: billing.items };
}

/** Starts `serve` with the given arguments, without waiting for it. */
export async function startProcess(settings, args) {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  let child;
  let ended;
  const end = async (signal) => {
    // No effect on a process that has ended.
    child.kill(signal);
    await ended;
  };
  const one = {
    baseUrl,
    start() {
      child = spawn(process.execPath, [program, 'serve', ...args], {
        env: { ...settings, PORT: new URL(baseUrl).port },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      dieWithThisProcess(child);
      ended = new Promise((done) => child.once('exit', done));
    },
    async ready() {
      for (;;) {
        const isReady = await fetch(`${baseUrl}/readyz`).then(
          async (answer) => (await answer.arrayBuffer()) && answer.ok,
          () => false,
        );
        if (isReady) return;
        await delay(20);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  one.start();
  return one;
}
