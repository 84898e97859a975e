/**
 * Memory of idle processes with their children, a minute after their start. Prints only. Needs `npm run build`; `npm run
 * bench:memory` or `node lab/bench/idle-memory.mjs [seconds]`. Starts a local PostgreSQL for the roles.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { table } from './figures.mjs';
import { startProduct } from './spawned.mjs';

/** V8 returns memory to the system some seconds after the last work. */
const settleMs = Number(process.argv[2] ?? 60) * 1_000;
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = await startPostgres();

/** Memory of one process with these settings, when it is ready and when it has been idle. */
async function measure(name, settings) {
  const product = await startProduct(scratch, { LOG_LEVEL: 'error', ...settings });
  const readyMb = product.memoryMb();
  await delay(settleMs);
  const idleMb = product.memoryMb();
  await product.stop();
  return [name, ...[readyMb, idleMb].map((mb) => `${mb.toFixed(0)} MB`)];
}

const onPostgres = (role, analyses) => ({
  DATABASE_URL: postgres.url('postgres'),
  SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else',
  SERVE_ROLE: role,
  WORKER_CONCURRENCY: String(analyses),
});

try {
  const rows = [
    await measure('embedded database, first start', {}),
    await measure('embedded database', {}),
    await measure('`SERVE_ROLE=api`', onPostgres('api', 2)),
    await measure('`SERVE_ROLE=worker`, at most 2 analyses at once', onPostgres('worker', 2)),
    await measure('`SERVE_ROLE=worker`, at most 4 analyses at once', onPostgres('worker', 4)),
  ];
  console.log(table(['process', 'ready', 'idle'], rows));
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
