/**
 * Cost of reading an analysis over HTTP, as a multiple of a bare Node server that does one indexed UPDATE and one
 * indexed SELECT on an equal database and sends the same bytes. A third process loads both servers alternately. Prints
 * only. `npm run bench:http`, or after `npm run build` `node lab/bench/http-read.mjs [requests a round]`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, table, times } from './figures.mjs';
import { generatedPage } from './generated-page.mjs';
import { createKey, load, startProduct, startProgram } from './spawned.mjs';

const requests = Number(process.argv[2] ?? 2_000);
const rounds = 5;
const concurrencies = [1, 8];
const scratch = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
const started = [];

/** A completed analysis: its path and its bytes. */
async function completedAnalysis(port, headers) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/analysis`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', prefer: 'wait=30' },
    body: JSON.stringify({ url: 'https://example.com/page', html: generatedPage(20_000) }),
  });
  const { id, status } = await answer.json();
  if (status !== 'completed') throw new Error(`The analysis is ${status}.`);
  const path = `/v1/analysis/${id}`;
  const body = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).then((read) => read.text());
  return { path, body };
}

try {
  const key = await createKey(join(scratch, 'product'));
  const headers = { authorization: `Bearer ${key}` };
  const product = await startProduct(join(scratch, 'product'));
  started.push(product);
  const { path, body } = await completedAnalysis(product.port, headers);
  writeFileSync(join(scratch, 'body'), body);
  const bare = await startProgram('bare-server.mjs', join(scratch, 'bare'), join(scratch, 'body'));
  started.push(bare);

  const measure = async ({ port, cpuMs }, connections, count = requests) => {
    const begunCpuMs = cpuMs();
    const result = await load({ port, path, headers, requests: count, connections });
    return { ...result, requestCpuMs: (cpuMs() - begunCpuMs) / count };
  };
  const servers = { bare, product };
  // Warms up the just-in-time compiler.
  for (const server of [bare, product]) await measure(server, 8, 4_000);
  console.log(
    `Reading an analysis of ${body.length} bytes, ${rounds} rounds of ${requests} requests each, in turn\n`,
  );
  const rows = [];
  for (const connections of concurrencies) {
    const results = { bare: [], product: [] };
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that other load affects both equally.
      const order = round % 2 === 0 ? ['bare', 'product'] : ['product', 'bare'];
      for (const name of order) results[name].push(await measure(servers[name], connections));
    }
    const of = (name, figure) => median(results[name].map((result) => result[figure]));
    const ratios = (figure) => results.product.map((result, round) => figure(result, results.bare[round]));
    const clock = ratios((product, bare) => bare.perSecond / product.perSecond);
    const cpu = ratios((product, bare) => product.requestCpuMs / bare.requestCpuMs);
    const spread = (values) =>
      `${times(median(values))} (${times(Math.min(...values))} to ${times(Math.max(...values))})`;
    rows.push([
      String(connections),
      of('bare', 'perSecond').toFixed(0),
      of('product', 'perSecond').toFixed(0),
      spread(clock),
      `${of('bare', 'requestCpuMs').toFixed(2)} ms`,
      `${of('product', 'requestCpuMs').toFixed(2)} ms`,
      spread(cpu),
      `${of('bare', 'p95Ms').toFixed(1)} / ${of('product', 'p95Ms').toFixed(1)} ms`,
    ]);
  }
  const headings = [
    'at once',
    'bare, a second',
    'product',
    'cost in time',
    'bare, CPU',
    'product, CPU',
    'cost in CPU',
    'p95',
  ];
  console.log(table(headings, rows));
  console.log(
    '\nCosts are multiples of the bare server’s: median of the rounds, lowest to highest. Time is wall-clock time, with the client on the same cores; CPU is the processor time of the server process only.',
  );
} finally {
  for (const server of started) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
