/** The cost of a page with more and more pages waiting behind it. */
import { measureCost, meanCost } from './costs.mjs';
import { forEachIndex, submitAndHold } from './pages.mjs';
import { setWaiting } from './rows.mjs';
import { pageSizes } from './site.mjs';

const pagesOfWindow = 250;
const atOnce = 8;

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
  for (let round = 0; round < rounds; round += 1) {
    for (const depth of round % 2 === 0 ? depths : depths.toReversed()) {
      await setWaiting(installation.query, depth);
      costs.get(depth).push(await window());
    }
  }
  await setWaiting(installation.query, 0);
  return new Map([...costs].map(([depth, list]) => [depth, meanCost(list)]));
}
