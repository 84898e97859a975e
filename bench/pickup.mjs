/**
 * How long a job waits from the commit of its transaction until its handler begins.
 * Prints; judges nothing. Needs `npm run build`; `node bench/pickup.mjs [jobs]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { openQueue } from '../dist/queue/queue.js';
import { openDatabase } from '../dist/storage/open.js';

const jobs = Number(process.argv[2] ?? 200);
const log = pino({ level: 'error' });
const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const { database } = await openDatabase({ dataDir }, log);
const queue = await openQueue(database, log);

let begin;
queue.work('analysis', {
  concurrency: 2,
  attemptTimeoutMs: 10_000,
  handler: () => Promise.resolve(begin(performance.now())),
  giveUp: () => Promise.resolve(),
});

const waitsMs = [];
for (let index = 0; index < jobs; index += 1) {
  const begun = new Promise((resolve) => (begin = resolve));
  await database.db
    .transaction()
    .execute((trx) =>
      queue.enqueue(trx, 'analysis', `an_${index}`, { analysisId: `an_${index}`, requestId: 'req' }),
    );
  const committedAt = performance.now();
  waitsMs.push((await begun) - committedAt);
  // Lets the worker go to rest, so that each job finds it asleep.
  await delay(5);
}

waitsMs.sort((a, b) => a - b);
const at = (share) => waitsMs[Math.min(jobs - 1, Math.floor(share * jobs))].toFixed(1);
console.log(`pickup after commit, ${jobs} jobs: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`);

await queue.stop(1_000);
await database.close();
rmSync(dataDir, { recursive: true });
