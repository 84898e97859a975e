/**
 * Time from the commit of a job's transaction to the start of its handler, on each database. Prints only. Needs `npm
 * run build`; `node lab/bench/pickup.mjs [jobs]`. Starts a local PostgreSQL that syncs every commit, unless DATABASE_URL
 * names another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { openQueue } from '../../dist/service/queue/queue.js';
import { openDatabase } from '../../dist/service/storage/open.js';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { quantile, table } from './figures.mjs';

const jobs = Number(process.argv[2] ?? 200);
const log = pino({ level: 'error' });

async function open(config) {
  const opened = await openDatabase(config, log);
  if (!opened.ok) throw new Error('The database cannot be opened.', { cause: opened.cause });
  return opened.database;
}

/** Times from commit to start. One database object adds the job, the other takes it. */
async function measure(adding, taking) {
  const queue = await openQueue(adding, log);
  const worker = adding === taking ? queue : await openQueue(taking, log);
  let begin;
  worker.work('analysis', {
    concurrency: 2,
    attemptTimeoutMs: 10_000,
    handler: () => Promise.resolve(begin(performance.now())),
    giveUp: () => Promise.resolve(),
  });
  const waitsMs = [];
  for (let index = 0; index < jobs; index += 1) {
    const begun = new Promise((resolve) => (begin = resolve));
    await adding.db
      .transaction()
      .execute((trx) =>
        queue.enqueue(trx, 'analysis', `an_${index}`, { analysisId: `an_${index}`, requestId: 'req' }),
      );
    const committedAt = performance.now();
    waitsMs.push((await begun) - committedAt);
    // Lets the worker become idle before each job.
    await delay(5);
  }
  await queue.stop(1_000);
  if (worker !== queue) await worker.stop(1_000);
  return waitsMs;
}

const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const own = process.env.DATABASE_URL === undefined ? await startPostgres({ isDurable: true }) : undefined;
const rows = [];
const report = (name, waitsMs) =>
  rows.push([name, ...[0.5, 0.95, 1].map((share) => `${quantile(waitsMs, share).toFixed(1)} ms`)]);
try {
  const embedded = await open({ dataDir });
  report('embedded', await measure(embedded, embedded));
  await embedded.close();
  const config = { dataDir, databaseUrl: own?.url('postgres') ?? process.env.DATABASE_URL };
  const [first, second] = [await open(config), await open(config)];
  report('PostgreSQL, one process', await measure(first, first));
  report('PostgreSQL, over other connections', await measure(first, second));
  await first.close();
  await second.close();
} finally {
  await own?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`From commit to begin, ${jobs} jobs each\n`);
console.log(table(['database', 'median', 'p95', 'longest'], rows));
