import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import * as http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { citeworthy } from './connect.ts';
import type { CiteworthyOptions } from './options.ts';
import type { Warning } from './warning.ts';

// A visitor's wait for the service never ends by itself here: it would end early on a busy machine.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const page = '<!doctype html><title>Home</title><p>How to choose a heat pump.';
const changed = page.replace('Home', 'How to choose a heat pump');
const title = { id: 'blk_1', type: 'title', html: '', text: 'How to choose a heat pump' };

type Options = CiteworthyOptions<IncomingMessage>;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What is published; null for nothing. */
let version: string | null = 'v1';
let handle: Handler;
let middleware: ReturnType<typeof citeworthy>;
const newMiddleware = (htmlBytesMax: number | null = 100_000, more: Partial<Options> = {}) =>
  citeworthy({
    serviceUrl: 'https://service.example',
    key: 'cw_sk_live_x',
    siteUrl: 'https://www.example.com',
    refreshAfterMs: 0,
    ...(htmlBytesMax === null ? {} : { htmlBytesMax }),
    ...more,
    fetch: () => {
      const blocks = version === null ? null : [title];
      const answer = { object: 'tracker_page', version, content_blocks: blocks };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
  });

const server = createServer((request, response) => {
  middleware(request, response, () => handle(request, response));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  version = 'v1';
  middleware = newMiddleware();
});

const portOf = (): number => (server.address() as AddressInfo).port;
const read = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${String(portOf())}/guide`, { headers, method });
const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('a page', () => {
  const ways: Readonly<Record<string, Handler>> = {
    'in one piece': (_request, response) => response.writeHead(200, html).end(page),
    'in pieces': (_request, response) => {
      response.writeHead(200, 'Fine', html);
      for (const char of page) response.write(char);
      response.end();
    },
    'with headers as a list': (_request, response) =>
      response.writeHead(200, ['Content-Type', 'text/html', 'Content-Length', String(page.length)]).end(page),
    'with the head flushed': (_request, response) => {
      response.setHeader('content-type', 'TEXT/HTML');
      response.flushHeaders();
      response.end(Buffer.from(page));
    },
    'in an encoding of Node': (_request, response) =>
      response.writeHead(200, html).end(Buffer.from(page).toString('base64'), 'base64'),
    piped: (_request, response) => {
      response.setHeader('content-type', 'text/html');
      void pipeline(Readable.from([page.slice(0, 20), page.slice(20)]), response);
    },
    // As Next.js replaces it, to protect an answer that is on its way.
    'by a framework whose setHeader ignores an answer that was sent': (_request, response) => {
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        response.headersSent ? response : Reflect.apply(setHeader, response, [name, value]);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Length', page.length);
      response.end(page);
    },
    // As the `compression` in Next.js does for a page that it does not compress.
    'with the implicit head before each chunk': (_request, response) => {
      const writeHead = (): unknown => Reflect.get(response, '_implicitHeader').call(response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      for (const part of [page.slice(0, 30), page.slice(30)]) {
        if (!Reflect.get(response, '_header')) writeHead();
        response.write(part);
      }
      if (!Reflect.get(response, '_header')) writeHead();
      response.end();
    },
    'in a buffer that is used again': (_request, response) => {
      response.writeHead(200, html);
      const buffer = Buffer.from(page.slice(0, 30));
      response.write(buffer, () => {
        buffer.fill(0);
        response.end(page.slice(30));
      });
    },
  };

  test.each(Object.entries(ways))('written %s has its blocks and its length', async (_name, way) => {
    handle = way;
    const response = await read();
    expect(await response.text()).toBe(changed);
    expect(response.headers.get('content-length')).toBe(String(changed.length));
    expect(response.headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8');
  });

  test('has headers of its own where they describe the bytes, and all others as they were', async () => {
    handle = (_request, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.writeHead(200, {
        ...html,
        Vary: 'Accept-Language',
        ETag: '"abc"',
        'Last-Modified': 'Sun, 22 Nov 2026 00:00:00 GMT',
        'Accept-Ranges': 'bytes',
      });
      response.end(page);
    };
    const { headers } = await read();
    expect(headers.get('etag')).toBe('W/"abc-cw.v1"');
    expect(headers.get('vary')).toBe('Accept-Language');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect([headers.get('last-modified'), headers.get('accept-ranges')]).toEqual([null, null]);
  });

  test('calls back when it has ended, and says that it was sent', async () => {
    const seen: unknown[] = [];
    handle = (_request, response) => {
      response.writeHead(200, html);
      seen.push(response.headersSent, response.writableEnded);
      expect(() => response.writeHead(500)).toThrow(/after they are sent/);
      response.once('finish', () => seen.push('finish'));
      response.end(page, () => seen.push('ended'));
      seen.push(response.writableEnded);
      response.write('more', (error) => seen.push(error?.message));
    };
    expect(await (await read()).text()).toBe(changed);
    await expect.poll(() => seen).toHaveLength(6);
    expect(seen.slice(0, 4)).toEqual([true, false, true, 'write after end']);
    expect(seen.slice(4).sort()).toEqual(['ended', 'finish']);
  });

  test('over HTTP/2 has its blocks', async () => {
    const second = http2.createServer((request, response) => {
      // The compatibility layer has what the middleware uses of a response of HTTP/1.
      Reflect.apply(middleware, undefined, [
        request,
        response,
        () => {
          response.writeHead(200, { ...html, etag: '"abc"' });
          response.write(page.slice(0, 10));
          response.end(page.slice(10));
        },
      ]);
    });
    second.listen(0, '127.0.0.1');
    await once(second, 'listening');
    const client = http2.connect(`http://127.0.0.1:${String((second.address() as AddressInfo).port)}`);
    const stream = client.request({ ':path': '/guide' });
    const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect([text, headers.etag, headers['content-length']]).toEqual([
      changed,
      'W/"abc-cw.v1"',
      String(changed.length),
    ]);
    client.close();
    second.close();
  });
});

describe('goes out unchanged:', () => {
  const utf16 = Buffer.from(`\uFEFF${page}`, 'utf16le');
  const cases: Readonly<Record<string, [number, Record<string, string>, string | Buffer]>> = {
    'another type': [200, { 'content-type': 'application/xhtml+xml' }, page],
    'no type': [200, {}, page],
    'another status': [404, html, page],
    'a part': [206, { ...html, 'content-range': 'bytes 0-61/62' }, page],
    'no-transform': [200, { ...html, 'cache-control': 'public, no-transform' }, page],
    'another encoding': [200, { 'content-type': 'text/html; charset=iso-8859-1' }, page],
    'another encoding declared in the page': [
      200,
      { 'content-type': 'text/html' },
      page.replace('<title>', '<meta charset=shift_jis><title>'),
    ],
    'bytes that are not UTF-8': [200, html, Buffer.concat([Buffer.from(page), Buffer.from([0xe9])])],
    'UTF-16': [200, html, utf16],
    'compressed content': [200, { ...html, 'content-encoding': 'gzip' }, gzipSync(page)],
    'a page over the limit': [200, html, page + ' '.repeat(100_000)],
    'an empty page': [200, html, ''],
  };

  test.each(Object.entries(cases))('%s', async (_name, [status, headers, body]) => {
    handle = (_request, response) => {
      response.writeHead(status, { ...headers, etag: '"abc"' });
      response.end(body);
    };
    const got = await new Promise<{ bytes: Buffer; etag: string | undefined }>((resolve, reject) => {
      ask({ port: portOf(), host: '127.0.0.1', path: '/guide' }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks), etag: response.headers.etag }));
      })
        .on('error', reject)
        .end();
    });
    expect(got.bytes.equals(Buffer.from(body))).toBe(true);
    expect(got.etag).toBe('"abc"');
  });

  test('POST', async () => {
    handle = (_request, response) =>
      response.writeHead(200, { ...html, 'content-length': page.length }).end(page);
    expect(await (await read({}, 'POST')).text()).toBe(page);
  });

  test('a page over the limit with a warning for the first that has blocks', async () => {
    const warnings: Warning[] = [];
    middleware = newMiddleware(1_000, { onWarning: (warning) => warnings.push(warning) });
    const large = page + ' '.repeat(1_000);
    for (const length of [undefined, large.length]) {
      handle = (_request, response) => {
        if (length !== undefined) response.setHeader('content-length', length);
        response.writeHead(200, html).end(large);
      };
      for (let visit = 0; visit < 3; visit++) expect(await (await read()).text()).toBe(large);
    }
    expect(warnings).toEqual([{ address: 'https://www.example.com/guide', reason: 'page_too_large' }]);

    version = null;
    middleware = newMiddleware(1_000, { onWarning: (warning) => warnings.push(warning) });
    for (let visit = 0; visit < 3; visit++) await (await read()).text();
    expect(warnings).toHaveLength(1);
  });

  test('a page of more than a mebibyte, unless the limit is raised', async () => {
    const large = page + ' '.repeat(1024 * 1024);
    handle = (_request, response) => response.writeHead(200, html).end(large);
    const warnings: Warning[] = [];
    const onWarning = (warning: Warning): unknown => warnings.push(warning);
    middleware = newMiddleware(null, { onWarning });
    for (let visit = 0; visit < 2; visit++) expect(await (await read()).text()).toBe(large);
    expect(warnings).toHaveLength(1);
    middleware = newMiddleware(2 * 1024 * 1024, { onWarning });
    expect(await (await read()).text()).toContain(changed);
    expect(warnings).toHaveLength(1);
  });

  test('a page for which nothing is published', async () => {
    version = null;
    handle = (_request, response) => response.writeHead(200, { ...html, etag: '"abc"' }).end(page);
    const response = await read();
    expect([await response.text(), response.headers.get('etag')]).toEqual([page, '"abc"']);
  });

  test('a stream over the limit, with its backpressure', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let isHeld = false;
    handle = (_request, response) => {
      response.writeHead(200, html);
      let left = 200;
      const write = (): void => {
        while (left > 0) {
          left -= 1;
          if (response.write(chunk)) continue;
          isHeld = true;
          response.once('drain', write);
          return;
        }
        response.end('end');
      };
      write();
    };
    const body = await (await read()).text();
    expect(body.length).toBe(200 * chunk.length + 3);
    expect([isHeld, body.endsWith('aend')]).toEqual([true, true]);
  });
});

describe('an answer to HEAD', () => {
  test('has the tag of the changed page, and its length where the page was written', async () => {
    for (const [body, length] of [
      [page, String(changed.length)],
      ['', null],
    ] as const) {
      handle = (_request, response) =>
        response.writeHead(200, { ...html, etag: '"abc"', 'content-length': page.length }).end(body);
      const { headers } = await read({}, 'HEAD');
      expect([headers.get('etag'), headers.get('content-length')]).toEqual(['W/"abc-cw.v1"', length]);
    }
  });
});

test('a request for a range of a page with blocks gets the whole page', async () => {
  handle = (request, response) =>
    request.headers.range === undefined
      ? response.writeHead(200, html).end(page)
      : response.writeHead(206, { ...html, 'content-range': 'bytes 0-9/63' }).end(page.slice(0, 10));
  await (await read()).text();
  expect(await (await read({ range: 'bytes=0-9' })).text()).toBe(changed);
  version = null;
  middleware = newMiddleware();
  await (await read()).text();
  expect((await read({ range: 'bytes=0-9' })).status).toBe(206);
});

describe('a conditional request', () => {
  /** Answers 304 as an application does that knows nothing of blocks. */
  const conditional: Handler = (request, response) => {
    const isKnown = request.headers['if-none-match']?.includes('"abc"') === true;
    if (isKnown || request.headers['if-modified-since'] !== undefined)
      response.writeHead(304, { etag: '"abc"' }).end();
    else response.writeHead(200, { ...html, etag: '"abc"' }).end(page);
  };

  test('for the page with its present blocks gets 304, and otherwise the page', async () => {
    handle = conditional;
    await (await read()).text();
    const same = await read({ 'if-none-match': 'W/"abc-cw.v1"' });
    expect([same.status, same.headers.get('etag')]).toEqual([304, 'W/"abc-cw.v1"']);
    for (const headers of [
      { 'if-none-match': '"abc"' },
      { 'if-none-match': 'W/"abc-cw.v0"' },
      { 'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT' },
    ]) {
      const response = await read(headers);
      expect([response.status, await response.text()]).toEqual([200, changed]);
    }
  });
});

describe('an application that fails', () => {
  test('in Express answers as without the middleware, and a page that has begun ends with its connection', async () => {
    const app = express();
    app.set('env', 'test');
    app.use((request, response, next) => middleware(request, response, next));
    app.get('/guide', (request, response) => {
      response.type('html');
      if (request.query['utm_source'] === 'begun') response.write(page);
      throw new Error('Out of order');
    });
    handle = app;
    const response = await read();
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('Out of order')]);
    await expect(fetch(`${response.url}?utm_source=begun`).then((begun) => begun.text())).rejects.toThrow();
  });

  test('a visitor who leaves early costs nothing', async () => {
    const gone = new Promise<boolean>((resolve) => {
      handle = (_request, response) => {
        response.writeHead(200, html);
        response.write(page);
        response.once('close', () => {
          response.end(page);
          resolve(response.destroyed);
        });
        client.destroy();
      };
    });
    const client = ask({ port: portOf(), host: '127.0.0.1', path: '/guide' }).on('error', () => undefined);
    client.end();
    expect(await gone).toBe(true);
    handle = (_request, response) => response.writeHead(200, html).end(page);
    expect(await (await read()).text()).toBe(changed);
  });
});
