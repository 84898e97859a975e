/**
 * An installation of its own on loopback: a database, processes of the product, a key. All of it ends with this process,
 * however that ends: the starter of PostgreSQL and `dieWithThisProcess` see to it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createKey, runJson } from '../bench/service-process.mjs';
import { freePort } from '../bench/spawned.mjs';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { dieWithThisProcess } from '../../test/support/reaper.mjs';
import { parentOf, postgresMs } from './processor-time.mjs';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const startMsMax = 120_000;

/** PostgreSQL on a machine of its own has at least this; the default of `startPostgres` saves memory in tests. */
const sharedBuffers = '256MB';

/**
 * @param {{ env?: Record<string, string>, isEmbedded?: boolean, isDurable?: boolean }} options settings of every process
 */
export async function startInstallation({ env = {}, isEmbedded = false, isDurable = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-load-'));
  // However this process ends; PostgreSQL's directory is removed by its starter.
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeData);
  const postgres = isEmbedded ? undefined : await startPostgres({ isDurable, sharedBuffers });
  const settings = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-secret-key-for-load-and-nothing-else-32',
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url('postgres') }),
    ...env,
  };
  const pool =
    postgres === undefined ? undefined : new pg.Pool({ connectionString: settings.DATABASE_URL, max: 2 });
  pool?.on('error', () => undefined);
  const processes = [];

  const start = async (role, own = {}) => {
    const started = await startProcess({ ...settings, ...own }, role, processes.length + 1);
    processes.push(started);
    return started;
  };

  return {
    settings,
    processes,
    start,
    /** Undefined with the embedded database, which only the product's process can open. */
    pool,
    query: pool === undefined ? undefined : (text, values) => pool.query(text, values),
    async postmaster() {
      const { rows } = await pool.query('select pg_backend_pid() as pid');
      const pid = parentOf(rows[0].pid);
      return { pid, ms: () => postgresMs(pid) };
    },
    createKey: () => createKey(settings, 'secret', 'live'),
    addWebhook: (url) => runJson(settings, 'webhooks', 'add', '--url', url, '--environment', 'live'),
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await pool?.end();
      await postgres?.stop();
      removeData();
    },
  };
}

async function startProcess(settings, role, number) {
  const port = await freePort();
  const child = spawn(process.execPath, [program, 'serve', '--role', role], {
    env: { ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  dieWithThisProcess(child);
  const ended = new Promise((done) => child.once('exit', done));
  const baseUrl = `http://127.0.0.1:${port}`;
  const one = {
    name: `${role} ${number}`,
    role,
    pid: child.pid,
    baseUrl,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
  const deadline = Date.now() + startMsMax;
  while (!(await isReady(baseUrl))) {
    if (one.hasEnded() || Date.now() > deadline) {
      await one.stop();
      throw new Error(`${one.name} did not become ready.`);
    }
    await delay(50);
  }
  return one;
}

const isReady = (baseUrl) =>
  fetch(`${baseUrl}/readyz`).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
