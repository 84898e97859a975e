/**
 * Outcomes of accepted work of all kinds when service processes are killed, and how soon the work goes on. Prints only.
 * Needs `npm run build`; `node
 * lab/bench/kill.mjs [--kills 20] [--seed 1]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { table } from './figures.mjs';
import { killRounds } from './kill-rounds.mjs';

const { values: flags } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const options = { kills: Number(flags.kills), seed: Number(flags.seed) };
const rows = [];
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

async function measure(database, env, processes) {
  console.error(`${database} …`);
  const result = await killRounds({ ...options, env, processes, webhooks: true });
  rows.push([
    database,
    ...[result.kills, result.accepted, result.cutOff, result.ended, result.failed].map(String),
    ...[result.duplicates, result.lost, result.problems.length].map(String),
    seconds(result.slowestReadyMs),
    String(result.pickUps),
    ...[result.slowestPickUpMs, result.slowestRestartMs].map(seconds),
    String(result.deliveriesCutOff),
    seconds(result.slowestDeliveryMs),
    String(result.deliveriesLost),
  ]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const postgres = await startPostgres();
try {
  await measure('embedded, one process', { DATA_DIR: dataDir }, [[]]);
  const env = {
    SECRET_KEY: 'a-secret-key-for-a-bench-and-nothing-else',
    DATABASE_URL: postgres.url('postgres'),
  };
  await measure('PostgreSQL, one process', env, [[]]);
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query('create database several');
  await client.end();
  await measure('PostgreSQL, one api and two workers', { ...env, DATABASE_URL: postgres.url('several') }, [
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
    [
      'database',
      'kills',
      'accepted',
      'attempts cut off',
      'ended',
      'as failed',
      'duplicates',
      'lost',
      'problems',
      'slowest kill to ready',
      'kills without another before the pick-up',
      'slowest kill to pick-up',
      'slowest begin again, with further kills',
      'deliveries cut off',
      'slowest sent again, with further kills',
      'deliveries lost',
    ],
    rows,
  ),
);
