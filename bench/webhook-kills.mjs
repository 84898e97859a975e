/**
 * What becomes of webhook deliveries when the processes that send them are killed. Prints; judges nothing.
 * Needs `npm run build`; `node bench/webhook-kills.mjs [--kills 20] [--events 2000]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres-server.mjs';
import { table } from './figures.mjs';
import { webhookKillRounds } from './webhook-kill-rounds.mjs';

const { values: flags } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, events: { type: 'string', default: '2000' } },
});
const options = { kills: Number(flags.kills), events: Number(flags.events) };
const rows = [];

async function measure(database, env, processes) {
  console.error(`${database} …`);
  const { kills, expected, lost, repeated, different, doubled } = await webhookKillRounds({
    ...options,
    env,
    processes,
  });
  rows.push([database, ...[kills, expected, lost, repeated, different, doubled].map(String)]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = await startPostgres();
try {
  await measure('embedded, one process', { DATA_DIR: dataDir }, [[]]);
  const env = {
    SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else',
    DATABASE_URL: postgres.url('postgres'),
  };
  await measure('PostgreSQL, one api and two workers', env, [
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
