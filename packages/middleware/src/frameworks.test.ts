import { Readable } from 'node:stream';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { citeworthyPlugin } from './fastify.ts';
import { withCiteworthy } from './fetch.ts';
import type { CiteworthyOptions } from './options.ts';

// A visitor's wait for the service never ends by itself here: it would end early on a busy machine.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const page = '<!doctype html><title>Home</title><p>How to choose a heat pump.';
const changed = page.replace('Home', 'How to choose a heat pump');
const title = { id: 'blk_1', type: 'title', html: '', text: 'How to choose a heat pump' };
const asked: string[] = [];
const options: CiteworthyOptions & { siteUrl: string } = {
  serviceUrl: 'https://service.example',
  key: 'cw_sk_live_x',
  siteUrl: 'https://www.example.com',
  htmlBytesMax: 10_000,
  fetch: (input) => {
    asked.push(decodeURIComponent(String(input)));
    const answer = { object: 'tracker_page', version: 'v1', content_blocks: [title] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  },
};
const long = `${page}${' '.repeat(10_000)}`;
const streamed = (text: string): Readable => Readable.from([text.slice(0, 30), text.slice(30)]);
const webStream = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 30)));
      controller.enqueue(new TextEncoder().encode(text.slice(30)));
      controller.close();
    },
  });

describe('Fastify', () => {
  let app = fastify();
  afterEach(() => app.close());

  async function answerOf(
    handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
    headers: Record<string, string> = {},
  ) {
    app = fastify();
    await app.register(citeworthyPlugin, options);
    // In a context of its own: the hooks are for every route.
    await app.register((inner, _options, done) => {
      inner.get('/guide', (request, reply) => handle(request, reply));
      done();
    });
    return await app.inject({ url: '/guide', headers });
  }

  test.each(
    Object.entries({ text: page, bytes: Buffer.from(page), stream: streamed(page), web: webStream(page) }),
  )('puts blocks into a page sent as %s', async (_kind, payload) => {
    const { body, headers } = await answerOf((_request, reply) =>
      reply.type('text/html').header('etag', '"abc"').send(payload),
    );
    expect(body).toBe(changed);
    expect(headers).toMatchObject({ 'content-length': String(changed.length), etag: 'W/"abc-cw.v1"' });
  });

  test.each(Object.entries({ text: long, stream: streamed(long), web: webStream(long) }))(
    'sends a page over the limit as it is, as %s',
    async (_kind, payload) => {
      const { body } = await answerOf((_request, reply) => reply.type('text/html').send(payload));
      expect(body).toBe(long);
    },
  );

  test('leaves other answers and errors as they are', async () => {
    expect((await answerOf(() => ({ title: 'Home' }))).body).toBe('{"title":"Home"}');
    const failed = await answerOf(() => Promise.reject(new Error('Out of order')));
    expect([failed.statusCode, failed.json()]).toMatchObject([500, { message: 'Out of order' }]);
    const broken = new Readable({ read: () => broken.destroy(new Error('Out of paper')) });
    const half = await answerOf((_request, reply) => reply.type('text/html').send(broken));
    expect(half.statusCode).toBe(500);
  });
});

describe('a handler for fetch', () => {
  const respond = (body: BodyInit | null, init: ResponseInit = {}) =>
    new Response(body, { headers: { 'content-type': 'text/html', etag: '"abc"' }, ...init });
  const ask = (headers: Record<string, string> = {}) =>
    new Request('https://evil.example/guide', { headers });

  test('puts blocks into a page, and passes on what its framework gives', async () => {
    const handler = withCiteworthy((_request: Request, text: string) => respond(webStream(text)), options);
    asked.length = 0;
    const response = await handler(ask(), page);
    expect(await response.text()).toBe(changed);
    expect(response.headers.get('content-length')).toBe(String(changed.length));
    expect(asked).toEqual(['https://service.example/v1/tracker?url=https://www.example.com/guide']);
  });

  test('sends a page over the limit as it is, and ends its source with the visitor', async () => {
    const handler = withCiteworthy(() => respond(webStream(long)), options);
    expect(await (await handler(ask())).text()).toBe(long);
    let isEnded = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4_000).fill(97)),
      cancel: () => {
        isEnded = true;
      },
    });
    const response = await withCiteworthy(() => respond(endless), options)(ask());
    await response.body?.cancel();
    expect(isEnded).toBe(true);
  });

  test('is made without settings, as by a build, and refused at its first request; wrong ones at once', async () => {
    const environment: Readonly<Record<string, string>> = {};
    const missing = { ...options, key: environment['CITEWORTHY_KEY'] ?? '' };
    await expect(withCiteworthy(() => respond(page), missing)(ask())).rejects.toThrow('`key`');
    const nowhere = { ...options, serviceUrl: '' };
    await expect(withCiteworthy(() => respond(page), nowhere)(ask())).rejects.toThrow('`serviceUrl`');
    expect(() => withCiteworthy(() => respond(page), { ...options, key: 'cw_pk_x' })).toThrow('`key`');
  });

  test('passes other answers and errors on', async () => {
    const json = Response.json({ title: 'Home' });
    expect(await withCiteworthy(() => json, options)(ask())).toBe(json);
    const failing = withCiteworthy(() => Promise.reject(new Error('Out of order')), options);
    await expect(failing(ask())).rejects.toThrow('Out of order');
  });

  test('answers 304 for the page with its present blocks alone', async () => {
    const handler = withCiteworthy(
      (request: Request) =>
        request.headers.get('if-none-match')?.includes('"abc"') === true
          ? respond(null, { status: 304, headers: { etag: '"abc"' } })
          : respond(page),
      options,
    );
    await handler(ask());
    const same = await handler(ask({ 'if-none-match': 'W/"abc-cw.v1"' }));
    expect([same.status, same.headers.get('etag')]).toEqual([304, 'W/"abc-cw.v1"']);
    expect((await handler(ask({ 'if-none-match': '"abc"' }))).status).toBe(200);
  });

  test('asks by the address that the application gives, and for none not at all', async () => {
    asked.length = 0;
    const handler = withCiteworthy(() => respond(page), {
      ...options,
      addressOf: ({ headers }) => (headers.has('x-page') ? 'https://a.example/p?id=7' : null),
    });
    expect(await (await handler(ask())).text()).toBe(page);
    expect(await (await handler(ask({ 'x-page': '1' }))).text()).toBe(changed);
    expect(asked).toEqual(['https://service.example/v1/tracker?url=https://a.example/p?id=7']);
  });
});
