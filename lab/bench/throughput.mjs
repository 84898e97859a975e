/**
 * From submission to result over HTTP, with the page as an HTML payload, against the bare analysis of the same pages:
 * both warm, alternating, on one thread per core. Prints only. `npm run bench:http`, or after `npm run build` `node
 * lab/bench/throughput.mjs [pages a round]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { median, table } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { createKey, startProduct } from './spawned.mjs';

const pagesARound = Number(process.argv[2] ?? 100);
const rounds = 5;
const pageBytes = 100_000;
const cores = availableParallelism();
/** More than the threads, so that none waits for the next page. */
const inFlight = 4 * cores;
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const html = generatedPage(pageBytes);

/** Runs `work` repeatedly, `inFlight` at once; returns the rate per second and the processor time of each run. */
async function measure(count, work, cpuMs) {
  let begun = 0;
  const begunCpuMs = cpuMs();
  const begin = performance.now();
  const one = async () => {
    while (begun < count) {
      begun += 1;
      await work(begun);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: count / seconds, pageCpuMs: (cpuMs() - begunCpuMs) / count };
}

const pool = new Piscina({
  filename: fileURLToPath(new URL('analyze-thread.mjs', import.meta.url)),
  minThreads: cores,
  maxThreads: cores,
});
let product;

try {
  const key = await createKey(scratch);
  product = await startProduct(scratch);
  const analyzeBare = () => pool.run(html);
  const analyzeOverHttp = async (number) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/v1/analysis`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=30' },
      body: JSON.stringify({ url: `https://example.com/${number}`, html }),
    });
    const { status } = await answer.json();
    if (status !== 'completed') throw new Error(`The analysis is ${status}.`);
  };
  // Warms up the just-in-time compiler.
  const ownCpuMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  const bareRound = (count) => measure(count, analyzeBare, ownCpuMs);
  const httpRound = (count) => measure(count, analyzeOverHttp, product.cpuMs);
  await bareRound(20 * cores);
  await httpRound(20 * cores);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that other load affects both equally.
    const bareFirst = round % 2 === 0 ? await bareRound(pagesARound) : undefined;
    const overHttp = await httpRound(pagesARound);
    results.push({ bare: bareFirst ?? (await bareRound(pagesARound)), overHttp });
  }
  const percent = (share) => `${(share * 100).toFixed(0)} %`;
  const row = (name, figure, shareOf, unit) => {
    const shares = results.map(({ bare, overHttp }) => shareOf(figure(bare), figure(overHttp)));
    const of = (which) => `${median(results.map((result) => figure(result[which]))).toFixed(1)} ${unit}`;
    const spread = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
    return [name, of('bare'), of('overHttp'), percent(median(shares)), spread];
  };
  console.log(
    `${pagesARound} pages of ${html.length} bytes a round, ${rounds} rounds, ${cores} threads, ${inFlight} at once\n`,
  );
  console.log(
    table(
      ['', 'bare core', 'over HTTP', 'share', 'of the rounds'],
      [
        row(
          'pages a second',
          (result) => result.perSecond,
          (bare, overHttp) => overHttp / bare,
          '',
        ),
        row(
          'processor time a page',
          (result) => result.pageCpuMs,
          (bare, overHttp) => bare / overHttp,
          'ms',
        ),
      ],
    ),
  );
  console.log(
    '\nThe share is the throughput over HTTP by that of the bare core: median of the rounds, lowest to highest. Pages a second are wall-clock figures, with the client on the same cores; processor time is that of the server process only (of this process for the bare core), so other load matters little.',
  );
} finally {
  await product?.stop();
  await pool.destroy();
  rmSync(scratch, { recursive: true, force: true });
}
