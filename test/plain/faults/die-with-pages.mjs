/** Gives its pool one page and prints the id of the process: `node die-with-pages.mjs PAGE WORKER_FILE`. */
import { setTimeout as delay } from 'node:timers/promises';
import { openAnalysisPool } from '../../../dist/service/processes/analysis-pool.js';

const [page, workerFile] = process.argv.slice(2);
const limits = { workerConcurrency: 1, analysisTimeoutMs: 2_000, analysisHeapMbMax: 64 };
const pool = openAnalysisPool(limits, { error: () => undefined }, { workerFile });
const analyze = (text) =>
  pool.analyze({
    html: new TextEncoder().encode(text),
    isText: true,
    options: { url: 'https://example.com/' },
  });
const { contentJson } = await analyze('good');
if (page !== 'good') void analyze(page);
// The page has been sent and begun.
await delay(200);
console.log(JSON.parse(contentJson).process);
setInterval(() => undefined, 1_000);
