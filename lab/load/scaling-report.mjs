/** The tables of docs/scaling.md, and the floors that a run misses. */
import { table } from '../bench/figures.mjs';
import { machinesTable } from './scaling-arithmetic.mjs';
import { pageSizes } from './site.mjs';

const ms = (value) => value.toFixed(1);
const ratio = (value) => `${value.toFixed(2)} ×`;
const sizes = Object.keys(pageSizes);

/** A second worker must add at least this much. */
const twoWorkersMin = 1.6;
/** Neither a longer queue nor larger tables may raise the cost of a page further. */
const growthMax = 1.2;

export function scalingReport(figures) {
  const misses = [];
  const text = [
    figures.machine,
    ...stageTables(figures),
    lockLine(figures),
    ...workerTable(figures, misses),
    ...depthTable(figures, misses),
    ...choreTable(figures),
    ...machinesTable(figures),
  ].join('\n\n');
  return { text, misses };
}

function stageTables({ stages: { submissions, readings, work }, hostSlots, webhook }) {
  const row = (name, of) => [name, ...sizes.map((size) => of(size))];
  const difference = (size, part) => ms(Math.max(0, work[`url ${size}`][part] - work[`html ${size}`][part]));
  const headings = ['processor ms a page', ...sizes.map((size) => `${size}, ${pageSizes[size] / 1_000} kB`)];
  return [
    '### Cost of each stage',
    table(headings, [
      row('submit by URL: API process', (size) => ms(submissions[`url ${size}`].api)),
      row('submit by URL: PostgreSQL', (size) => ms(submissions[`url ${size}`].postgres)),
      row('submit HTML: API process', (size) => ms(submissions[`html ${size}`].api)),
      row('submit HTML: PostgreSQL', (size) => ms(submissions[`html ${size}`].postgres)),
      row('take the job, read the page, save: event loop of the worker', (size) =>
        ms(work[`url ${size}`].loop),
      ),
      row('– of these to fetch the page and robots.txt', (size) => difference(size, 'loop')),
      row('analyse: process', (size) => ms(work[`url ${size}`].analysis)),
      row('garbage, compilation, compression of the worker', (size) => ms(work[`url ${size}`].rest)),
      row('take and save: PostgreSQL', (size) => ms(work[`url ${size}`].postgres)),
      row('write-ahead log, kB: submit by URL, take and save', (size) =>
        ms(submissions[`url ${size}`].wal + work[`url ${size}`].wal),
      ),
      row('one reading of the ended analysis: API process', (size) => ms(readings[size].api)),
      row('one reading of the ended analysis: PostgreSQL', (size) => ms(readings[size].postgres)),
    ]),
    table(
      ['processor ms', 'process', 'PostgreSQL'],
      [
        ['one reading of a queued analysis', ms(readings.queued.api), ms(readings.queued.postgres)],
        ['one webhook delivery', ms(webhook.loop + webhook.rest), ms(webhook.postgres)],
        [
          'two slots at a host (name and address), taken and released',
          ms(hostSlots.loop),
          ms(hostSlots.postgres),
        ],
      ],
    ),
  ];
}

/** Each page takes the lock twice: with its submission and with its end. */
function lockLine({ accountLock }) {
  return `Alone, the transaction of a submission or an end has its account's row locked for ${ms(accountLock.alone)} ms; eight at once did ${accountLock.perSecond.toFixed(0)} a second, without a disk that syncs. Each page does two.`;
}

function workerTable({ workers }, misses) {
  const { one, both, wall, processorTime } = workers;
  const cost = (of) => [of.loop, of.analysis, of.rest, of.postgres].map(ms);
  if (wall < twoWorkersMin) misses.push(`two workers do ${ratio(wall)} of one by the clock`);
  return [
    '### A second worker',
    table(
      ['', 'pages/s', 'event loops', 'processes', 'rest', 'PostgreSQL'],
      [
        ['one worker, one process', one.perSecond.toFixed(1), ...cost(one.cost)],
        ['two workers, one process each', both.perSecond.toFixed(1), ...cost(both.cost)],
      ],
    ),
    `Two workers did ${ratio(wall)} of one by the clock: large pages, one queue, one run. With a processor to spare for each they would do ${ratio(processorTime)}: twice the cost of a page with one, by that with two.`,
  ];
}

function depthTable({ depths: { short, long }, past }, misses) {
  const [first] = short.values();
  const rows = [];
  for (const [name, costs] of [
    ['empty tables', short],
    [`${past.rows.toLocaleString('en')} rows`, long],
  ]) {
    for (const [depth, cost] of costs) {
      const growth = cost.service / first.service;
      const label = `${name}, ${depth.toLocaleString('en')} waiting`;
      if (growth > growthMax) misses.push(`${label}: a page costs ${ratio(growth)}`);
      rows.push([
        label,
        ...[cost.api, cost.loop, cost.rest, cost.postgres, cost.service].map(ms),
        ratio(growth),
        ms(cost.analysis),
      ]);
    }
  }
  return [
    '### The length of the queue and the size of the tables',
    table(['', 'API', 'event loop', 'rest', 'PostgreSQL', 'sum', 'to the first', 'process'], rows),
    `Processor ms a small page, from submission to result. The rows are in \`analyses\`, \`usage_records\`, \`webhook_events\`, \`webhook_deliveries\` and \`webhook_attempts\` each: ${(past.bytes / 1e9).toFixed(1)} GB with indexes, without the results' text. The sum leaves out the process, which neither can affect.`,
  ];
}

function choreTable({ chores: { before, after }, past }) {
  const rows = before.map(({ name, intervalMs, ms: beforeMs }, index) => [
    name,
    intervalMs === undefined ? '' : `${intervalMs / 1_000} s`,
    ms(beforeMs),
    ms(after[index].ms),
  ]);
  return [
    '### Periodic tasks, lists and deletions',
    table(['wall ms', 'every', 'small tables', `${past.rows.toLocaleString('en')} rows`], rows),
    'The best of five, so that the tables are in memory; deletions once.',
  ];
}
