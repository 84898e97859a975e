/** Fills the queue of an installation, drains it, and prints what a page costs over the progress. */
import { table } from '../bench/figures.mjs';
import { measureCost } from './costs.mjs';
import { forEachIndex, submit, untilQueued } from './pages.mjs';
import { pageSizes } from './site.mjs';

const parts = 10;
const drainMsMax = 3_600_000;
/** A part of the queue may cost this much more than the last, whose queue is nearly empty. */
const growthMax = 1.2;
const pagesMinToJudge = 1_000;

/** Further pages at the head of a long queue, which meet code that is not compiled yet. */
const warmUpPages = 1_500;

/** The workers start when the queue is full. @returns {Promise<{ text: string, accepted: string[], problems: string[] }>} */
export async function fillAndDrain({ installation, postmaster, client, site, pages, startWorkers }) {
  const accepted = [];
  const rows = [];
  // A shorter run measures the warming up.
  const isJudged = pages >= pagesMinToJudge;
  const queued = isJudged ? pages + warmUpPages : pages;
  const part = Math.ceil(pages / parts);
  const filling = [];
  for (let from = 0; from < queued; from += part) {
    const count = Math.min(part, queued - from);
    const cost = await measureCost(installation, postmaster, count, () =>
      forEachIndex(count, 8, async (index) => {
        accepted.push(await submit(client, { url: site.sizedUrl(pageSizes.small, from + index) }));
      }),
    );
    filling.push(cost);
  }
  await startWorkers();
  let left = pages;
  await untilQueued(installation.query, left, drainMsMax);
  const draining = [];
  while (left > 0) {
    const next = Math.max(0, left - part);
    const begun = performance.now();
    const cost = await measureCost(installation, postmaster, left - next, () =>
      untilQueued(installation.query, next, drainMsMax),
    );
    const perSecond = ((left - next) / (performance.now() - begun)) * 1_000;
    draining.push({ left, cost, perSecond });
    left = next;
  }
  for (const { left: waiting, cost, perSecond } of draining) {
    rows.push([
      String(waiting),
      perSecond.toFixed(1),
      ...[cost.loop, cost.analysis, cost.rest, cost.postgres, cost.service].map((ms) => ms.toFixed(1)),
    ]);
  }
  const problems = [];
  const compare = (what, costs) => {
    const [long, short] = costs;
    if (isJudged && long.service > growthMax * short.service) {
      problems.push(
        `To ${what} a page costs ${(long.service / short.service).toFixed(2)} × with a full queue.`,
      );
    }
  };
  compare('submit', [filling.at(-1), filling[0]]);
  compare('process', [draining[0].cost, draining.at(-2)?.cost ?? draining[0].cost]);
  const fillingRows = filling.map((cost, index) => [
    String(index * part),
    cost.api.toFixed(1),
    cost.postgres.toFixed(1),
  ]);
  const text = [
    table(['submit: queued before', 'API', 'PostgreSQL'], fillingRows),
    table(
      [
        'drain: queued before',
        'pages/s',
        'event loops',
        'processes',
        'rest',
        'PostgreSQL',
        'without processes',
      ],
      rows,
    ),
    'Costs are ms of processor time a page.',
  ].join('\n\n');
  return { text, accepted, problems };
}
