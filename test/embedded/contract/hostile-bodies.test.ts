import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardEntries } from '../../../src/entry/dashboard/pages/index.ts';
import { listRoutes } from '../../../src/entry/http/routes/index.ts';
import { bodyRoomLimits } from '../../../src/entry/http/body-room.ts';
import { readBody, restBytesMax } from '../../../src/entry/http/request-body.ts';
import { createApiKey } from '../../../src/features/keys/create-api-key.ts';
import {
  apiBodyBytesMax,
  formBodyBytesMax,
  publicBodyBytesMax,
} from '../../../src/entry/server/body-limits.ts';
import { startDashboard, type TestDashboard } from '../../support/dashboard/start-dashboard.ts';
import { outcomeTimeoutMs } from '../../support/time-limits.ts';

const mib = 1024 * 1024;
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';

let dashboard: TestDashboard;
let port: number;

beforeAll(async () => {
  dashboard = await startDashboard();
  ({ port } = dashboard.test.server.server.address() as AddressInfo);
});
afterAll(() => dashboard.close());

const head = (path: string, headers: string): string => `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Sends bytes, and resolves with the response's text once `isEnough` or the server closed the connection. */
async function exchange(
  send: (socket: Socket, sent: () => void) => void,
  isEnough: (text: string) => boolean = () => false,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined);
  const deadline = setTimeout(() => socket.destroy(), outcomeTimeoutMs);
  const look = (): void => {
    if (isEnough(text)) socket.destroy();
  };
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    look();
  });
  // Not `once`, which an error would reject.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  send(socket, look);
  await closed;
  clearTimeout(deadline);
  return text;
}

const isAnswered = (text: string): boolean => text.includes('\r\n\r\n');

describe('the body of a request that nobody has admitted', () => {
  const publicPaths = dashboardEntries
    .filter(({ method, role }) => method === 'POST' && role === 'public')
    .map(({ path }) => path);

  it.each(publicPaths)('is never kept beyond 16 KiB by %s, which answers before it arrives', async (path) => {
    const sized = `${form}Content-Length: ${String(publicBodyBytesMax + 1)}\r\n`;
    // Nothing of the body is sent: a server that waits for it does not answer.
    const text = await exchange((socket) => socket.write(head(path, sized)), isAnswered);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('text/html');
    expect(text).toContain('The form is too large');
    expect(text).toContain('16 KiB');
  });

  it.each([
    ...dashboardEntries
      .filter(({ method, role }) => method === 'POST' && role !== 'public')
      .map(({ path }) => [path, 303] as const),
    ...listRoutes()
      .filter(({ method }) => method !== 'GET')
      .map(({ path, method }) => [path, 401, method] as const),
    ['/nothing', 404],
    ['/v1/nothing', 404],
    ['/healthz', 405],
    ['/signin', 405, 'PUT'],
  ] as const)('is never waited for by %s', async (path, status, method = 'POST') => {
    const sized = `${form}Content-Length: ${String(10 * mib)}\r\n`;
    const start = head(path.replaceAll(/\{\w+\}/g, 'x'), sized).replace('POST', method);
    const text = await exchange((socket) => socket.write(start), isAnswered);
    expect(text.slice(0, 13)).toBe(`HTTP/1.1 ${String(status)} `);
  });

  it('is not asked for with 100 Continue', async () => {
    const expecting = `Expect: 100-continue\r\n${form}Content-Length: 1000\r\n`;
    for (const [path, status] of [
      ['/analyses/new', '303'],
      ['/v1/analysis', '401'],
      ['/nothing', '404'],
    ] as const) {
      // The server closes the connection: the client may never send what was not asked for.
      const text = await exchange((socket) => socket.write(head(path, expecting)));
      expect(text.slice(9, 12), path).toBe(status);
      expect(text.toLowerCase()).toContain('connection: close');
    }
    const admitted = await exchange(
      (socket) => socket.write(head('/signin', expecting)),
      (text) => text.startsWith('HTTP/1.1 100 '),
    );
    expect(admitted).toMatch(/^HTTP\/1\.1 100 Continue/);
  });

  it.each(['Connection: close\r\n', ''])(
    'never resets the connection of a browser that still sends (%j)',
    async (connection) => {
      for (const path of ['/signin', '/analyses/new', '/v1/analysis', '/nothing']) {
        const body = Buffer.alloc(4 * mib, 'a');
        const sized = `${connection}${form}Content-Length: ${String(body.length)}\r\n`;
        let sent = false;
        const text = await exchange(
          (socket, look) => {
            socket.write(head(path, sized));
            socket.write(body, (error) => {
              sent = error === undefined || error === null;
              look();
            });
          },
          (got) => connection === '' && isAnswered(got) && sent,
        );
        expect(sent, path).toBe(true);
        expect(text.slice(9, 12), path).toMatch(/413|303|401|404/);
      }
    },
  );

  it('is read to a bound and no further', async () => {
    const chunk = Buffer.from(`100000\r\n${'x'.repeat(mib)}\r\n`);
    let sentChunks = 0;
    const text = await exchange((socket) => {
      socket.write(head('/nothing', `${form}Transfer-Encoding: chunked\r\n`));
      const more = (): void => {
        if (socket.destroyed) return;
        sentChunks += 1;
        socket.write(chunk, more);
      };
      more();
    });
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    // Some more are in the buffers of the two sockets.
    expect(sentChunks).toBeLessThan(restBytesMax / mib + 20);
  });
});

describe('a form', () => {
  it('is read by a member up to 1 MiB, with or without a length, and answered by a page beyond it', async () => {
    const member = await dashboard.signIn('developer');
    const cookie = `Cookie: ${[...member.cookies].map((pair) => pair.join('=')).join('; ')}\r\n`;
    const chunked = await exchange(
      (socket) => {
        const chunk = `100000\r\n${'x'.repeat(mib)}\r\n`;
        socket.write(head('/analyses/new', `${cookie}${form}Transfer-Encoding: chunked\r\n`));
        socket.write(`${chunk}${chunk}0\r\n\r\n`);
      },
      (text) => text.includes('</html>') || text.includes('content-encoding'),
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(chunked).toContain('The form is too large');
    await member.get('/analyses/new');
    const [filler] = ['a'.repeat(formBodyBytesMax - 300)];
    const accepted = await member.post('/analyses/new', { urls: 'https://a.example/', html: filler ?? '' });
    expect(accepted.status, accepted.body.slice(0, 500)).toBe(303);
  });

  it('is refused from another site before its body is read', async () => {
    const foreign = `Origin: https://evil.example\r\n${form}Content-Length: 100\r\n`;
    const text = await exchange((socket) => socket.write(head('/signin', foreign)), isAnswered);
    expect(text).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('a body in small pieces', () => {
  async function* pieces(count: number, bytes: number): AsyncGenerator<Buffer> {
    for (let index = 0; index < count; index += 1) yield Buffer.alloc(bytes, 'a');
  }

  it('is kept as one buffer, never as a list of pieces', async () => {
    const body = await readBody(pieces(5_000, 64), 5_000 * 64);
    expect(body).toHaveLength(5_000 * 64);
    expect(body.buffer.byteLength).toBe(5_000 * 64);
  });

  it('is never read to its end, because each piece costs a turn', async () => {
    let sent = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of pieces(50_000, 1)) {
        sent += 1;
        yield piece;
      }
    };
    await expect(readBody(counted())).rejects.toMatchObject({ code: 'malformed_request' });
    expect(sent).toBeLessThan(1_100);
  });
});

describe('the bodies of one account', () => {
  it('are never kept without bound, and make room when their clients leave', async () => {
    const { accountId } = dashboard;
    const outcome = await createApiKey(dashboard.test.app, accountId, {
      type: 'secret',
      environment: 'live',
    });
    if (!outcome.ok) throw new Error(outcome.problems.join());
    const json = `Authorization: Bearer ${outcome.created.key}\r\nContent-Type: application/json\r\n`;
    const opening = `${json}Content-Length: ${String(apiBodyBytesMax)}\r\n`;
    const responses: string[] = [];
    // One more than fit.
    const senders = Array.from({ length: bodyRoomLimits.ofAccountBytesMax / apiBodyBytesMax + 1 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => responses.push(chunk.toString('latin1')));
      socket.write(head('/v1/analysis', opening));
      socket.write(Buffer.alloc(apiBodyBytesMax - 1, ' '));
      return socket;
    });
    await expect
      .poll(() => responses.join(''), { timeout: outcomeTimeoutMs })
      .toContain('"code":"rate_limited"');
    expect(responses.join('').match(/^HTTP/gm)).toHaveLength(1);
    for (const socket of senders) socket.destroy();

    const small = `{"url":"https://a.example/"}`;
    const ask = (): Promise<string> =>
      exchange(
        (socket) =>
          socket.write(head('/v1/analysis', `${json}Content-Length: ${String(small.length)}\r\n`) + small),
        (text) => text.includes('"request_id"') || text.includes('"object"'),
      );

    await expect.poll(ask, { timeout: outcomeTimeoutMs }).toMatch(/^HTTP\/1\.1 20[02] /);
  });
});
