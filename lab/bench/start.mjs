/** Time from spawning the server to its first healthy response, at the first and later starts. Prints only. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, table } from './figures.mjs';

const laterStarts = 5;
const deadlineMs = 60_000;
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

async function startOnce() {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    const address = `http://127.0.0.1:${port}/healthz`;
    for (;;) {
      const isHealthy = await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      );
      const tookMs = performance.now() - begun;
      if (isHealthy) return tookMs;
      if (tookMs > deadlineMs || child.exitCode !== null)
        throw new Error('The server did not become healthy.');
      await delay(5);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

try {
  const first = await startOnce();
  const later = [];
  for (let start = 0; start < laterStarts; start += 1) later.push(await startOnce());
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(
    table(
      ['start', 'from spawn to healthy'],
      [
        ['first, which creates the database', ms(first)],
        [`later, median of ${String(laterStarts)}`, ms(median(later))],
        ['later, worst', ms(Math.max(...later))],
      ],
    ),
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
