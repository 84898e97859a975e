/**
 * Sends hostile inputs to a running server, one at a time, each beside an ordinary page. Prints for each how it ended, how
 * long the server took, the longest answer of /healthz meanwhile, and how the ordinary page ended. Prints only.
 *
 * `node lab/bench/hostile.mjs [--main FILE] [PART OF A NAME …]`; `--main` is the program of another build.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { kb, table } from './figures.mjs';
import { inputs } from './hostile-inputs.mjs';
import { freePort } from './spawned.mjs';

/** An input that takes longer is given up, and the server is started again. */
const inputMsMax = 60_000;
const [programs, names] = readArguments(process.argv.slice(2));
const program = programs.at(-1) ?? fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));

let answerText = '{}';
const model = await serve(() => ({
  type: 'application/json',
  body: JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content: answerText }, finish_reason: 'stop' }],
  }),
}));
const settings = {
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
  WORKER_CONCURRENCY: '2',
  ANALYSIS_TIMEOUT_MS: '10000',
  LLM_BASE_URL: `${model.baseUrl}/v1`,
  LLM_MODEL: 'hostile',
  LLM_OUTPUT_TOKENS_MAX: '100000',
  LLM_CALLS_MAX: '1',
};

function readArguments(given) {
  const at = given.indexOf('--main');
  return at < 0
    ? [[], given]
    : [[given[at + 1]], given.filter((_, index) => index !== at && index !== at + 1)];
}

/** A site on loopback; `answer` gets the path, and leaves a request without an answer by returning null. */
async function serve(answer) {
  const server = createServer((request, response) => {
    request.resume();
    const given = answer(request.url);
    if (given !== null) response.setHeader('content-type', given.type).end(given.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function runCommand(...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, '--json'], {
    env: settings,
  });
  return JSON.parse(stdout);
}

async function startServer() {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { ...settings, PORT: new URL(baseUrl).port },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    await delay(20);
  }
  return { baseUrl, child, ended };
}

/** Processor time of the process with all its threads, in seconds (proc(5), fields 14 and 15). */
function cpuSeconds({ child }) {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

let server = await startServer();
const { key } = await runCommand(
  'keys',
  'create',
  '--type',
  'secret',
  '--environment',
  'live',
  '--rate-limit',
  '1000000',
);

async function post(path, text) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=30' };
  const answer = await fetch(`${server.baseUrl}${path}`, { method: 'POST', headers, body: text });
  const json = await answer.json();
  return { status: answer.status, json: await terminal(path, json) };
}

/** Asks again until the resource has ended. */
async function terminal(path, json) {
  let latest = json;
  while (latest.status === 'queued' || latest.status === 'processing') {
    await delay(100);
    const headers = { authorization: `Bearer ${key}` };
    latest = await (await fetch(`${server.baseUrl}${path}/${json.id}`, { headers })).json();
  }
  return latest;
}

const context = {
  post,
  serve,
  call: (path, body) => post(path, JSON.stringify(body)),
  answer: (text) => (answerText = text),
  addEndpoint: (url) => runCommand('webhooks', 'add', '--url', url, '--environment', 'live'),
};
const bystanderHtml = `<!doctype html><html lang="en"><head><title>Rope</title></head><body><main><h1>How rope is spliced</h1>
<p>A splice joins two ropes by weaving their strands. It keeps about nine tenths of the strength of the rope.</p></main></body></html>`;

const giveUp = (promise) =>
  Promise.race([
    promise.catch((error) => `error: ${error.cause?.code ?? error.message}`),
    delay(inputMsMax, 'given up', { ref: false }),
  ]);

async function measure(input) {
  const poll = new Worker(new URL('health-poll.mjs', import.meta.url), {
    workerData: { baseUrl: server.baseUrl },
  });
  const polled = once(poll, 'message');
  const [cpu, begun] = [cpuSeconds(server), performance.now()];
  const sent = giveUp(input.send(context));
  const bystander = giveUp(context.call('/v1/analysis', { url: 'https://b.example/', html: bystanderHtml }));
  const [status, beside] = await Promise.all([sent, bystander]);
  const [seconds, used] = [(performance.now() - begun) / 1_000, cpuSeconds(server) - cpu];
  poll.postMessage('stop');
  // A server whose event loop is held answers the last question late, or never.
  const [longestMs] = await Promise.race([polled, delay(inputMsMax, [Infinity], { ref: false })]);
  await poll.terminate();
  const isDead = server.child.exitCode !== null || server.child.signalCode !== null;
  if (isDead || status === 'given up' || beside === 'given up' || longestMs === Infinity) {
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startServer();
  }
  const fate = typeof beside === 'string' ? beside : beside.json.status;
  return [
    input.name,
    kb(input.bytes),
    seconds.toFixed(1),
    used.toFixed(1),
    isDead ? `${status} (server died)` : status,
    `${longestMs.toFixed(0)} ms`,
    fate,
  ];
}

try {
  const rows = [];
  for (const input of inputs) {
    if (names.length > 0 && !names.some((name) => input.name.includes(name))) continue;
    rows.push(await measure(input));
    process.stderr.write(`${rows.at(-1).join(' | ')}\n`);
  }
  console.log(
    table(['input', 'size', 'seconds', 'CPU seconds', 'ended', 'longest /healthz', 'page beside it'], rows),
  );
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
