/** The processor time of each stage of a page, for small, median and large pages. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { openSharedHostLimiter } from '../../dist/features/limits/shared-host-limiter.js';
import { openDatabase } from '../../dist/service/storage/open.js';
import { generatedPage } from '../bench/generated-page.mjs';
import { measureCost } from './costs.mjs';
import { forEachIndex, submit, submitAndHold, untilQueued } from './pages.mjs';
import { pageSizes } from './site.mjs';

const sizes = Object.entries(pageSizes);
const counts = { small: 200, median: 100, large: 60 };
/** `share`: of the pages that a whole measurement takes. */
const ofShare = (count, share) => Math.max(10, Math.round(count * share));

const warmUpPages = 250;
const pollsOfSize = 300;
const closedLoopPages = 300;
const submittedAtOnce = 4;

/**
 * The worker starts when all pages are queued, so that the submission and the work are not measured together. Pages are
 * taken in the order of their submission; the few that overlap at the edge of two sizes do not matter.
 */
export async function measureStages({ installation, postmaster, client, site, share }) {
  const query = installation.query;
  const queue = [];
  const send = async (name, whole, pageOf) => {
    const ids = [];
    const count = ofShare(whole, share);
    const cost = await measureCost(installation, postmaster, count, () =>
      forEachIndex(count, submittedAtOnce, async (index) => ids.push(await submit(client, pageOf(index)))),
    );
    queue.push({ name, count, ids });
    return cost;
  };
  await send('warm-up', warmUpPages, (index) => ({ url: site.pageUrl(index) }));
  const submissions = {};
  for (const [name, bytes] of sizes) {
    submissions[`url ${name}`] = await send(`url ${name}`, counts[name], (index) => ({
      url: site.sizedUrl(bytes, index),
    }));
  }
  for (const [name, bytes] of sizes) {
    const html = generatedPage(bytes);
    submissions[`html ${name}`] = await send(`html ${name}`, counts[name], (index) => ({
      url: site.sizedUrl(bytes, index),
      html,
    }));
  }
  const readings = { queued: await poll({ installation, postmaster, client }, queue.at(-1).ids) };
  const worker = await installation.start('worker');
  const work = {};
  let left = queue.reduce((sum, { count }) => sum + count, 0);
  for (const { name, count } of queue) {
    left -= count;
    work[name] = await measureCost(installation, postmaster, count, () => untilQueued(query, left));
  }
  for (const { name, ids } of queue) {
    if (name.startsWith('url ')) {
      readings[name.slice('url '.length)] = await poll({ installation, postmaster, client }, ids);
    }
  }
  return { submissions, readings, work, worker };
}

/** GET of analyses, as a caller that polls does. */
function poll({ installation, postmaster, client }, ids) {
  return measureCost(installation, postmaster, pollsOfSize, () =>
    forEachIndex(pollsOfSize, submittedAtOnce, async (index) => {
      const { status } = await client.send('GET', `/analysis/${ids[index % ids.length]}`);
      if (status !== 200) throw new Error(`A poll was answered with ${status}.`);
    }),
  );
}

/** The same pages without and with an endpoint that answers at once: the difference is one delivery. */
export async function measureWebhook({ installation, postmaster, client, site, share }) {
  const count = ofShare(closedLoopPages, share);
  const loop = () =>
    measureCost(installation, postmaster, count, async () => {
      await forEachIndex(count, 2 * submittedAtOnce, (index) =>
        submitAndHold(client, { url: site.sizedUrl(pageSizes.small, index) }),
      );
      await untilDelivered(installation.query);
    });
  const before = await loop();
  await installation.addWebhook(site.webhookUrl);
  await loop();
  const after = await loop();
  return Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
}

async function untilDelivered(query) {
  const pending = `select count(*)::int as left from webhook_deliveries where status = 'pending'`;
  while ((await query(pending)).rows[0].left > 0) await new Promise((done) => setTimeout(done, 50));
}

/**
 * Pages on loopback need no slots at their host, those of the web do: one for the name and one for the address, each taken
 * and released in the database.
 */
export async function measureHostSlots({ installation, postmaster }) {
  const rounds = 300;
  const log = pino({ level: 'error' });
  const opened = await openDatabase({ dataDir: '', databaseUrl: installation.settings.DATABASE_URL }, log);
  if (!opened.ok) throw new Error('The database cannot be opened.');
  const { database } = opened;
  try {
    const limiter = await openSharedHostLimiter({ database, log, newHolder: randomUUID, leaseMs: 20_000 });
    const visit = async (index) => {
      for (const host of [`host-${index % 50}.example`, `192.0.2.${index % 50}`]) {
        (await limiter.acquire(host))();
      }
    };
    await forEachIndex(rounds, submittedAtOnce, visit);
    const ownMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
    const begun = { own: ownMs(), postgres: postmaster.ms(), at: performance.now() };
    await forEachIndex(rounds, submittedAtOnce, visit);
    return {
      loop: (ownMs() - begun.own) / rounds,
      postgres: (postmaster.ms() - begun.postgres) / rounds,
    };
  } finally {
    await database.close();
  }
}
