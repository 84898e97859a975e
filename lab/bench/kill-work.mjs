/**
 * All kinds of work for `kill-rounds.mjs`: analyses of HTML and of pages of a site, batches, injections that publish
 * themselves, previews, citation tests, page views, and the webhooks of each end.
 */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { reconcile } from '../../test/support/reconcile.mjs';
import { generatedPage } from './generated-page.mjs';
import { runJson } from './service-process.mjs';
import { withDatabase } from './usage-sums.mjs';

const pageBytes = [5_000, 60_000, 300_000];

/** A site with a page at every path, which takes webhooks as well. */
export async function startSiteAndReceiver() {
  const page = generatedPage(20_000);
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (request.method === 'POST') response.end('ok');
      else if (request.url === '/robots.txt') response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: (path) => `http://127.0.0.1:${server.address().port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function addEndpoint(settings, url) {
  await runJson(settings, 'webhooks', 'add', '--url', url, '--environment', 'live');
}

/** Each kind with its share, its path and its body; `isKept`: the answer names a resource that has to end. */
function kindsOf(name, site, random) {
  const sized = () => generatedPage(pageBytes[Math.floor(random() * pageBytes.length)]);
  const url = `https://example.com/${name}`;
  const urls = [site.url(`/${name}/a`), site.url(`/${name}/b`)];
  const html = () => generatedPage(5_000);
  const questions = ['what is measured', 'how long does it take'];
  const test = { url, html: html(), questions, rivals: [site.url(`/${name}/rival`)] };
  return [
    { share: 0.4, path: '/v1/analysis', isKept: true, body: () => ({ url, html: sized() }) },
    { share: 0.1, path: '/v1/analysis', isKept: true, body: () => ({ url: site.url(`/${name}`) }) },
    { share: 0.15, path: '/v1/analysis/batch', isKept: true, body: () => ({ urls }) },
    { share: 0.05, path: '/v1/citation-tests', isKept: true, body: () => test },
    { share: 0.1, path: '/v1/injection', isKept: true, body: () => ({ url, html: html(), mode: 'auto' }) },
    { share: 0.1, path: '/v1/injection/preview', isKept: false, body: () => ({ url, html: html() }) },
    {
      share: 0.1,
      path: `/v1/tracker?${new URLSearchParams({ url, referrer: 'https://claude.ai/' })}`,
      isKept: false,
    },
  ];
}

/** The next request, drawn by the shares. */
export function nextWork(name, site, random) {
  let left = random();
  const kinds = kindsOf(name, site, random);
  const kind = kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
  const { path, isKept, body } = kind;
  const prefer = random() < 0.5 ? 'respond-async' : 'wait=2';
  const init =
    body === undefined ? {} : { method: 'POST', headers: { prefer }, body: JSON.stringify(body()) };
  return { path, isKept, init };
}

/** Waits until no job is left and no delivery is due, at most until `deadline`. */
export async function untilNoWork(settings, baseUrls, deadline) {
  const jobs = /^citeworthy_(?:queue_jobs|analyses_waiting)(?:\{[^}]*\})? (\d+)$/gm;
  const hasJobs = async (baseUrl) => {
    const text = await (await fetch(`${baseUrl}/metrics`)).text();
    return [...text.matchAll(jobs)].some(([, count]) => count !== '0');
  };
  while ((await hasJobs(baseUrls[0])) && Date.now() < deadline) await delay(100);
  const hasPending = async () => {
    const { data } = await runJson(settings, 'webhooks', 'deliveries', '--limit', '100000');
    return data.some(({ status }) => status === 'pending');
  };
  while ((await hasPending()) && Date.now() < deadline) await delay(500);
}

/** What the database, which no process uses any more, says of the accepted ids. */
export function judgeEnds(env, accepted) {
  return withDatabase(env, async (_, pool) => {
    const { problems } = await reconcile((text, values) => pool.query(text, values), accepted);
    return problems;
  });
}
