/**
 * Loads an installation of its own with the journeys of callers, then holds what was accepted against what ended, what was
 * delivered and what was metered. Exits with 1 at any difference. Loopback only; ends by itself.
 *
 * `npm run load -- [--api 2] [--workers 2] [--threads 1] [--callers 8] [--seconds 60] [--pages N] [--embedded]`
 * `npm run load -- --queue 10000` fills the queue, drains it, and prints what a page costs over the progress
 * `npm run load -- --soak MINUTES [--csv FILE]` watches the memory of each process
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { table } from '../bench/figures.mjs';
import { openDatabase } from '../../dist/service/storage/open.js';
import { createClient } from './client.mjs';
import { fillAndDrain } from './drain.mjs';
import { startInstallation } from './installation.mjs';
import { runJourneys } from './journeys.mjs';
import { memoryCsv, memoryReport, watchMemory } from './memory.mjs';
import { startSite } from './site.mjs';
import { verify } from './verify.mjs';

const { values: flags } = parseArgs({
  options: {
    api: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    threads: { type: 'string', default: '1' },
    callers: { type: 'string', default: '8' },
    seconds: { type: 'string' },
    pages: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    queue: { type: 'string' },
    soak: { type: 'string' },
    csv: { type: 'string' },
  },
});
const soakMinutes = Number(flags.soak ?? 0);
const seconds =
  soakMinutes > 0 ? soakMinutes * 60 : Number(flags.seconds ?? (flags.pages === undefined ? 60 : 3_600));
const pages = Number(flags.pages ?? Number.POSITIVE_INFINITY);
/** A cache that fills grows slower in the second half of a soak; 2 MB a minute are 3 GB a day. */
const growthMaxMbPerMinute = 2;
const soakMinutesMinToJudge = 20;
const samplesOfSoak = 200;

const site = await startSite();
const workers = flags.embedded ? 0 : Number(flags.workers);
const threads = Number(flags.threads);
const installation = await startInstallation({
  isEmbedded: flags.embedded,
  env: {
    WORKER_CONCURRENCY: flags.threads,
    ACCOUNT_JOBS_MAX: String(Math.max(4, 4 * threads * Math.max(1, workers))),
    ACCOUNT_QUEUE_JOBS_MAX: '1000000',
  },
});
// A signal ends the run as its time does, so that nothing is left behind.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void close().finally(() => process.exit(1)));
}

let closing;
function close() {
  closing ??= installation.stop().then(() => site.close());
  return closing;
}

try {
  const problems = await run();
  for (const problem of problems) console.log(`DIFFERENCE: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await close();
}

async function run() {
  const key = await installation.createKey();
  await installation.addWebhook(site.webhookUrl);
  const roles = flags.embedded ? ['all'] : Array.from({ length: Number(flags.api) }, () => 'api');
  for (const role of roles) await installation.start(role);
  const addresses = () =>
    installation.processes.filter(({ role }) => role !== 'worker').map(({ baseUrl }) => baseUrl);
  const startWorkers = async () => {
    for (let count = 0; count < workers; count += 1) await installation.start('worker');
  };
  const work =
    flags.queue === undefined
      ? await load(key, addresses, startWorkers)
      : await drain(key, addresses, startWorkers);
  const outcome = await verified(work);
  console.log(`\n${outcome.text}`);
  return [...work.problems, ...outcome.problems];
}

async function load(key, addresses, startWorkers) {
  await startWorkers();
  const memory =
    soakMinutes > 0
      ? watchMemory(installation.processes, Math.max(1_000, (soakMinutes * 60_000) / samplesOfSoak))
      : undefined;
  const plan = { addresses, key, callers: Number(flags.callers), seconds, pages, pageUrl: site.pageUrl };
  const { accepted, failed, errors, counts, retried, pages: used, seconds: took } = await runJourneys(plan);
  const rows = Object.entries(counts).map(([name, count]) => [name, String(count)]);
  console.log(table(['journeys', 'count'], rows));
  console.log(
    `\n${used} pages in ${took.toFixed(0)} s: ${(used / took).toFixed(1)} pages/s; ${retried} requests were repeated.`,
  );
  const problems = [...errors];
  if (memory !== undefined) {
    const samples = await memory.stop();
    const { text, growing } = memoryReport(samples, growthMaxMbPerMinute);
    console.log(`\n${text}`);
    if (flags.csv !== undefined) writeFileSync(flags.csv, `${memoryCsv(samples)}\n`);
    // Within minutes the heap follows the collector, not the work.
    if (soakMinutes >= soakMinutesMinToJudge) problems.push(...growing);
    else console.log(`Growth is judged from ${soakMinutesMinToJudge} minutes on.`);
  }
  return { accepted, failed: failed.length, problems };
}

async function drain(key, addresses, startWorkers) {
  if (flags.embedded) throw new Error('--queue needs PostgreSQL: its workers start when the queue is full.');
  const client = createClient({ addresses, key });
  const postmaster = await installation.postmaster();
  const context = { installation, postmaster, client, site, pages: Number(flags.queue), startWorkers };
  const { text, accepted, problems } = await fillAndDrain(context);
  console.log(text);
  return { accepted, failed: 0, problems };
}

/** The embedded database is read when its process has stopped, and that when the receiver has the event of each resource. */
async function verified({ accepted, failed }) {
  const facts = { accepted, failed, received: site.received };
  if (!flags.embedded) return await verify({ ...facts, query: installation.query });
  const deadline = Date.now() + 60_000;
  while (site.received.size < accepted.length && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 100));
  }
  await Promise.all(installation.processes.map((one) => one.stop()));
  const opened = await openDatabase({ dataDir: installation.settings.DATA_DIR }, pino({ level: 'error' }));
  if (!opened.ok) throw new Error('The database cannot be opened.');
  try {
    return await verify({ ...facts, query: (text, values) => opened.database.pool.query(text, values) });
  } finally {
    await opened.database.close();
  }
}
