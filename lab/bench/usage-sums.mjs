/** Metered usage from every source of it; all must be equal. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '../../dist/service/storage/open.js';
import { rollUpUsage } from '../../dist/features/usage/roll-up-usage.js';

/**
 * Units of one metric. `results` counts the stored work, `rolledUp` the daily totals.
 * @typedef {{ results: number, ledger: number, rolledUp: number, usage: number, billing: number }} MetricSums
 * @typedef {{ analyses: MetricSums, webhook_deliveries: MetricSums, tracker_views: MetricSums }} UsageSums
 *
 * @typedef {object} ReportedUsage
 * @property {readonly { metric: string, quantity: number }[]} usage `data` of GET /usage
 * @property {readonly { metric: string, used: number }[]} billing `items` of GET /billing
 */

/** Number of metered results. */
const results = {
  analyses: sql`select count(*)::int as n from analyses where status = 'completed' and environment = 'live'`,
  webhook_deliveries: sql`
    select count(distinct (event.id, delivery.endpoint_id))::int as n
    from webhook_deliveries as delivery join webhook_events as event on event.id = delivery.event_id
    where delivery.status = 'succeeded' and event.environment = 'live' and event.type !~ '^(webhook|usage)[.]'`,
  tracker_views: sql`select coalesce(sum(views), 0)::int as n from tracker_views where environment = 'live'`,
};
const dayMs = 86_400_000;

/**
 * Reads a database that no process uses any more, after rolling up its days. `env` names it as for the service.
 * @param {Readonly<Record<string, string>>} env @param {ReportedUsage} reported @returns {Promise<UsageSums>}
 */
export function readUsageSums(env, reported) {
  return withDatabase(env, async (db) => {
    await rollUpUsage(db, new Date(Date.now() + 3 * dayMs));
    const sums = [];
    for (const [metric, counted] of Object.entries(results)) {
      const ofLedger = sql`select coalesce(sum(quantity), 0)::int as n from usage_records where metric = ${metric}`;
      const ofDays = sql`select coalesce(sum(quantity), 0)::int as n from usage_days where metric = ${metric}`;
      sums.push([
        metric,
        {
          results: await number(db, counted),
          ledger: await number(db, ofLedger),
          rolledUp: await number(db, ofDays),
          usage: reported.usage.find((sum) => sum.metric === metric)?.quantity ?? 0,
          billing: reported.billing.find((item) => item.metric === metric)?.used ?? 0,
        },
      ]);
    }
    return Object.fromEntries(sums);
  });
}

/** Ledger rows of a metric. @param {Readonly<Record<string, string>>} env @param {string} metric */
export function readLedgerRows(env, metric) {
  return withDatabase(env, (db) =>
    number(db, sql`select count(*)::int as n from usage_records where metric = ${metric}`),
  );
}

const number = async (db, query) => (await query.execute(db)).rows[0]?.n ?? 0;

/** Opens a database that no process uses any more. */
export async function withDatabase(env, ask) {
  const config = { dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL };
  const opened = await openDatabase(config, pino({ level: 'silent' }));
  if (!opened.ok) throw new Error(`The database cannot be opened: ${opened.reason}.`);
  try {
    return await ask(opened.database.db, opened.database.pool);
  } finally {
    await opened.database.close();
  }
}
