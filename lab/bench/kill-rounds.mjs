/**
 * Gives a service work of all kinds while killing its processes with SIGKILL at random moments, then compares what was
 * accepted with what its database says.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createKey, runJson } from './service-process.mjs';
import { addEndpoint, judgeEnds, nextWork, startSiteAndReceiver, untilNoWork } from './kill-work.mjs';
import { startSlowReceiver } from './slow-receiver.mjs';
import { watchAttempts } from './watch-attempts.mjs';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const submitters = 3;
/** After the last kill: the detection of a dead process, the work, and a busy machine. */
const drainMsMax = 180_000;

/**
 * @typedef {object} KillOptions
 * @property {Readonly<Record<string, string>>} env settings that name the database
 * @property {readonly (readonly string[])[]} processes arguments of `serve`, for each process
 * @property {number} kills
 * @property {number} seed
 * @property {number} [gapMsMax] longest time between a process being ready and its end
 * @property {boolean} [webhooks] also delivers every end to an endpoint that takes half a second to respond
 *
 * @typedef {object} KillResult
 * @property {number} kills
 * @property {number} accepted analyses, injections and batches that a client has a 200 or 202 for
 * @property {number} ended of these, those that ended
 * @property {number} failed of these, those that ended as failed
 * @property {number} duplicates of the accepted, those that ended more than once or changed after their end
 * @property {number} lost of the accepted, those that did not end
 * @property {readonly string[]} problems what of the accepted is lost, doubled or stuck, one sentence each
 * @property {number} cutOff attempts at an analysis that ended with their process
 * @property {number} slowestRestartMs longest time from the end of such an attempt to the begin of the next, with the kills
 *   between them and the work before it in the queue
 * @property {number} slowestPickUpMs longest time from a kill to the first begin of an attempt that it cut off; without kills
 *   that another kill followed before that
 * @property {number} pickUps the kills that it was measured at
 * @property {number} slowestReadyMs longest time from a kill to the first 200 of /readyz of the next process
 * @property {number} deliveriesCutOff requests of webhooks that ended with their process
 * @property {number} slowestDeliveryMs longest time from the end of such a request to the next one of that delivery
 * @property {number} deliveriesLost of these, those without a next one
 */

/** @param {KillOptions} options @returns {Promise<KillResult>} */
export async function killRounds({ env, processes, kills, seed, gapMsMax = 3_000, webhooks = false }) {
  const random = randomNumbers(seed);
  const endingsOf = new Map();
  const countEnding = (id) => endingsOf.set(id, (endingsOf.get(id) ?? 0) + 1);
  const settings = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'debug',
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    ...env,
  };
  // PostgreSQL notifies of every transaction that ended an analysis. Only its own process can query the embedded
  // database, so its log is used.
  const listener = env.DATABASE_URL === undefined ? undefined : await listen(env.DATABASE_URL, countEnding);
  const attempts = watchAttempts(listener === undefined ? countEnding : () => undefined);

  const site = await startSiteAndReceiver();
  const key = await createKey(settings, 'secret', 'live');
  await addEndpoint(settings, site.url('/events'));
  const receiver = webhooks ? await startSlowReceiver() : undefined;
  if (receiver !== undefined) {
    const endpoint = ['--url', receiver.url, '--environment', 'live', '--events', 'analysis.completed'];
    await runJson(settings, 'webhooks', 'add', ...endpoint);
  }
  const running = await Promise.all(processes.map((args) => startProcess(settings, args, attempts)));
  const servers = running.filter(({ args }) => !args.includes('worker'));
  const client = { key, site, baseUrls: servers.map(({ baseUrl }) => baseUrl) };
  await Promise.all(running.map(untilReady));

  const accepted = new Map();
  let isSubmitting = true;
  const submitting = Array.from({ length: submitters }, async (_, index) => {
    for (let count = 0; isSubmitting; count += 1)
      await submit(client, accepted, `${seed}-${index}-${count}`, random);
  });
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      for (const one of accepted.values()) if (one.end === undefined) await look(client, one);
      await delay(100);
    }
  })();

  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = running[Math.floor(random() * running.length)];
    // Kills most processes at work, some during their start.
    if (kill % 5 === 0) await delay(random() * 1_000);
    else {
      await untilReady(victim);
      await delay(random() * gapMsMax);
      if (!victim.args.includes('api')) await untilAtWork(victim);
    }
    await victim.kill();
    victim.start();
  }
  await Promise.all(running.map(untilReady));
  isSubmitting = false;
  await Promise.all(submitting);
  const deadline = Date.now() + drainMsMax;
  while ([...accepted.values()].some(({ end }) => end === undefined) && Date.now() < deadline)
    await delay(200);
  isWatching = false;
  await watching;
  await untilNoWork(settings, client.baseUrls, deadline);
  while ((receiver?.figures().deliveriesLost ?? 0) > 0 && Date.now() < deadline) await delay(200);

  const changed = new Set();
  for (const { id, path, end } of accepted.values()) {
    if (end !== undefined && (await read(client, path)) !== end.text) changed.add(id);
  }
  for (const one of running) await one.stop();
  await listener?.end();
  await receiver?.close();
  await site.close();
  const problems = await judgeEnds(env, [...accepted.keys()]);

  const all = [...accepted.values()];
  const ended = all.filter(({ end }) => end !== undefined);
  return {
    kills,
    accepted: all.length,
    ended: ended.length,
    failed: ended.filter(({ end }) => end.status === 'failed').length,
    duplicates: all.filter(({ id }) => (endingsOf.get(id) ?? 0) > 1 || changed.has(id)).length,
    lost: all.length - ended.length,
    problems,
    ...attempts.figures(),
    slowestReadyMs: Math.max(0, ...running.flatMap(({ readyMs }) => readyMs)),
    ...(receiver?.figures() ?? { deliveriesCutOff: 0, slowestDeliveryMs: 0, deliveriesLost: 0 }),
  };
}

/** mulberry32: the same seed gives the same moments and victims. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function listen(databaseUrl, onEnding) {
  const listener = new pg.Client(databaseUrl);
  await listener.connect();
  listener.on('notification', ({ payload }) => onEnding(payload));
  await listener.query('listen analysis_ended');
  return listener;
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A service process that is restarted at the same address after a kill. */
async function startProcess(settings, args, attempts) {
  const port = await freePort();
  let child;
  let life;
  let ended;
  let diedAt;
  const one = {
    args,
    /** From each kill to the first healthy response after it. */
    readyMs: [],
    baseUrl: `http://127.0.0.1:${port}`,
    start() {
      child = spawn(process.execPath, [program, 'serve', ...args], {
        env: { ...settings, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      life = attempts.newLife();
      const lines = createInterface({ input: child.stdout }).on('line', life.takeLine);
      ended = new Promise((resolve) => lines.on('close', resolve));
      if (diedAt !== undefined) void timeReady(child, diedAt);
    },
    isAtWork: () => life.isAtWork(),
    async kill() {
      diedAt = Date.now();
      child.kill('SIGKILL');
      await ended;
      life.dieAt(diedAt);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
  const timeReady = async (started, since) => {
    while (started.exitCode === null && started.signalCode === null) {
      if (await isReady(one)) {
        one.readyMs.push(Date.now() - since);
        return;
      }
      await delay(20);
    }
  };
  one.start();
  return one;
}

const isReady = ({ baseUrl }) =>
  fetch(`${baseUrl}/readyz`).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );

async function untilReady(one) {
  while (!(await isReady(one))) await delay(20);
}

/** Waits until an analysis runs in the process, which begins when its processes have started; none may be left. */
async function untilAtWork({ isAtWork }) {
  const deadline = Date.now() + 30_000;
  while (!isAtWork() && Date.now() < deadline) await delay(1);
}

async function call({ key, baseUrls }, path, init = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers };
  for (const baseUrl of baseUrls) {
    try {
      const answer = await fetch(baseUrl + path, { ...init, headers });
      return { status: answer.status, text: await answer.text() };
    } catch {
      // The process is down. If the response was lost, the analysis does not count as accepted.
    }
  }
  return undefined;
}

async function submit(client, accepted, name, random) {
  const { path, isKept, init } = nextWork(name, client.site, random);
  const answer = await call(client, path, init);
  if (answer === undefined || (answer.status !== 200 && answer.status !== 202)) {
    await delay(50);
    return;
  }
  if (isKept) {
    const { id } = JSON.parse(answer.text);
    accepted.set(id, { id, path: `${path}/${id}`, end: undefined });
  }
  await delay(100);
}

async function read(client, path) {
  for (;;) {
    const answer = await call(client, path);
    if (answer?.status === 200) return answer.text;
    if (answer?.status === 404) return undefined;
    await delay(50);
  }
}

/** Records the end of accepted work when it is first seen. */
async function look(client, one) {
  const text = await read(client, one.path);
  if (text === undefined) return;
  const { status } = JSON.parse(text);
  if (status === 'completed' || status === 'failed') one.end = { status, text };
}
