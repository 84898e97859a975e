/**
 * Measures how the cost of a page grows: by stage and size, with a second worker, with the length of the queue and with a
 * million rows in the tables. All ratios are of one run. Prints tables and exits with 1 when a floor is missed; `--write`
 * puts them into docs/scaling.md. After `npm run build`: `node lab/load/scaling.mjs [--write] [--rows N]
 * [--share S]`, where S below 1 measures fewer pages for a first look.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createClient } from './client.mjs';
import { measureAccountLock } from './account-lock.mjs';
import { measureChores } from './chores.mjs';
import { startInstallation } from './installation.mjs';
import { measureDepths } from './queue-depth.mjs';
import { fillPast } from './rows.mjs';
import { scalingReport } from './scaling-report.mjs';
import { writeScalingTables } from './scaling-document.mjs';
import { startSite } from './site.mjs';
import { measureHostSlots, measureStages, measureWebhook } from './stages.mjs';
import { measureTwoWorkers } from './two-workers.mjs';

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    rows: { type: 'string', default: '1000000' },
    share: { type: 'string', default: '1' },
  },
});
const rows = Number(flags.rows);
const share = Number(flags.share);
const depths = [100, 1_000, 10_000];
const depthRounds = 2;

const machine =
  `Node ${process.version}, ${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}; ` +
  `load average at the start: ${loadavg()[0].toFixed(1)}.`;
const begun = performance.now();
const step = (name) => console.error(`${((performance.now() - begun) / 1_000).toFixed(0)} s: ${name} …`);

const site = await startSite();
const installation = await startInstallation({
  env: {
    WORKER_CONCURRENCY: '1',
    ACCOUNT_JOBS_MAX: '8',
    ACCOUNT_QUEUE_JOBS_MAX: '1000000',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
let report;
try {
  const api = await installation.start('api');
  const key = await installation.createKey();
  const client = createClient({ addresses: () => [api.baseUrl], key });
  const context = { installation, postmaster: await installation.postmaster(), client, site, share };
  step('stages');
  const { worker, ...stages } = await measureStages(context);
  step('slots at hosts');
  const hostSlots = await measureHostSlots(context);
  step('the lock of an account');
  const accountLock = await measureAccountLock(context);
  step('two workers');
  const workers = await measureTwoWorkers(context);
  step('webhooks');
  const webhook = await measureWebhook(context);
  step('length of the queue');
  const short = await measureDepths(context, depths, depthRounds);
  const choresBefore = await measureChores(context);
  step(`${rows} rows`);
  const bytes = await fillPast(installation.pool, rows);
  step('length of the queue beside them');
  const long = await measureDepths(context, depths, depthRounds);
  step('periodic tasks and lists');
  const choresAfter = await measureChores(context);
  await worker.stop();
  report = scalingReport({
    stages,
    hostSlots,
    accountLock,
    workers,
    webhook,
    depths: { short, long },
    chores: { before: choresBefore, after: choresAfter },
    past: { rows, bytes },
    machine,
  });
} finally {
  await installation.stop();
  await site.close();
}
step('done');
console.log(report.text);
for (const miss of report.misses) console.log(`MISSED: ${miss}`);
if (flags.write) await writeScalingTables(report.text);
process.exitCode = report.misses.length === 0 ? 0 : 1;
