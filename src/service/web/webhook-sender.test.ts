import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createGuard } from './guard.ts';
import { openWebhookSender, type WebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';
import { outcomeTimeoutMs } from '../../../test/support/time-limits.ts';

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

/** A receiver that does with each connection what a server of HTTP never would. */
async function hostile(answer: (socket: Socket) => void): Promise<{ url: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const listener = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    answer(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}/`, sockets };
}

/** Writes to a socket for as long as it takes anything. */
function flood(socket: Socket, beginning: string, part: string): void {
  socket.once('data', () => {
    socket.write(beginning);
    const more = (): void => {
      while (!socket.destroyed && socket.write(part));
      socket.once('drain', more);
    };
    more();
  });
}

const bounded = { deadlineMs: 2_000 };

test.each([
  ['silence', (socket: Socket) => void socket.resume(), 'No response in time.'],
  ['a request that is never read', (socket: Socket) => void socket.pause(), 'No response in time.'],
  [
    'a reset',
    (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy()),
    'The connection failed.',
  ],
  [
    'headers without end',
    (socket: Socket) => flood(socket, 'HTTP/1.1 200 OK\r\n', `x: ${'y'.repeat(1_000)}\r\n`),
    'The response headers are too large.',
  ],
  [
    'one header without end',
    (socket: Socket) => flood(socket, 'HTTP/1.1 200 OK\r\nx: ', 'y'.repeat(1_000)),
    'The response headers are too large.',
  ],
  [
    'informational responses without end',
    (socket: Socket) => flood(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)),
    'The response headers are too large.',
  ],
])('never lets a receiver hold an attempt with %s', async (_, answer, error) => {
  const { url, sockets } = await hostile(answer);
  const { post } = sender(['127.0.0.0/8'], bounded);
  expect(await post(url, {}, 'x'.repeat(20_000), never)).toEqual({ kind: 'failed', error });
  // A paused socket never learns that its peer has left.
  for (const socket of sockets) socket.resume();
  await expect.poll(() => sockets.size).toBe(0);
});

const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

test.each([
  ['a body', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536)],
  ['a chunk extension', `${chunked}1;`, 'x'.repeat(65_536)],
  ['trailers', `${chunked}0\r\n`, 'a: b\r\n'.repeat(10_000)],
  ['gzip', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n\x1f\x8b\x08', '\0'.repeat(65_536)],
])('never lets %s without end hold memory or the connection', async (_, beginning, part) => {
  const { url, sockets } = await hostile((socket) => flood(socket, beginning, part));
  const { post } = sender(['127.0.0.0/8']);
  const outcome = await post(url, {}, '{}', never);
  expect(outcome).toMatchObject({ kind: 'answered', status: 200 });
  expect(outcome.kind === 'answered' && Buffer.byteLength(outcome.answer)).toBeLessThanOrEqual(3 * 2_048);
  await expect.poll(() => sockets.size).toBe(0);
});

test('never keeps an idle connection for as long as the receiver asks for', async () => {
  const { url, sockets } = await hostile((socket) =>
    socket.on('data', () =>
      socket.write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=600\r\ncontent-length: 2\r\n\r\nok'),
    ),
  );
  const { post } = sender(['127.0.0.0/8']);
  expect(await post(url, {}, '{}', never)).toMatchObject({ kind: 'answered', status: 200 });
  expect(sockets.size).toBe(1);
  await expect.poll(() => sockets.size).toBe(0);
});
