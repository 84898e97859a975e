/**
 * How long a bystander's webhooks wait while other endpoints accept connections and never respond: `npm run
 * bench:hanging --`, with `--database embedded|postgres`, `--seconds N` for each row, `--hanging N,N`,
 * `--dist FOLDER` of another build to compare with. Prints a table and judges nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startPostgres } from '../../test/support/postgres-server.mjs';
import { table } from './figures.mjs';
import { startReceiver } from './webhook-receiver.mjs';

const { values: flags } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '20' },
    hanging: { type: 'string', default: '0,40,200' },
    dist: { type: 'string', default: new URL('../../dist', import.meta.url).pathname },
  },
});
const load = (path) => import(pathToFileURL(join(resolve(flags.dist), path)).href);
const { readConfig } = await load('config/config.js');
const { openApp } = await load('service/open-app.js');
const { ensureAccount } = await load('service/first-start.js');
const { insertAccount } = await load('members/statements/accounts.js');
const { addEndpoint } = await load('webhooks/add-endpoint.js');
const { sendTestEvent } = await load('webhooks/send-test-event.js');

/** Waiting for each hanging endpoint: more than it has slots, so that it takes every slot that becomes free. */
const backlog = 10;
const intervalMs = 250;

/** @returns {Promise<string[]>} the row of one load */
async function measure(env, { hanging, isSameAccount, isNew }) {
  const reading = readConfig({ LOG_LEVEL: 'error', FETCH_ALLOW_NETWORKS: '127.0.0.0/8', ...env });
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const arrivedMs = new Map();
  const receiver = await startReceiver((path, _, headers) => {
    if (path === '/fine') arrivedMs.set(headers['webhook-id'], performance.now());
  });
  const app = await openApp(reading.config, pino({ level: 'error' }));
  try {
    const ownAccount = await ensureAccount(app.database.db, new Date());
    const otherAccount = 'acc_bench';
    await insertAccount(app.database.db, { id: otherAccount, name: 'Other', createdAt: new Date() });
    const add = async (account, path) => {
      const outcome = await addEndpoint(app, account, { url: receiver.url(path), environment: 'live' });
      if (!outcome.ok) throw new Error(outcome.problems.join('; '));
      return outcome.endpoint.id;
    };
    const send = async (account, endpoint) => {
      const outcome = await sendTestEvent(app, account, endpoint);
      if (!outcome.ok) throw new Error(outcome.problem);
      return outcome.eventId;
    };
    let fine = await add(ownAccount, '/fine');
    for (let count = 0; count < 5; count += 1) await send(ownAccount, fine);
    await delay(1_000);
    const account = isSameAccount ? ownAccount : otherAccount;
    const endpoints = [];
    for (let count = 0; count < hanging; count += 1) endpoints.push(await add(account, '/dead'));
    for (let count = 0; count < backlog; count += 1)
      for (const endpoint of endpoints) await send(account, endpoint);
    if (isNew) fine = await add(ownAccount, '/fine');
    const sentMs = new Map();
    const until = performance.now() + Number(flags.seconds) * 1_000;
    while (performance.now() < until) {
      const begunMs = performance.now();
      sentMs.set(await send(ownAccount, fine), begunMs);
      await delay(intervalMs);
    }
    const drainedBy = performance.now() + 60_000;
    while ([...sentMs.keys()].some((id) => !arrivedMs.has(id)) && performance.now() < drainedBy)
      await delay(100);
    const delaysMs = [...sentMs].map(([id, ms]) => (arrivedMs.get(id) ?? Infinity) - ms);
    const sorted = delaysMs.toSorted((a, b) => a - b);
    const at = (share) => `${String(Math.round(sorted[Math.floor(share * (sorted.length - 1))]))} ms`;
    const where = hanging === 0 ? '–' : isSameAccount ? 'same account' : 'another account';
    const bystander = isNew ? 'new' : 'answered before';
    return [String(hanging), where, bystander, String(sorted.length), at(0.5), at(0.95), at(1)];
  } finally {
    await receiver.close();
    await app.close();
  }
}

async function withStorage(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
  const postgres = flags.database === 'postgres' ? await startPostgres() : undefined;
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

const loads = flags.hanging
  .split(',')
  .map(Number)
  .flatMap((hanging) =>
    hanging === 0
      ? [{ hanging, isSameAccount: true, isNew: false }]
      : [false, true].flatMap((isNew) => [
          { hanging, isSameAccount: true, isNew },
          { hanging, isSameAccount: false, isNew },
        ]),
  );
const rows = [];
for (const one of loads) {
  rows.push(await withStorage((env) => measure(env, one)));
  console.error(rows.at(-1).join('  '));
}
const headings = ['hanging endpoints', 'of', 'bystander endpoint', 'events', 'median', '95 %', 'longest'];
console.log(`${flags.database}\n\n${table(headings, rows)}`);
