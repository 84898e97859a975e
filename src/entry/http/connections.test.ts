import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from './connections.ts';

const sockets: Socket[] = [];
let server: Server | undefined;

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** Answers `/` at once; other paths keep their response until the test ends it, or do as `serve` says. */
async function listen(
  connectionsMax: number,
  serve?: (path: string, response: ServerResponse) => void,
): Promise<{ port: number; held: Map<string, ServerResponse> }> {
  const held = new Map<string, ServerResponse>();
  const { handle, watch } = createConnections(connectionsMax, ({ url = '' }, response) => {
    if (url === '/') response.end('ok');
    else if (serve !== undefined) serve(url, response);
    else held.set(url, response);
  });
  server = createServer(handle);
  watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, held };
}

async function open(port: number, bytes = ''): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return { socket, read: () => text };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const healthz = async (port: number): Promise<void> => {
  const { read } = await open(port, get('/'));
  await expect.poll(read).toContain('200 OK');
};
/** Connects, and waits until the server has seen it. */
async function hold(port: number, bytes: string): Promise<Socket> {
  const accepted = once(server as Server, 'connection');
  const { socket } = await open(port, bytes);
  await accepted;
  return socket;
}

describe('connections', () => {
  it.each([
    ['idle ones', ''],
    ['headers without an end', 'GET / HTTP/1.1\r\nA: '],
    ['bodies without an end', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na'],
  ])('of strangers never keep a new one out: %s', async (_what, bytes) => {
    const { port } = await listen(10);
    const strangers: Socket[] = [];
    for (let count = 0; count < 30; count += 1) strangers.push(await hold(port, bytes));
    await healthz(port);
    await expect.poll(() => strangers.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(9);
  });

  it('at work are never ended for a new one', async () => {
    const { port, held } = await listen(10);
    const workers = [];
    for (let count = 0; count < 9; count += 1) workers.push(await open(port, get(`/${String(count)}`)));
    await expect.poll(() => held.size).toBe(9);
    for (let count = 0; count < 20; count += 1) await hold(port, '');
    for (const response of held.values()) response.end('done');
    for (const { read } of workers) await expect.poll(read).toContain('done');
  });

  it('beyond the limit are refused when all are at work', async () => {
    const { port, held } = await listen(10);
    for (let count = 0; count < 10; count += 1) await open(port, get(`/${String(count)}`));
    await expect.poll(() => held.size).toBe(10);
    const { socket } = await open(port, get('/'));
    if (!socket.closed) await once(socket, 'close');
    expect(held.size).toBe(10);
  });

  it('never run two requests at once, however many a client sends ahead', async () => {
    let running = 0;
    let mostRunning = 0;
    const { port } = await listen(10, (path, response) => {
      mostRunning = Math.max(mostRunning, (running += 1));
      setImmediate(() => {
        running -= 1;
        response.end(`<${path}>`);
      });
    });
    const paths = Array.from({ length: 60 }, (_, index) => `/${String(index)}`);
    const { read } = await open(port, paths.map(get).join(''));
    await expect.poll(() => [...read().matchAll(/<(\/\d+)>/g)].map(([, path]) => path)).toEqual(paths);
    expect(mostRunning).toBe(1);
  });

  it('with a thousand requests sent ahead are ended, and their requests not run', async () => {
    let count = 0;
    const { port } = await listen(10, (_path, response) => {
      count += 1;
      setImmediate(() => response.end());
    });
    const { socket } = await open(port, get('/').repeat(1_000));
    if (!socket.closed) await once(socket, 'close');
    expect(count).toBeLessThan(100);
  });
});
