/** The cost of a page with more and more pages waiting behind it. */
import { measureCost, meanCost } from './costs.mjs';
import { forEachIndex, submitAndHold } from './pages.mjs';
import { emptyQueue, setWaiting } from './rows.mjs';
import { pageSizes } from './site.mjs';

const pagesOfWindow = 250;
/** More than the slots of the account in `scaling.mjs`, so that no page behind those of the measurement gets one. */
const atOnce = 24;

/**
 * Each round measures every depth, so that what changes during the run (other load, warmer code) meets all of them. The
 * waiting pages stay: those of the measurement are made before them in the order of the queue.
 */
export async function measureDepths({ installation, postmaster, client, site, share }, depths, rounds) {
  const costs = new Map(depths.map((depth) => [depth, []]));
  const pages = Math.max(10, Math.round(pagesOfWindow * share));
  const window = () =>
    measureCost(installation, postmaster, pages, () =>
      forEachIndex(pages, atOnce, (index) =>
        submitAndHold(client, { url: site.sizedUrl(pageSizes.small, index) }),
      ),
    );
  // What was done before (a million rows, a second worker) has its own work in the background.
  await window();
  for (let round = 0; round < rounds; round += 1) {
    for (const depth of round % 2 === 0 ? depths : depths.toReversed()) {
      await setWaiting(installation.query, depth, site.sizedUrl(pageSizes.small, 0));
      costs.get(depth).push(await window());
    }
  }
  await emptyQueue(installation.query);
  return new Map([...costs].map(([depth, list]) => [depth, meanCost(list)]));
}
