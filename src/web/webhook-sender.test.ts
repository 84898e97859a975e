import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuard } from './guard.ts';
import { openWebhookSender, type WebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';
import { outcomeTimeoutMs } from '../../test/support/time-limits.ts';

let server: Server;
let port: number;
let connections = 0;
const requested: string[] = [];
const never = new AbortController().signal;
const senders: WebhookSender[] = [];

function sender(allowNetworks: readonly string[], part: Partial<WebhookSenderOptions> = {}): WebhookSender {
  const opened = openWebhookSender({
    guard: createGuard({ allowNetworks }),
    userAgent: 'Citeworthy/test',
    deadlineMs: outcomeTimeoutMs,
    now: () => new Date('2026-11-21T12:00:00Z'),
    ...part,
  });
  senders.push(opened);
  return opened;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/endless') {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(100)), 10);
      response.on('close', () => clearInterval(timer));
    } else if (request.url === '/bytes') response.end(Buffer.from([0, 0xff, 0x41]));
    else response.writeHead(200, { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }).end('ok');
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await Promise.all(senders.map((one) => one.close()));
  server.closeAllConnections();
  server.close();
});

test('connections are reused for the next event', async () => {
  const { post } = sender(['127.0.0.0/8']);
  const before = connections;
  for (let count = 0; count < 6; count += 1) {
    expect(await post(`http://127.0.0.1:${String(port)}/`, {}, '{}', never)).toEqual({
      kind: 'answered',
      status: 200,
      answer: 'ok',
      retryAfterMs: 60_000,
    });
  }
  // A second connection opens when the first is still busy at the next event.
  expect(connections - before).toBeLessThanOrEqual(2);
});

test('an endless response counts and is read up to 2 kB', async () => {
  const { post } = sender(['127.0.0.0/8']);
  const outcome = await post(`http://127.0.0.1:${String(port)}/endless`, {}, '{}', never);
  expect(outcome).toMatchObject({
    kind: 'answered',
    status: 200,
    answer: expect.stringMatching(/^x{100,2048}$/),
  });
  expect(await post(`http://127.0.0.1:${String(port)}/bytes`, {}, '{}', never)).toMatchObject({
    answer: '\uFFFDA',
  });
});

test('nothing is sent to a name that resolves to a blocked address by now', async () => {
  const target = `:${String(port)}/guarded`;
  const loopback = { lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) };
  const refused = { kind: 'failed', error: expect.stringContaining('The address is not allowed') };
  for (const url of [`http://127.0.0.1${target}`, `https://127.0.0.1${target}`])
    expect(await sender([]).post(url, {}, '{}', never), url).toEqual(refused);
  for (const url of [`http://hooks.example${target}`, `https://hooks.example${target}`])
    expect(await sender(['10.0.0.0/8'], loopback).post(url, {}, '{}', never), url).toEqual(refused);
  expect(requested).not.toContain('/guarded');
});

test('without TLS nothing is sent outside the operator’s networks', async () => {
  const lookup = () => Promise.resolve([{ address: '93.184.216.34', family: 4 }]);
  const { post } = sender(['127.0.0.0/8'], { lookup });
  expect(await post('http://hooks.example/', {}, '{}', never)).toMatchObject({
    kind: 'failed',
    error: expect.stringContaining('http one in FETCH_ALLOW_NETWORKS'),
  });
});
