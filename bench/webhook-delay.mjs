/**
 * How long a webhook takes from the end of an analysis (its completed_at) to the receiver: while nothing else happens, and
 * while the machine analyses as fast as it can, with a dead endpoint and a slow one beside. Prints; judges nothing.
 * Needs `npm run build`; `node bench/webhook-delay.mjs [--seconds 20]`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/postgres-server.mjs';
import { table } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { startProduct } from './spawned.mjs';
import { startReceiver } from './webhook-receiver.mjs';

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const html = generatedPage(20_000);
const idleCount = 50;
const rows = [];

async function measure(database, env) {
  const settings = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    ...env,
  };
  const command = async (...args) =>
    JSON.parse(
      (await promisify(execFile)(process.execPath, [program, ...args, '--json'], { env: settings })).stdout,
    );
  let delaysMs = [];
  const receiver = await startReceiver((path, body) => {
    if (path === '/fine')
      delaysMs.push(Date.now() - Date.parse(JSON.parse(body.toString()).data.completed_at));
  });
  const product = await startProduct(env.DATA_DIR, settings);
  try {
    const { key } = await command(
      ...'keys create --type secret --environment live --rate-limit 1000000'.split(' '),
    );
    const add = (path) => command('webhooks', 'add', '--url', receiver.url(path), '--environment', 'live');
    const submit = async () => {
      const answer = await fetch(`http://127.0.0.1:${product.port}/v1/analysis`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'https://example.com/', html }),
      });
      await answer.arrayBuffer();
    };
    const report = (load, analyses) => {
      const sorted = delaysMs.toSorted((a, b) => a - b);
      const at = (share) => `${sorted[Math.floor(share * (sorted.length - 1))]} ms`;
      rows.push([database, load, String(analyses), String(sorted.length), at(0.5), at(0.95), at(1)]);
    };
    await add('/fine');
    // The first ones pay for loading code and opening connections.
    for (let count = 0; count < 5; count += 1) await submit();
    await delay(500);
    delaysMs = [];
    for (let count = 0; count < idleCount; count += 1) {
      await submit();
      await delay(50);
    }
    await delay(500);
    report('idle', idleCount);

    await add('/dead');
    await add('/slow');
    delaysMs = [];
    let analyses = 0;
    const until = Date.now() + Number(flags.seconds) * 1_000;
    const submitters = Array.from({ length: 4 * cpus().length }, async () => {
      for (; Date.now() < until; analyses += 1) await submit();
    });
    await Promise.all(submitters);
    await delay(3_000);
    report('full rate, a dead and a slow endpoint beside', analyses);
  } finally {
    await product.stop();
    await receiver.close();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = await startPostgres();
try {
  await measure('embedded', { DATA_DIR: dataDir });
  await measure('PostgreSQL', {
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else',
    DATABASE_URL: postgres.url('postgres'),
  });
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(table(['database', 'load', 'analyses', 'events', 'median', '95 %', 'longest'], rows));
