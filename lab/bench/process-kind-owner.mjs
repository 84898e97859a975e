/** Owner of threads or of child processes for process-kinds.mjs: `node process-kind-owner.mjs threads|processes`. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { startPageProcess } from '../../dist/service/processes/page-process.js';

const heapMbMax = 512;
const workerFile = new URL('../../dist/service/processes/analysis-worker.js', import.meta.url);

/** The same work and the same settings of V8 as a child process of the service. */
const threadProgram = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ default: run, warm }) => {
    warm();
    parentPort.on('message', (task) => parentPort.postMessage(run(task)));
    parentPort.postMessage('ready');
  });`;

function startThread() {
  setFlagsFromString('--heap-growing-percent=300');
  const thread = new Worker(threadProgram, {
    eval: true,
    workerData: workerFile.href,
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
  });
  const next = () => new Promise((resolve) => thread.once('message', resolve));
  const run = (task) => {
    const answered = next();
    thread.postMessage(task, [task.html.buffer]);
    return answered;
  };
  return next().then(() => run);
}

function startProcess() {
  return new Promise((resolve, reject) => {
    const one = startPageProcess(
      { workerFile: workerFile.pathname, warms: true, heapMbMax, startTimeoutMs: 60_000 },
      { ready: () => resolve((task) => one.run(task, { timeLimitMs: 60_000 })), ended: reject },
    );
  });
}

const start = process.argv[2] === 'threads' ? startThread : startProcess;
const runners = [];

/** Ticks of 10 ms of this process, its threads and its children (proc(5)). */
function cpuMs() {
  const children = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8');
  const ownMs = (pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  return [process.pid, ...children.split(' ').filter(Boolean)].reduce((sum, pid) => sum + ownMs(pid), 0);
}

async function startAll(count) {
  const begun = performance.now();
  runners.push(await start());
  const ms = performance.now() - begun;
  while (runners.length < count) runners.push(await start());
  return ms;
}

async function runAll(pages) {
  const begun = performance.now();
  const begunCpuMs = cpuMs();
  const left = [...pages];
  const encoder = new TextEncoder();
  await Promise.all(
    runners.map(async (run) => {
      for (let page = left.shift(); page !== undefined; page = left.shift()) {
        const options = { url: 'https://example.com/page', asOf: '2026-01-01' };
        await run({ html: encoder.encode(page), isText: true, options });
      }
    }),
  );
  return { seconds: (performance.now() - begun) / 1_000, cpuMs: cpuMs() - begunCpuMs };
}

process.on('message', async ({ start: count, pages }) => {
  process.send(count === undefined ? await runAll(pages) : await startAll(count));
});
process.send('open');
