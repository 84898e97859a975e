import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  batch,
  createClient,
  injectAndPublish,
  preview,
  submitAndPoll,
  submitAndWait,
  track,
} from '../../lab/load/client.mjs';
import { startDistributedService, type DistributedService } from '../support/distributed-service.ts';
import { reconcile, untilAtRest } from '../support/reconcile.mjs';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { startSlowSite, type SlowSite } from '../support/slow-site.ts';
import { startServer, type SpawnedServer } from '../support/spawned-server.ts';
import { outcomeTimeoutMs } from '../support/time-limits.ts';

const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main><h1>How a kiln is fired with wood</h1>
<p>A kiln is an oven that hardens clay at 1,200 degrees. It is fired with dry wood for about two days and cools for three.</p>
<h2>Wood</h2><p>${'Pine burns hot and fast, and oak holds the heat for the night. '.repeat(4)}</p></main></body></html>`;

let service: DistributedService;
let receiver: Receiver;
let site: SlowSite;

beforeAll(async () => {
  [service, receiver, site] = await Promise.all([
    startDistributedService({ api: 2, worker: 2 }),
    startReceiver(),
    startSlowSite(),
  ]);
});
afterAll(async () => {
  site.close();
  await service.stop();
  await receiver.close();
});

type Exchange = Parameters<NonNullable<Parameters<typeof createClient>[0]['onExchange']>>[0];

/** Of each journey: a steady load that leaves processor time to the processes that start. */
const journeyIntervalMs = 1_000;

interface Load {
  readonly exchanges: readonly Exchange[];
  /** Rejects when a journey fails. */
  readonly failed: Promise<never>;
  /** Ends the load after the journeys that have begun; returns the ids of all accepted work. */
  end(): Promise<readonly string[]>;
}

/** Runs each journey again and again until it is ended, one at a time, and keeps what the service accepted. */
function startLoad(): Load {
  const exchanges: Exchange[] = [];
  const { key, addresses } = service;
  const client = createClient({ key, addresses, pollMs: 50, onExchange: (one) => exchanges.push(one) });
  const title = ['title'];
  const journeys = [
    (url: string) => submitAndPoll(client, { url, html }),
    (url: string) => submitAndWait(client, { url: `${site.url}/${url.slice(-5)}` }),
    (url: string) =>
      batch(
        client,
        [1, 2, 3].map((number) => `${site.url}/${url.slice(-5)}/${String(number)}`),
      ),
    (url: string) => injectAndPublish(client, { url, html, content_types: title }),
    (url: string) => preview(client, { url, html, content_types: title }),
    () => track(client, { url: viewedUrl, referrer: 'https://chatgpt.com/' }),
  ];
  let isOver = false;
  const repeat = async (journey: (typeof journeys)[number], index: number): Promise<readonly string[]> => {
    const accepted: string[] = [];
    for (let round = 1; !isOver; round += 1) {
      const next = delay(journeyIntervalMs);
      const done = await journey(
        `https://example.com/journey-${String(index)}/${String(round).padStart(5, '0')}`,
      );
      expect(done.failed).toEqual([]);
      accepted.push(...done.accepted);
      await next;
    }
    return accepted;
  };
  const running = Promise.all(journeys.map(repeat));
  const failed = running.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  return {
    exchanges,
    failed,
    async end() {
      isOver = true;
      return (await running).flat();
    },
  };
}

const viewedUrl = 'https://example.com/viewed';

test('every process is restarted twice under load: no request is lost or cut, and each accepted job ends once', async () => {
  site.release();
  const events = 'analysis.completed,analysis.batch.completed,injection.ready,injection.published';
  await service.command(
    ...`webhooks add --url ${receiver.url('/hook')} --environment live --events ${events}`.split(' '),
  );
  const load = startLoad();
  const isServing = (address: string): boolean =>
    load.exchanges.some((one) => one.address === address && one.status === 200);
  const untilServing = (): Promise<unknown> =>
    Promise.race([load.failed, expect.poll(() => service.addresses().every(isServing)).toBe(true)]);
  for (let round = 0; round < 2; round += 1) {
    for (const role of ['api', 'worker'] as const) {
      for (const index of [0, 1]) {
        await untilServing();
        expect(await service.restart(role, index)).toBe(0);
      }
    }
  }
  await untilServing();
  const accepted = await load.end();
  await untilAtRest(service.postgres.query, outcomeTimeoutMs);
  const { problems, counts } = await reconcile(service.postgres.query, accepted);
  expect(problems).toEqual([]);
  expect(load.exchanges.filter(({ failure }) => failure === 'cut' || failure === 'late')).toEqual([]);
  expect(counts).toMatchObject({ failed_analyses: 0 });
  expect(new Set(receiver.at('/hook').map(({ headers }) => headers['webhook-id'])).size).toBe(
    counts['events'],
  );
  await expectViews(load.exchanges.filter(({ path }) => path === '/tracker'));
});

/** A view that was answered is counted; one whose answer was lost may be. */
async function expectViews(exchanges: readonly Exchange[]): Promise<void> {
  const answered = exchanges.filter(({ status }) => status === 200).length;
  const uncertain = exchanges.filter(({ failure }) => failure === 'reset').length;
  const client = createClient({ key: service.key, addresses: service.addresses });
  const views = async (): Promise<number> => {
    const { body } = await client.send(
      'GET',
      `/tracker/visits?group_by=url&url=${encodeURIComponent(viewedUrl)}`,
    );
    return (body.data as { views: number }[])[0]?.views ?? 0;
  };
  await expect.poll(views).toBeGreaterThanOrEqual(answered);
  expect(await views()).toBeLessThanOrEqual(answered + uncertain);
  const { rows } = await service.postgres.query(
    `select sum(quantity)::int as quantity from usage_records where metric = 'tracker_views'`,
  );
  expect(rows).toEqual([{ quantity: await views() }]);
}

/** An API process of its own, beside the others. */
async function startApi(extra: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> {
  return await startServer({ ...service.settings, ...extra }, '--role', 'api');
}

function ask(server: SpawnedServer, path: string, body?: object): Promise<Response> {
  return fetch(`${server.baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${service.key}`,
      'content-type': 'application/json',
      prefer: 'wait=30',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('with STOP_DELAY_MS a stopping api is not ready, still serves, and asks clients to connect anew', async () => {
  const server = await startApi({ STOP_DELAY_MS: '300000' });
  try {
    const ready = await ask(server, '/readyz');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('connection')).not.toBe('close');
    server.process.kill('SIGTERM');
    await expect.poll(async () => (await ask(server, '/readyz')).status).toBe(503);
    expect(await (await ask(server, '/readyz')).json()).toMatchObject({ status: 'stopping' });
    expect((await ask(server, '/healthz')).status).toBe(200);
    const served = await ask(server, '/v1/analysis', { url: 'https://example.com/late', html });
    expect([200, 202]).toContain(served.status);
    expect(served.headers.get('connection')).toBe('close');
  } finally {
    await server.kill();
  }
});

test('a stopping api finishes what it has begun: waits get their 202, uploads an answer, previews a 503 to repeat', async () => {
  const slow = await startSlowSite();
  const server = await startApi();
  try {
    const waiting = ask(server, '/v1/analysis', { url: `${slow.url}/waiting` });
    const previewing = ask(server, '/v1/injection/preview', { url: `${slow.url}/preview` });
    const upload = await startUpload(server);
    await slow.asked(2);
    const ended = server.terminate();
    const accepted = await waiting;
    expect(accepted.status).toBe(202);
    const { id } = (await accepted.json()) as { id: string };
    const refused = await previewing;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect.poll(() => ask(server, '/healthz').catch(() => 'refused')).toBe('refused');
    expect(await upload.finish()).toMatch(
      /^HTTP\/1\.1 20[02] .*\r\nconnection: close\r\n.*"id":"an_[^]*\}$/is,
    );
    expect(await ended).toBe(0);
    slow.release();
    const client = createClient({ key: service.key, addresses: service.addresses });
    await expect
      .poll(async () => (await client.send('GET', `/analysis/${id}`)).body.status)
      .toBe('completed');
  } finally {
    slow.close();
    if (server.process.exitCode === null) await server.kill();
  }
});

/** Sends the first half of a request's body; `finish` sends the rest and returns all that is answered. */
async function startUpload(server: SpawnedServer): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ url: 'https://example.com/upload', html });
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(
    [
      'POST /v1/analysis HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${service.key}`,
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${String(body.length)}\r\n\r\n`,
    ].join('\r\n'),
  );
  // The server asks for the body when it has begun the request.
  await new Promise((done) => socket.once('data', done));
  text = '';
  socket.write(body.slice(0, 100));
  return {
    async finish() {
      socket.write(body.slice(100));
      await closed;
      return text;
    },
  };
}
