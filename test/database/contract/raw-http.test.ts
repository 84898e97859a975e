import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultServerTimes } from '../../../src/entry/http/node-server.ts';
import type { TestServer } from '../../support/start-test-server.ts';
import { idOf, startTestServer } from '../../support/start-test-server.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

let test: TestServer;
let key: string;
let port: number;
/** Ends connections that do not get on after a moment; the other server's times are the product's own. */
let strict: TestServer;
let strictPort: number;
let strictKey: string;

beforeAll(async () => {
  test = await startTestServer();
  strict = await startTestServer({
    times: {
      ...defaultServerTimes,
      headersTimeoutMs: 300,
      requestTimeoutMs: 600,
      timeoutCheckIntervalMs: 50,
      idleTimeoutMs: 2_000,
    },
  });
  ({ key } = await test.createKey({ type: 'secret', environment: 'live' }));
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.server.server.address() as AddressInfo);
  ({ key: strictKey } = await strict.createKey({ type: 'secret', environment: 'live' }));
  await strict.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port: strictPort } = strict.server.server.address() as AddressInfo);
});
afterAll(async () => {
  await test.close();
  await strict.close();
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are; resolves with what came back once the server closed the connection. */
async function exchange(send: (socket: Socket) => void, to = port): Promise<RawAnswer> {
  const socket = connect(to, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // Nothing may hang: a server that never closes fails the test here.
  const deadline = setTimeout(
    () => socket.destroy(new Error('the server kept the connection open')),
    outcomeTimeoutMs,
  );
  send(socket);
  await once(socket, 'close');
  clearTimeout(deadline);
  return parseAnswer(Buffer.concat(chunks).toString('latin1'));
}

function parseAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.split(':', 1)[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

function expectEnvelope(answer: RawAnswer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-request-id']).toMatch(/^req_[0-9a-z]{26}$/);
  const { error } = JSON.parse(answer.body);
  expect(error).toMatchObject({ code, request_id: answer.headers['x-request-id'] });
}

const bearer = (of = key): string => `Host: x\r\nAuthorization: Bearer ${of}\r\n`;

describe('input rejected by the HTTP parser', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an unknown version', 'GET /v1/analysis/x HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['an unknown method', 'FROBNICATE /v1/analysis HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a name', 'GET /v1/analysis/x HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['a header with a control character', 'GET /v1/analysis/x HTTP/1.1\r\nHost: x\r\nA: \x01\r\n\r\n'],
    ['a header without an end', 'GET /v1/analysis/x HTTP/1.1\nHost x\n\n'],
    [
      'two lengths',
      'POST /v1/analysis HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['a negative length', 'POST /v1/analysis HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    [
      'a length and chunks',
      'POST /v1/analysis HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers over 16 KiB', `GET /v1/analysis/x HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['a path over 16 KiB', `GET /v1/analysis/${'a'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['a space in the path', 'GET /v1/analysis/a b HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s gets 400 and the envelope', async (_, bytes) => {
    const answer = await exchange((socket) => socket.write(bytes, 'latin1'));
    expectEnvelope(answer, 400, 'malformed_request');
    expect(answer.headers['connection']).toBe('close');
  });

  it('headers far over the limit get a response, not a reset', async () => {
    const answer = await exchange((socket) => {
      socket.write(`GET /v1/analysis/x HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(2_000_000)}\r\n\r\n`);
    });
    expectEnvelope(answer, 400, 'malformed_request');
    expect(JSON.parse(answer.body).error.message).toContain('16 KiB');
  });

  it('an invalid chunk in the middle of a body gets 400', async () => {
    const answer = await exchange((socket) => {
      const head = `POST /v1/analysis HTTP/1.1\r\n${bearer()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      socket.write(`${head}5\r\n{"url\r\nzz\r\n`);
    });
    expectEnvelope(answer, 400, 'malformed_request');
  });
});

describe('rare but valid HTTP', () => {
  it('HTTP/1.1 without Host gets 400', async () => {
    const answer = await exchange((socket) => {
      socket.write('GET /v1/analysis/x HTTP/1.1\r\nConnection: close\r\n\r\n');
    });
    expectEnvelope(answer, 400, 'malformed_request');
  });

  it('HTTP/1.0 without Host is served', async () => {
    const answer = await exchange((socket) => socket.write('GET /healthz HTTP/1.0\r\n\r\n'));
    expect(answer.status).toBe(200);
  });

  it('a target in absolute form is routed by its path', async () => {
    const answer = await exchange((socket) => {
      socket.write('GET http://x/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    });
    expect([200, 404]).toContain(answer.status);
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
  });

  it('OPTIONS * gets a response', async () => {
    const answer = await exchange((socket) => {
      socket.write('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    });
    expectEnvelope(answer, 404, 'not_found');
  });

  it('an unknown Expect is ignored', async () => {
    const answer = await exchange((socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n');
    });
    expect(answer.status).toBe(200);
  });

  it('an offer to upgrade is ignored', async () => {
    const answer = await exchange((socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n');
      socket.end();
    });
    expect(answer.status).toBe(200);
  });

  it('CONNECT closes the connection', async () => {
    const answer = await exchange((socket) => {
      socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    });
    expect(answer.status).toBeNaN();
  });
});

describe('an oversized body', () => {
  it('gets 413 also in a client that sends all of it', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/v1/analysis`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com/', html: 'x'.repeat(12 * 1024 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'body_too_large' } });
  });

  it.each([
    ['a bomb', 1, 413, 'body_too_large'],
    ['a bomb that stops beyond the limit', 0.6, 413, 'body_too_large'],
    ['a compressed body that stops before it', 0.1, 400, 'invalid_content_encoding'],
  ])('gets %s answered', async (_, part, status, code) => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 'x'), { level: 1 });
    const sent = bomb.subarray(0, bomb.length * part);
    const answer = await exchange((socket) => {
      const head = `POST /v1/analysis HTTP/1.1\r\n${bearer()}Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${String(sent.length)}\r\nConnection: close\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from(head), sent]));
    });
    expectEnvelope(answer, status, code);
  });

  it('gets 401 without a key', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/v1/analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(12 * 1024 * 1024),
    });
    expect(response.status).toBe(401);
  });

  it('gets 413 also in chunks without a length', async () => {
    const answer = await exchange((socket) => {
      const head = `POST /v1/analysis HTTP/1.1\r\n${bearer()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
      const chunk = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`;
      socket.write(head + chunk.repeat(11) + '0\r\n\r\n');
    });
    expectEnvelope(answer, 413, 'body_too_large');
  });
});

describe('a stalled connection', () => {
  it('gets 400 when its headers do not arrive in time', async () => {
    const answer = await exchange(
      (socket) => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n'),
      strictPort,
    );
    expectEnvelope(answer, 400, 'malformed_request');
    expect(JSON.parse(answer.body).error.message).toContain('in time');
  });

  it('gets 400 when its body does not arrive in time', async () => {
    const answer = await exchange((socket) => {
      socket.write(
        `POST /v1/analysis HTTP/1.1\r\n${bearer(strictKey)}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"url"`,
      );
    }, strictPort);
    expectEnvelope(answer, 400, 'malformed_request');
  });

  it('is closed when it never sends anything', async () => {
    const answer = await exchange(() => undefined, strictPort);
    expect([400, Number.NaN]).toContain(answer.status);
  });

  it('that closes in the middle of a body logs no error', async () => {
    const logged = test.logged.length;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST /v1/analysis HTTP/1.1\r\n${bearer()}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    await once(test.server.server, 'request');
    socket.destroy();
    // The next request's log line comes after whatever the broken one had to say.
    expect((await fetch(`http://127.0.0.1:${String(port)}/healthz`)).status).toBe(200);
    const errors = test.logged.slice(logged).filter((line) => Number(line['level']) >= 50);
    expect(errors).toEqual([]);
  });
});

describe('a wait', () => {
  it('ends with its connection, and the analysis goes on', async () => {
    const { analysisEndings } = test.app;
    const subscribe = analysisEndings.subscribe.bind(analysisEndings);
    let waiting = 0;
    vi.spyOn(analysisEndings, 'subscribe').mockImplementation((subject) => {
      const subscription = subscribe(subject);
      waiting += 1;
      return {
        announced: subscription.announced,
        cancel: () => {
          waiting -= 1;
          subscription.cancel();
        },
      };
    });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const body = '{"url":"https://example.com/closed"}';
    socket.write(
      `POST /v1/analysis HTTP/1.1\r\n${bearer()}Prefer: wait=30\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
    );
    const id = await idOf(test, 'https://example.com/closed');
    await expect.poll(() => waiting).toBe(1);
    socket.destroy();
    await expect.poll(() => waiting).toBe(0);
    await test.complete(id);
    const read = await test.call(key, { url: `/v1/analysis/${id}` });
    expect(read.json().status).toBe('completed');
  });
});
