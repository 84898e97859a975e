/**
 * Measures one program on pages, in a process of its own: `node child.mjs score|core|peer ROUNDS FILE …`, where `score`
 * is the score alone and `core` the whole analysis with its content blocks and gains. A round covers all pages. Prints
 * a JSON line after each page, so that the parent has partial results at its deadline.
 */
import { readFileSync } from 'node:fs';

const [program, rounds, ...files] = process.argv.slice(2);
const pages = files.map((file) => readFileSync(file, 'utf8'));
let html = '';
const run = program === 'peer' ? await peer() : await core(program === 'core');

for (let round = 0; round < Number(rounds); round += 1) {
  for (const [page, text] of pages.entries()) {
    html = text;
    const begun = performance.now();
    await run();
    const ms = performance.now() - begun;
    // maxRSS is in kibibytes and the highest so far.
    console.log(JSON.stringify({ page, ms, peakMb: process.resourceUsage().maxRSS / 1024 }));
  }
}
process.exit(0);

async function core(gains) {
  const { analyze } = await import('../../dist/core/improve/index.js');
  return () => {
    const outcome = analyze(html, { url: 'https://example.com/page', asOf: '2026-01-01', gains });
    if (outcome.status !== 'completed' && outcome.error.code === 'internal')
      throw new Error(outcome.error.message);
  };
}

/** The peer accepts only URLs, so pages are served on loopback, which adds less than a millisecond a request. */
async function peer() {
  const { analyzeUrl, loadConfig } = await import('./peers/node_modules/aiseo-audit/dist/index.mjs');
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    const isPage = request.url === '/page';
    response.statusCode = isPage ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(isPage ? html : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const config = await loadConfig();
  const options = { url: `http://127.0.0.1:${String(server.address().port)}/page`, timeout: 60_000 };
  return () => analyzeUrl(options, config);
}
