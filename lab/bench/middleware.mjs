/** What the middleware adds to a page of 100 kB: `npm run build && node lab/bench/middleware.mjs`. */
import { withCiteworthy } from '../../packages/middleware/dist/index.js';

const sentence = 'A heat pump moves heat from outside into a house. ';
const section = (at) => `<h2>Section ${at}</h2><p>${sentence.repeat(40)}</p>`;
const page = `<!doctype html><html lang="en"><title>Home</title><main>${Array.from({ length: 48 }, (_, at) => section(at)).join('')}</main></html>`;
const title = { id: 'blk_1', type: 'title', html: '', text: 'How a heat pump moves heat' };
const answer = JSON.stringify({ object: 'tracker_page', version: 'v1', content_blocks: [title] });
const handle = () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const withBlocks = withCiteworthy(handle, {
  serviceUrl: 'https://service.example',
  key: 'cw_sk_live_0',
  siteUrl: 'https://www.example.com',
  fetch: async () => new Response(answer),
});
const request = new Request('https://www.example.com/guide');

/** Median milliseconds of a call with its body read. */
async function medianMs(handler, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await (await handler(request)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)];
}

const first = performance.now();
const text = await (await withBlocks(request)).text();
const firstMs = performance.now() - first;
if (!text.includes(title.text)) throw new Error('The page has no blocks.');
const bareMs = await medianMs(handle, 1_000);
const cachedMs = await medianMs(withBlocks, 1_000);
const shown = {
  bytes: page.length,
  firstMs,
  bareMs,
  cachedMs,
  addedMs: cachedMs - bareMs,
  ratio: cachedMs / bareMs,
};
for (const [name, value] of Object.entries(shown))
  console.log(name.padEnd(10), Math.round(value * 1_000) / 1_000);
