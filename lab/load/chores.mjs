/** Time of each periodic task and each list, which the number of rows must not multiply. */
import { pino } from 'pino';
import { readConfig } from '../../dist/service/config/config.js';
import { openApp } from '../../dist/entry/process/open-app.js';
import { endLostAnalyses } from '../../dist/features/analyses/end-lost-analyses.js';
import { resumeWaiting } from '../../dist/features/analyses/fill-slots.js';
import { recountQueues } from '../../dist/features/analyses/queue-room.js';
import { deleteExpiredAnalyses } from '../../dist/features/analyses/statements/analyses.js';
import { readAnalysisBacklog } from '../../dist/features/analyses/statements/analysis-backlog.js';
import { purgeUnusedReadings } from '../../dist/features/analyses/statements/deletion.js';
import { deleteExpiredBatches } from '../../dist/features/batches/statements/batches.js';
import { deleteExpiredIdempotencyKeys } from '../../dist/features/idempotency/statements/idempotency-keys.js';
import { deleteExpiredInjections } from '../../dist/features/injections/statements/injections.js';
import { endLostInjections } from '../../dist/features/injections/end-lost-injections.js';
import { readOverview } from '../../dist/features/overview/read-overview.js';
import { readQueueDepths } from '../../dist/service/queue/queue-depth.js';
import { closePeriods } from '../../dist/features/usage/close-periods.js';
import { rollUpUsage } from '../../dist/features/usage/roll-up-usage.js';
import {
  failPendingOfDisabled,
  listDeliveryRows,
} from '../../dist/features/webhooks/statements/webhook-deliveries.js';
import { deleteExpiredEvents } from '../../dist/features/webhooks/statements/webhook-events.js';

const seconds = (count) => count * 1_000;
const minute = seconds(60);

/** Name, interval and work of each. Nothing expires here, so that of deletions only the search is measured. */
const chores = [
  ['end lost analyses', minute, (app) => endLostAnalyses(app)],
  ['end lost injections', minute, (app) => endLostInjections(app)],
  ['resume waiting work', minute, (app) => resumeWaiting(app)],
  [
    'end deliveries to disabled endpoints',
    minute,
    ({ database }) => failPendingOfDisabled(database.db, null),
  ],
  ['recount queues', 10 * minute, (app) => recountQueues(app)],
  [
    'look for expired injections',
    10 * minute,
    ({ database, now }) => deleteExpiredInjections(database.db, now()),
  ],
  ['look for expired events', 10 * minute, ({ database, now }) => deleteExpiredEvents(database.db, now())],
  [
    'look for expired analyses',
    60 * minute,
    ({ database, now }) => deleteExpiredAnalyses(database.db, now()),
  ],
  ['look for expired batches', 60 * minute, ({ database, now }) => deleteExpiredBatches(database.db, now())],
  ['look for unused readings', 60 * minute, ({ database }) => purgeUnusedReadings(database.db)],
  [
    'look for expired idempotency keys',
    60 * minute,
    ({ database, now }) => deleteExpiredIdempotencyKeys(database.db, now()),
  ],
  ['sum up usage', 60 * minute, ({ database, now }) => rollUpUsage(database.db, now())],
  ['close periods', 60 * minute, ({ database, now }) => closePeriods(database.db, now())],
  [
    'queue figures of `/metrics`',
    seconds(15),
    async ({ database, now }) => {
      await readQueueDepths(database.db);
      await readAnalysisBacklog(database.db, now());
    },
  ],
];

const reads = [
  ['`GET /v1/analysis`', '/analysis'],
  ['`GET /v1/analysis?status=failed`', '/analysis?status=failed'],
  ['`GET /v1/analysis?url=…` without a match', '/analysis?url=https://nowhere.example/'],
  ['`GET /v1/usage`', '/usage'],
  ['`GET /v1/usage?group_by=key`', '/usage?group_by=key'],
  ['`GET /v1/billing`', '/billing'],
];

/** Reads of the dashboard, by their use cases. */
const pages = [
  ['dashboard: overview', (app, caller) => readOverview(app, caller)],
  [
    'dashboard: newest deliveries',
    ({ database }, { accountId }) => listDeliveryRows(database.db, { accountId, limit: 50 }),
  ],
];

const expiredRows = 500;

/** Rows whose time is up, the oldest ones. */
const expire = (table) => `update ${table} set expires_at = now() - interval '1 second'
  where id in (select id from ${table} where expires_at > now() order by id limit ${expiredRows})`;

const deletions = [
  ['analyses', ({ database, now }) => deleteExpiredAnalyses(database.db, now())],
  ['webhook_events', ({ database, now }) => deleteExpiredEvents(database.db, now())],
];

const rounds = 5;

/** @returns {Promise<{ name: string, intervalMs?: number, ms: number }[]>} */
export async function measureChores({ installation, client }) {
  const reading = readConfig(installation.settings);
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const app = await openApp({ ...reading.config, role: 'api' }, pino({ level: 'error' }));
  try {
    const results = [];
    for (const [name, intervalMs, run] of chores) {
      results.push({ name, intervalMs, ms: await timeOf(() => run(app)) });
    }
    for (const [name, path] of reads) {
      const ms = await timeOf(async () => {
        const { status } = await client.send('GET', path);
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      });
      results.push({ name, ms });
    }
    const { rows } = await installation.query('select id from accounts limit 1');
    const caller = { accountId: rows[0].id, environment: 'live', keyId: null };
    for (const [name, run] of pages) results.push({ name, ms: await timeOf(() => run(app, caller)) });
    for (const [table, run] of deletions) {
      await installation.query(expire(table));
      const begun = performance.now();
      await run(app);
      results.push({ name: `delete ${expiredRows} of \`${table}\``, ms: performance.now() - begun });
    }
    return results;
  } finally {
    await app.close();
  }

  /** The best of several: the first reads the tables from the disk. */
  async function timeOf(run) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await run();
      times.push(performance.now() - begun);
    }
    return Math.min(...times);
  }
}
