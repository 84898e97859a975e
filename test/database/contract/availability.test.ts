import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/start-test-server.ts';
import { idOf, startTestServer } from '../../support/start-test-server.ts';

// Opening a server takes seconds on a busy machine: in hooks, which have the time for it.
describe('a server that stops', () => {
  let test: TestServer;

  beforeEach(async () => {
    test = await startTestServer();
  });
  afterEach(() => test.close());

  it('ends every wait with 202, rejects later requests with 503, and loses nothing', async () => {
    const { key } = await test.createKey({ type: 'secret', environment: 'live' });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.server.server.address() as AddressInfo;
    const waiting = fetch(`http://127.0.0.1:${String(port)}/v1/analysis`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=30' },
      body: '{"url":"https://example.com/stopping"}',
    });
    const id = await idOf(test, 'https://example.com/stopping');
    const closed = test.server.close();
    const response = await waiting;
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ id, status: 'queued' });
    await closed;
  });

  it('returns 503 with Retry-After on an open connection', async () => {
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    // In one write: once the first is answered, the beginning of the second has been read too.
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /v1/analysis/x HTTP/1.1\r\n');
    await once(socket, 'data');
    received = '';
    const closed = test.server.close();
    await expect.poll(() => test.server.server.listening).toBe(false);
    socket.write('Host: x\r\n\r\n');
    await once(socket, 'close');
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 503 /);
    expect(received).toMatch(/^retry-after: \d+\r$/m);
    expect(received).toMatch(/^connection: close\r$/m);
    expect(received).toContain('"code":"unavailable"');
  });
});

describe('an unavailable database', () => {
  let test: TestServer;
  let key: string;

  beforeAll(async () => {
    test = await startTestServer();
    ({ key } = await test.createKey({ type: 'secret', environment: 'live' }));
    await test.app.database.close();
  });
  afterAll(() => test.close());

  it('causes a 503 with Retry-After that reveals no detail', async () => {
    for (const request of [
      { url: '/v1/analysis/an_00000000000000000000000000' },
      { method: 'POST', url: '/v1/analysis', payload: { url: 'https://example.com/' } },
    ] as const) {
      const response = await test.call(key, request);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
      expect(response.json().error).toMatchObject({
        type: 'api_error',
        code: 'unavailable',
        message: 'The service is not available at the moment.',
      });
    }
  });

  it('makes /readyz return 503 and does not affect /healthz', async () => {
    const ready = await test.call(undefined, { url: '/readyz' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: 'unavailable',
      checks: { database: 'unavailable', queue: 'unavailable' },
    });
    expect(ready.headers['retry-after']).toMatch(/^\d+$/);
    expect((await test.call(undefined, { url: '/healthz' })).statusCode).toBe(200);
  });

  it('does not affect requests that need no database: rejections and the docs', async () => {
    expect((await test.call('junk', { url: '/v1/analysis/x' })).statusCode).toBe(401);
    expect((await test.call(undefined, { url: '/docs' })).statusCode).toBe(200);
  });
});

describe('an internal error', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());

  it('is a 500 with a fixed message, with its cause only in the log', async () => {
    const { key } = await test.createKey({ type: 'secret', environment: 'live' });
    await test.app.database.pool.query('alter table analyses rename column url to secret_column');
    const response = await test.call(key, {
      method: 'POST',
      url: '/v1/analysis',
      payload: { url: 'https://example.com/' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json().error).toMatchObject({
      code: 'internal',
      message: 'Internal error. Try again; if the error persists, report the request id.',
    });
    expect(response.body).not.toMatch(/column|relation|select|insert/i);
    const line = test.logged.find((entry) => entry['msg'] === 'request failed');
    expect(line?.['request_id']).toBe(response.headers['x-request-id']);
    expect(JSON.stringify(line)).toContain('url');
  });
});
