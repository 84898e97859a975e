/**
 * From submission to result over HTTP, with the page as an HTML payload, against the bare analysis of the same pages:
 * both on as many threads as the machine has cores. Prints; judges nothing. Needs `npm run build`;
 * `node bench/throughput.mjs [pages a round]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { median, table, times } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { createKey, startProduct } from './spawned.mjs';

const pagesARound = Number(process.argv[2] ?? 100);
const rounds = 3;
const pageBytes = 100_000;
const cores = availableParallelism();
/** More than there are threads, so that none of them ever waits for the next page to arrive. */
const inFlight = 4 * cores;
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const html = generatedPage(pageBytes);

/** Does `work` so many times, `inFlight` at once; the number a second. */
async function perSecond(count, work) {
  let begun = 0;
  const begin = performance.now();
  const one = async () => {
    while (begun < count) {
      begun += 1;
      await work(begun);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
  return count / ((performance.now() - begin) / 1000);
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
  // The just-in-time compiler has seen every path before anything counts.
  await perSecond(20 * cores, analyzeBare);
  await perSecond(20 * cores, analyzeOverHttp);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      bare: await perSecond(pagesARound, analyzeBare),
      overHttp: await perSecond(pagesARound, analyzeOverHttp),
    });
  }
  const shares = results.map(({ bare, overHttp }) => overHttp / bare);
  const percent = (share) => `${(share * 100).toFixed(0)} %`;
  console.log(
    `${pagesARound} pages of ${html.length} bytes a round, ${rounds} rounds, ${cores} threads, ${inFlight} at once\n`,
  );
  console.log(
    table(
      ['bare core, a second', 'over HTTP, a second', 'share', 'of the rounds', 'cost'],
      [
        [
          median(results.map(({ bare }) => bare)).toFixed(1),
          median(results.map(({ overHttp }) => overHttp)).toFixed(1),
          percent(median(shares)),
          `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`,
          times(1 / median(shares)),
        ],
      ],
    ),
  );
} finally {
  await product?.stop();
  await pool.destroy();
  rmSync(scratch, { recursive: true, force: true });
}
