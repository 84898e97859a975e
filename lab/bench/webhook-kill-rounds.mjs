/**
 * Sends events to receivers while killing the delivering processes with SIGKILL at random moments, then counts the
 * received events. Every event goes to ten endpoints.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createKey,
  getJson,
  readReportedUsage,
  runJson,
  settingsOf,
  startProcess,
} from './service-process.mjs';
import { readUsageSums } from './usage-sums.mjs';
import { startReceiver } from './webhook-receiver.mjs';

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
 * @property {import('./usage-sums.mjs').UsageSums} sums of what was charged
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
  const settings = settingsOf(env);
  const command = (...args) => runJson(settings, ...args);
  const running = await Promise.all(processes.map((args) => startProcess(settings, args)));
  await Promise.all(running.map((one) => one.ready()));
  try {
    const key = await createKey(settings, 'secret', 'live');
    const testKey = await createKey(settings, 'secret', 'test');
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

    const ids = new Map();
    const uncharged = [];
    const perKill = Math.ceil(events / endpointsCount / kills);
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = running.length === 1 ? running[0] : running[1 + (kill % (running.length - 1))];
      await Promise.all([running[0].ready(), victim.ready()]);
      await repeat(running[0].baseUrl, key, ids);
      uncharged.push(...(await submitUncharged(running[0].baseUrl, key, testKey)));
      const before = requests;
      await Promise.all(Array.from({ length: perKill }, () => submit(running[0].baseUrl, key, ids)));
      // During the deliveries of these.
      const wanted = before + Math.random() * perKill * endpointsCount;
      const deadline = Date.now() + 5_000;
      while (requests < wanted && Date.now() < deadline) await delay(1);
      await victim.kill();
      victim.start();
    }
    await Promise.all(running.map((one) => one.ready()));
    const expected = paths.flatMap((path) => [...ids.keys()].map((id) => `${path} ${id}`));
    const missing = () => expected.filter((one) => !arrived.has(one)).length;
    const deadline = Date.now() + drainMsMax;
    while (missing() > 0 && Date.now() < deadline) await delay(100);
    // Repeats arrive within a lease.
    const pendingDeadline = Date.now() + drainMsMax;
    for (;;) {
      const { data } = await command('webhooks', 'deliveries', '--limit', '100000');
      if (data.every(({ status }) => status === 'succeeded') || Date.now() > pendingDeadline) break;
      await delay(1_000);
    }
    for (const one of uncharged) await untilEnded(running[0].baseUrl, one);
    const reported = await readReportedUsage(running[0].baseUrl, key);
    for (const one of running) await one.stop();
    const sums = await readUsageSums(env, reported);
    return {
      sums,
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

async function post(baseUrl, key, body, headers = {}) {
  const answer = await fetch(`${baseUrl}/v1/analysis`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`An analysis was answered with ${answer.status}.`);
  return (await answer.json()).id;
}

const page = { url: 'https://example.com/', html };

async function submit(baseUrl, key, ids) {
  const idempotencyKey = randomUUID();
  ids.set(await post(baseUrl, key, page, { 'idempotency-key': idempotencyKey }), idempotencyKey);
}

/** Repeats every submission, as a client that lost the response would: each must stay one analysis, charged once. */
async function repeat(baseUrl, key, ids) {
  for (const [id, idempotencyKey] of ids) {
    const again = await post(baseUrl, key, page, { 'idempotency-key': idempotencyKey });
    if (again !== id) throw new Error('A repetition made another analysis.');
  }
}

/** Submits unmetered work: a failure, an analysis of a test key, a cached response. */
async function submitUncharged(baseUrl, key, testKey) {
  // Returns the cached analysis once one is completed.
  const { length } = await findEnded(baseUrl, key, 'completed');
  if (length > 0) await post(baseUrl, key, { ...page, max_age: 3_600 });
  return [
    { key, id: await post(baseUrl, key, { url: 'http://127.0.0.1:1/' }) },
    { key: testKey, id: await post(baseUrl, testKey, page) },
  ];
}

const findEnded = async (baseUrl, key, status) =>
  (await getJson(baseUrl, key, `/analysis?limit=1&status=${status}`)).data;

async function untilEnded(baseUrl, { id, key }) {
  const deadline = Date.now() + drainMsMax;
  while (Date.now() < deadline) {
    const { status } = await getJson(baseUrl, key, `/analysis/${id}`);
    if (status === 'completed' || status === 'failed') return;
    await delay(100);
  }
  throw new Error(`The analysis ${id} did not end.`);
}
