/**
 * Sends events to receivers while the delivering processes are killed with SIGKILL at random moments; then counts what
 * arrived. Every event goes to ten endpoints.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startReceiver } from './webhook-receiver.mjs';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const html =
  '<html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump moves heat.</p></html>';
/** After the last kill: a lease of 30 s, and a busy machine. */
const drainMsMax = 180_000;

/**
 * @typedef {object} WebhookKillOptions
 * @property {Readonly<Record<string, string>>} env settings that name the database
 * @property {readonly (readonly string[])[]} processes arguments of `serve`, for each process; the first serves requests
 * @property {number} kills
 * @property {number} events deliveries in all
 *
 * @typedef {object} WebhookKillResult
 * @property {number} expected deliveries of committed events
 * @property {number} lost of these, those that never arrived
 * @property {number} repeated requests beyond the first of a delivery
 * @property {number} different events whose bytes were not the same in every request
 * @property {number} doubled events beyond the one of each analysis
 * @property {number} kills
 */

const endpointsCount = 10;

/** @param {WebhookKillOptions} options @returns {Promise<WebhookKillResult>} */
export async function webhookKillRounds({ env, processes, kills, events }) {
  const arrived = new Set();
  const sent = new Set();
  const digests = new Map();
  let requests = 0;
  const receiver = await startReceiver((path, body, headers) => {
    requests += 1;
    const id = headers['webhook-id'];
    sent.add(`${path} ${id}`);
    arrived.add(`${path} ${JSON.parse(body.toString()).data.id}`);
    const known = digests.get(id) ?? new Set();
    digests.set(id, known.add(createHash('sha256').update(body).digest('hex')));
  });
  const settings = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    FETCH_ALLOW_NETWORKS: '127.0.0.0/8',
    ...env,
  };
  const command = async (...args) =>
    JSON.parse(
      (await promisify(execFile)(process.execPath, [program, ...args, '--json'], { env: settings })).stdout,
    );
  const running = await Promise.all(processes.map((args) => startProcess(settings, args)));
  await Promise.all(running.map((one) => one.ready()));
  try {
    const { key } = await command(
      ...'keys create --type secret --environment live --rate-limit 1000000'.split(' '),
    );
    const paths = Array.from({ length: endpointsCount }, (_, index) => `/${index}`);
    for (const path of paths)
      await command(
        'webhooks',
        'add',
        '--url',
        receiver.url(path),
        '--environment',
        'live',
        '--events',
        'analysis.completed',
      );

    const ids = new Set();
    const perKill = Math.ceil(events / endpointsCount / kills);
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = running.length === 1 ? running[0] : running[1 + (kill % (running.length - 1))];
      await Promise.all([running[0].ready(), victim.ready()]);
      const before = requests;
      await Promise.all(Array.from({ length: perKill }, () => submit(running[0].baseUrl, key, ids)));
      // In the middle of the deliveries of these.
      const wanted = before + Math.random() * perKill * endpointsCount;
      const deadline = Date.now() + 5_000;
      while (requests < wanted && Date.now() < deadline) await delay(1);
      await victim.kill();
      victim.start();
    }
    await Promise.all(running.map((one) => one.ready()));
    const expected = paths.flatMap((path) => [...ids].map((id) => `${path} ${id}`));
    const missing = () => expected.filter((one) => !arrived.has(one)).length;
    const deadline = Date.now() + drainMsMax;
    while (missing() > 0 && Date.now() < deadline) await delay(100);
    // What comes a second time comes within a lease.
    const pendingDeadline = Date.now() + 45_000;
    for (;;) {
      const { data } = await command('webhooks', 'deliveries', '--limit', '100000');
      if (data.every(({ status }) => status === 'succeeded') || Date.now() > pendingDeadline) break;
      await delay(1_000);
    }
    return {
      expected: expected.length,
      lost: missing(),
      repeated: requests - sent.size,
      different: [...digests.values()].filter((known) => known.size > 1).length,
      doubled: digests.size - new Set([...arrived].map((one) => one.split(' ')[1])).size,
      kills,
    };
  } finally {
    for (const one of running) await one.stop();
    await receiver.close();
  }
}

async function submit(baseUrl, key, ids) {
  const answer = await fetch(`${baseUrl}/v1/analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ url: 'https://example.com/', html }),
  });
  if (!answer.ok) throw new Error(`An analysis was answered with ${answer.status}.`);
  ids.add((await answer.json()).id);
}

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** One process of the service, which is started again at the same address after it was killed. */
async function startProcess(settings, args) {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  let child;
  let ended;
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  const one = {
    baseUrl,
    start() {
      child = spawn(process.execPath, [program, 'serve', ...args], {
        env: { ...settings, PORT: new URL(baseUrl).port },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      ended = new Promise((done) => child.once('exit', done));
    },
    async ready() {
      for (;;) {
        const isReady = await fetch(`${baseUrl}/readyz`).then(
          async (answer) => (await answer.arrayBuffer()) && answer.ok,
          () => false,
        );
        if (isReady) return;
        await delay(20);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  one.start();
  return one;
}
