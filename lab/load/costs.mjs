/** What a piece of work costs each process of an installation, in milliseconds of processor time a page. */
import { processMs, workerMs, workerShares } from './processor-time.mjs';

/**
 * @typedef {object} Cost a page
 * @property {number} api the processes of the role `api`
 * @property {number} loop the event loops of the workers
 * @property {number} analysis the processes that analyse pages
 * @property {number} rest of the workers: collecting garbage, compiling, compressing
 * @property {number} postgres
 * @property {number} wal kB of the write-ahead log
 * @property {number} service all but those processes: what may grow with the queue or the tables
 */

/** Takes both readings around `work`. @returns {Promise<Cost>} */
export async function measureCost(installation, postmaster, pages, work) {
  const alive = installation.processes.filter((one) => !one.hasEnded());
  const apis = alive.filter(({ role }) => role === 'api');
  const workers = alive.filter(({ role }) => role === 'worker');
  const read = async () => ({
    wal: await walBytes(installation.query),
    api: apis.map(({ pid }) => processMs(pid)),
    workers: workers.map(({ pid }) => workerMs(pid)),
    postgres: postmaster.ms(),
  });
  const before = await read();
  await work();
  const after = await read();
  const shares = after.workers.map((read, index) => workerShares(before.workers[index], read));
  const perPage = (values) => values.reduce((sum, value) => sum + value, 0) / pages;
  const cost = {
    api: perPage(after.api.map((ms, index) => ms - before.api[index])),
    loop: perPage(shares.map(({ loop }) => loop)),
    analysis: perPage(shares.map(({ analysis }) => analysis)),
    rest: perPage(shares.map(({ rest }) => rest)),
    postgres: perPage([after.postgres - before.postgres]),
    wal: perPage([(after.wal - before.wal) / 1_000]),
  };
  return { ...cost, service: cost.api + cost.loop + cost.rest + cost.postgres };
}

async function walBytes(query) {
  const { rows } = await query(`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`);
  return rows[0].bytes;
}

/** The mean of several costs. */
export function meanCost(costs) {
  const mean = (name) => costs.reduce((sum, cost) => sum + cost[name], 0) / costs.length;
  return Object.fromEntries(Object.keys(costs[0]).map((name) => [name, mean(name)]));
}
