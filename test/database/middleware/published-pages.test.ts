import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import connect from 'connect';
import express from 'express';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  citeworthy,
  citeworthyPlugin,
  withCiteworthy,
  type CiteworthyOptions,
  type Fault,
} from '../../../packages/middleware/dist/index.js';
import { callService, type ServiceCall } from '../../support/call-service.ts';
import { startService, type TestService } from '../../support/start-service.ts';
import { started } from '../../support/started.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';

const siteUrl = 'https://weaving.example';
const article = `<h1>How a loom is threaded for plain weave</h1>
<p>A loom is a frame that holds the warp under tension while the weft is passed through it. For plain weave it is threaded
with 240 ends over four shafts, which takes about two hours.</p>
<h2>Warp</h2><p>Wind 240 ends of cotton on the warping board, tie the cross, and lift the warp off as a chain. A warp
without a cross cannot be put in order again, so it is tied twice.</p>
<h2>How long does threading take?</h2><p>Threading 240 ends takes about two hours for one weaver. With two weavers, one
sorting and one drawing the ends through the heddles, it takes little more than one hour.</p>
<h2>Heddles</h2><p>Thread the ends through the heddles one by one, from shaft one to shaft four and over again. Each error
shows as a line in the whole length of the cloth.</p>`;
const pages: Readonly<Record<string, string>> = {
  '/plain': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Home</title></head><body><main><article>${article}</article></main></body></html>`,
  '/bare': `<title>Page</title><meta name=description content="Welcome">${article}`,
  '/marked': `\uFEFF<!doctype html>\r\n<html lang=en><body><nav><a href="/">Start</a></nav><div>${article.replaceAll('\n', '\r\n')}</div><footer>© Müller</footer>`,
};
const quiet = '<!doctype html><title>Contact</title><p>Nothing is published for this page.';
const html = (path: string): string => pages[path.split('?')[0] ?? ''] ?? quiet;

let service: TestService;
let call: ServiceCall;
let proxy: TcpProxy;
let options: CiteworthyOptions & { siteUrl: string };
/** What the service renders, by path. */
const rendered = new Map<string, string>();
const injections = new Map<string, string>();

beforeAll(async () => {
  service = await startService();
  call = await callService(service);
  proxy = await startTcpProxy(Number(new URL(service.baseUrl).port));
  options = { serviceUrl: service.baseUrl, key: service.keys.live, siteUrl };
  for (const [path, page] of Object.entries(pages)) {
    const { json } = await call(
      'POST',
      '/v1/injection',
      { html: page, url: siteUrl + path, mode: 'auto', queries: ['how long does threading take'] },
      { prefer: 'wait=30' },
    );
    expect(json).toMatchObject({ status: 'completed', publication: 'published' });
    injections.set(path, json.id);
    const { json: rendering } = await call('GET', `/v1/injection/${String(json.id)}/render`);
    expect(rendering.html).not.toBe(page);
    // The service reads the mark as part of the encoding; the site's own bytes stay.
    rendered.set(path, page.startsWith('\uFEFF') ? `\uFEFF${String(rendering.html)}` : rendering.html);
  }
});
afterAll(async () => {
  await proxy.close();
  await service.stop();
});

interface Site {
  readonly baseUrl: string;
  close(): Promise<unknown>;
}

async function serve(listener: RequestListener): Promise<Site> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { baseUrl: urlOf(server), close: closing(server) };
}

function closing(server: Server): () => Promise<unknown> {
  const close = async (): Promise<unknown> => {
    ended();
    server.closeAllConnections();
    return server.listening ? await new Promise((done) => server.close(done)) : undefined;
  };
  const ended = started('a site', close);
  return close;
}

const urlOf = (server: Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

type Read = (path: string) => Promise<string>;

/** The same pages behind each framework. */
const frameworks: Readonly<Record<string, () => Promise<{ read: Read; close: () => Promise<unknown> }>>> = {
  express: async () => {
    const app = express();
    app.use(citeworthy(options));
    app.get('/*path', (request, response) => void response.send(html(request.path)));
    return reading(await serve(app));
  },
  connect: async () => {
    const app = connect();
    app.use(citeworthy(options));
    app.use((request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(html(request.url ?? ''));
    });
    return reading(await serve(app));
  },
  fastify: async () => {
    const app = fastify();
    await app.register(citeworthyPlugin, options);
    app.get('/*', (request, reply) => reply.type('text/html; charset=utf-8').send(html(request.url)));
    const read: Read = async (path) => (await app.inject(path)).body;
    return { read, close: () => app.close() };
  },
  fetch: () => {
    const handler = withCiteworthy(
      (request: Request) =>
        new Response(html(new URL(request.url).pathname), { headers: { 'content-type': 'text/html' } }),
      options,
    );
    const read: Read = async (path) => textOf(await handler(new Request(`https://elsewhere.example${path}`)));
    return Promise.resolve({ read, close: () => Promise.resolve() });
  },
};

/** The text with its byte order mark, which `Response.text` drops. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

function reading({ baseUrl, close }: Site): { read: Read; close: () => Promise<unknown> } {
  return { read: async (path) => textOf(await fetch(baseUrl + path)), close };
}

describe.each(Object.keys(frameworks))('%s', (framework) => {
  test('sends what the service renders, to a crawler and a browser alike, and other pages as they are', async () => {
    const { read, close } = (await frameworks[framework]?.()) ?? expect.fail();
    for (const path of Object.keys(pages)) {
      // A first visitor waits for the service for 50 ms only, which a busy machine may exceed.
      await expect.poll(() => read(path)).toBe(rendered.get(path));
      expect(await read(`${path}?utm_source=chatgpt.com`)).toBe(rendered.get(path));
      // Another page may be behind a parameter.
      expect(await read(`${path}?id=7`)).toBe(pages[path]);
    }
    expect(await read('/contact')).toBe(quiet);
    await close();
  });
});

test('counts no view for what the middleware asks', async () => {
  const { json } = await call('GET', '/v1/tracker/visits');
  expect(json.data).toEqual([]);
});

describe('a service with faults', () => {
  const page = (path: string): Response =>
    new Response(html(path), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const read = async (handler: (request: Request) => Promise<Response>, path: string): Promise<string> =>
    textOf(await handler(new Request(siteUrl + path)));
  const handlerWith = (more: Partial<CiteworthyOptions>) =>
    withCiteworthy((request: Request) => page(new URL(request.url).pathname), {
      ...options,
      serviceUrl: `http://127.0.0.1:${String(proxy.port)}`,
      retryAfterMs: 0,
      ...more,
    });

  test('that is gone, hangs and is back: known blocks stay, unknown pages go out as they are, and then have theirs', async () => {
    const faults: Fault[] = [];
    const handler = handlerWith({ refreshAfterMs: 0, onFault: (fault) => faults.push(fault) });
    await expect.poll(() => read(handler, '/plain')).toBe(rendered.get('/plain'));
    await proxy.cut();
    await expect
      .poll(async () => {
        expect(await read(handler, '/plain')).toBe(rendered.get('/plain'));
        return faults.map(({ reason }) => reason);
      })
      .toContain('unreachable');
    expect(await read(handler, '/bare')).toBe(pages['/bare']);
    expect(JSON.stringify(faults)).not.toContain('cw_sk_');

    await proxy.restore();
    proxy.stall();
    expect(await read(handler, '/marked')).toBe(pages['/marked']);
    expect(await read(handler, '/plain')).toBe(rendered.get('/plain'));
    await proxy.restore();
    await expect.poll(() => read(handler, '/marked')).toBe(rendered.get('/marked'));
    await expect.poll(() => read(handler, '/bare')).toBe(rendered.get('/bare'));
  });

  test('that answers garbage changes no page', async () => {
    const answers = [
      'not json',
      '[]',
      '{"object":"tracker_page","version":"<b>","content_blocks":[]}',
      `{"object":"tracker_page","version":"v","content_blocks":[{"type":"title","id":"blk_1","text":7,"html":""}]}`,
      `{"object":"tracker_page","version":"v","content_blocks":null,"more":"${'x'.repeat(1_000_000)}"}`,
    ];
    for (const answer of answers) {
      const garbage = await serve((_request, response) => response.end(answer));
      const handler = handlerWith({ serviceUrl: garbage.baseUrl });
      for (let visit = 0; visit < 3; visit++) expect(await read(handler, '/plain')).toBe(pages['/plain']);
      await garbage.close();
    }
  });

  test('that withdraws a page has its original sent again', async () => {
    const handler = handlerWith({ refreshAfterMs: 0 });
    await expect.poll(() => read(handler, '/bare')).toBe(rendered.get('/bare'));
    await call('POST', `/v1/injection/${String(injections.get('/bare'))}/withdraw`);
    await expect.poll(() => read(handler, '/bare')).toBe(pages['/bare']);
  });
});
