/** Scores pages with aiseo-audit in a thread of its own. It accepts only URLs, so each page is served on loopback. */
import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { analyzeUrl, loadConfig } from 'aiseo-audit';

const served = new Map();
const server = createServer(({ url }, response) => {
  const html = served.get(url);
  response.statusCode = html === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html ?? '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${String(server.address().port)}`;
const config = await loadConfig();

parentPort.on('message', async ({ id, pages }) => {
  const answers = [];
  for (const { html } of pages) {
    served.set('/page', html);
    answers.push((await analyzeUrl({ url: `${origin}/page`, timeout: 60_000 }, config)).overallScore);
  }
  parentPort.postMessage({ id, answers });
});
