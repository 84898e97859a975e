/**
 * What becomes of webhook deliveries when the processes that send them are killed. Prints; judges nothing.
 * Needs `npm run build`; `node bench/webhook-kills.mjs [--kills 20] [--events 2000] [--database both|embedded|postgres]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres-server.mjs';
import { table } from './figures.mjs';
import { webhookKillRounds } from './webhook-kill-rounds.mjs';

const { values: flags } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    events: { type: 'string', default: '2000' },
    database: { type: 'string', default: 'both' },
  },
});
const options = { kills: Number(flags.kills), events: Number(flags.events) };
const rows = [];

async function measure(kind, database, env, processes) {
  if (flags.database !== 'both' && flags.database !== kind) return;
  console.error(`${database} …`);
  const result = await webhookKillRounds({ ...options, env, processes });
  console.error(JSON.stringify(result));
  const { kills, expected, lost, repeated, different, doubled } = result;
  rows.push([database, ...[kills, expected, lost, repeated, different, doubled].map(String)]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = await startPostgres();
try {
  await measure('embedded', 'embedded, one process', { DATA_DIR: dataDir }, [[]]);
  const env = {
    SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else',
    DATABASE_URL: postgres.url('postgres'),
  };
  await measure('postgres', 'PostgreSQL, one api and two workers', env, [
    ['--role', 'api'],
    ['--role', 'worker'],
    ['--role', 'worker'],
  ]);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  table(
    ['database', 'kills', 'deliveries', 'lost', 'sent again', 'with other bytes', 'events made twice'],
    rows,
  ),
);
