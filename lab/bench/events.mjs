/**
 * Webhooks and usage under load and under kills, on both databases: `npm run bench:events [-- --write]`, with `--only
 * delay|deliveries|views`, `--database embedded|postgres`, `--seconds N` of full rate, `--kills N` and `--events N`
 * deliveries. Prints tables and judges nothing; `--write` puts them into docs/events.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { writeEventsDocument } from './document.mjs';
import { table } from './figures.mjs';
import { viewKillRounds } from './view-kill-rounds.mjs';
import { measureDelays } from './webhook-delay.mjs';
import { webhookKillRounds } from './webhook-kill-rounds.mjs';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    events: { type: 'string', default: '2000' },
    write: { type: 'boolean', default: false },
  },
});
const kills = Number(flags.kills);

const printed = [];
function print(text) {
  console.log(text);
  printed.push(text);
}

/** Each measurement has its own database. */
async function withStorage(kind, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const shared = { SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else' };
  try {
    return await work({
      DATA_DIR: dataDir,
      ...(postgres === undefined ? {} : { ...shared, DATABASE_URL: postgres.url('postgres') }),
    });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const names = { embedded: 'embedded', postgres: 'PostgreSQL' };
const kinds = Object.keys(names).filter((kind) => flags.database === undefined || flags.database === kind);

async function forEachDatabase(work) {
  const rows = [];
  for (const kind of kinds) {
    console.error(`${names[kind]} …`);
    rows.push(...(await withStorage(kind, (env) => work(kind, env))));
  }
  return rows;
}

async function delays() {
  const rows = await forEachDatabase(async (kind, env) =>
    (await measureDelays(env, Number(flags.seconds))).map((row) => [names[kind], ...row]),
  );
  print('\n## From the end of an analysis to the receiver\n');
  print(
    `From \`completed_at\` to the last byte at a receiver process on the same machine. At full rate ${String(4 * cpus().length)} callers submit pages continuously for ${flags.seconds} s, while one endpoint never responds and another takes ten seconds.\n`,
  );
  print(table(['database', 'load', 'analyses', 'events', 'median', '95 %', 'longest'], rows));
}

const sumHeadings = ['results', 'ledger', 'daily sums', '/usage', '/billing'];
const sumCells = ({ results, ledger, rolledUp, usage, billing }) =>
  [results, ledger, rolledUp, usage, billing].map(String);

async function deliveries() {
  const sums = [];
  const rows = await forEachDatabase(async (kind, env) => {
    const processes =
      kind === 'embedded'
        ? [[]]
        : [
            ['--role', 'api'],
            ['--role', 'worker'],
            ['--role', 'worker'],
          ];
    const name = kind === 'embedded' ? 'embedded, one process' : 'PostgreSQL, one api and two workers';
    const result = await webhookKillRounds({ env, processes, kills, events: Number(flags.events) });
    for (const metric of ['analyses', 'webhook_deliveries'])
      sums.push([`${names[kind]}, \`${metric}\``, ...sumCells(result.sums[metric])]);
    const { expected, lost, repeated, different, doubled } = result;
    return [[name, ...[result.kills, expected, lost, repeated, different, doubled].map(String)]];
  });
  print('\n## Deliveries while processes are killed\n');
  print(
    'Every analysis sends an event to ten endpoints. SIGKILL ends the sending processes during deliveries; interrupted deliveries are sent again.\n',
  );
  print(
    table(
      ['database', 'kills', 'deliveries', 'lost', 'sent again', 'with different bytes', 'duplicate events'],
      rows,
    ),
  );
  print('\n## Metered usage after the same kills\n');
  print(
    'In addition, each round submits a page that fails, one with a test key and one that is cached; every submission is repeated with its `Idempotency-Key` in every later round. All five columns must be equal.\n',
  );
  print(table(['database, metric', ...sumHeadings], sums));
}

async function views() {
  const sums = [];
  const rows = await forEachDatabase(async (kind, env) => {
    const result = await viewKillRounds({ env, kills });
    sums.push([`${names[kind]}, \`tracker_views\``, ...sumCells(result.sums.tracker_views)]);
    const { lost, lostOlder, invented, ledgerRows } = result;
    const cells = [result.kills, result.views, lost, lostOlder, invented, ledgerRows];
    return [[names[kind], ...cells.map(String)]];
  });
  print('\n## Page views while the counting process is killed\n');
  print(
    'Views are counted in memory and stored every two seconds: a kill loses at most the views of the last five seconds.\n',
  );
  print(
    table(
      [
        'database',
        'kills',
        'views',
        'lost',
        'of these older than 5 s',
        'counted without a view',
        'rows in the ledger',
      ],
      rows,
    ),
  );
  print('');
  print(table(['database, metric', ...sumHeadings], sums));
}

const parts = { delay: delays, deliveries, views };
print(
  `Node ${process.version}, ${String(availableParallelism())} cores of ${cpus()[0]?.model ?? 'an unknown processor'}; ` +
    `load average at the start: ${loadavg()[0].toFixed(1)}.`,
);
for (const [name, part] of Object.entries(parts))
  if (flags.only === undefined || flags.only === name) await part();
if (flags.write) await writeEventsDocument(printed.join('\n'));
