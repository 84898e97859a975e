/** One worker with one thread against two of them, on one queue in one run: one, two, one again. */
import { setTimeout as delay } from 'node:timers/promises';
import { measureCost, meanCost } from './costs.mjs';
import { forEachIndex, submit } from './pages.mjs';
import { emptyQueue } from './rows.mjs';
import { pageSizes } from './site.mjs';

const queuedPages = 1_500;
const windowMs = 15_000;
/** The second worker compiles its code in this time. */
const warmUpMs = 12_000;

export async function measureTwoWorkers({ installation, postmaster, client, site, share }) {
  const { query } = installation;
  await forEachIndex(Math.round(queuedPages * share), 4, (index) =>
    submit(client, { url: site.sizedUrl(pageSizes.large, index) }),
  );
  const window = async () => {
    const ended = async () => {
      const { rows } = await query(`select count(*)::int as ended from analyses where status = 'completed'`);
      return rows[0].ended;
    };
    const before = await ended();
    const begun = performance.now();
    const cost = await measureCost(installation, postmaster, 1, () => delay(windowMs * share));
    const seconds = (performance.now() - begun) / 1_000;
    const pages = (await ended()) - before;
    const perPage = Object.fromEntries(Object.entries(cost).map(([name, ms]) => [name, ms / pages]));
    return { perSecond: pages / seconds, cost: perPage };
  };
  const first = await window();
  const second = await installation.start('worker');
  await delay(warmUpMs);
  const both = await window();
  await second.stop();
  const again = await window();
  const { rows } = await query(`select count(*)::int as waiting from analyses where turn = 'waiting'`);
  if (rows[0].waiting === 0) throw new Error('The queue was empty before the end of the measurement.');
  await emptyQueue(query);
  const all = (cost) => cost.service + cost.analysis;
  const one = {
    perSecond: (first.perSecond + again.perSecond) / 2,
    cost: meanCost([first.cost, again.cost]),
  };
  return {
    one,
    both,
    wall: both.perSecond / one.perSecond,
    processorTime: (2 * all(one.cost)) / all(both.cost),
  };
}
