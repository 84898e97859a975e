import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import compression from 'compression';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { afterAll } from 'vitest';
import { citeworthy, citeworthyPlugin, withCiteworthy } from '../../packages/middleware/dist/index.js';
import {
  describeFramework,
  pageHtml,
  siteUrl,
  type FrameworkSite,
  type SiteOptions,
} from '../support/framework-conformance.ts';
import { started } from '../support/started.ts';
import { makeTempDirectory } from '../support/temp-directory.ts';

const directory = makeTempDirectory();
const folder = join(directory.path, 'public');
mkdirSync(folder);
writeFileSync(join(folder, 'file.html'), pageHtml);
afterAll(() => directory.remove());

const pages = { static: '/file.html', dynamic: '/dynamic', streamed: '/streamed' };
const errors = { '/failing': 500, '/missing': 404 };
const optionsFor = (serviceUrl: string) => ({ serviceUrl, key: 'cw_sk_live_x', siteUrl });
const parts = (): string[] => [pageHtml.slice(0, 40), pageHtml.slice(40, 200), pageHtml.slice(200)];

async function listening(server: Server): Promise<FrameworkSite> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    ended();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const ended = started('a site', close);
  return { baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close };
}

const serve = (listener: RequestListener): Promise<FrameworkSite> => listening(createServer(listener));

describeFramework('Express', {
  pages,
  errors,
  compressesInside: true,
  start: ({ serviceUrl, compression: place }) => {
    const app = express();
    app.set('env', 'test');
    const compressing = compression({ threshold: 0 });
    if (place === 'outside') app.use(compressing);
    if (serviceUrl !== null) app.use(citeworthy(optionsFor(serviceUrl)));
    if (place === 'inside') app.use(compressing);
    app.use(express.static(folder));
    app.get('/dynamic', (_request, response) => void response.send(pageHtml));
    app.get('/streamed', (_request, response) => {
      response.type('html');
      Readable.from(parts()).pipe(response);
    });
    app.get('/failing', () => {
      throw new Error('Out of order');
    });
    return serve(app);
  },
});

describeFramework('Fastify', {
  pages,
  errors,
  // Its plugin compresses in hooks of the routes, which come after those of an instance.
  compressesInside: false,
  start: async ({ serviceUrl, compression: place }) => {
    const app = fastify();
    const compressing = { threshold: 0, encodings: ['gzip' as const] };
    if (serviceUrl !== null) await app.register(citeworthyPlugin, optionsFor(serviceUrl));
    if (place === 'outside') await app.register(fastifyCompress, compressing);
    await app.register(fastifyStatic, { root: folder });
    app.get('/dynamic', (request, reply) => {
      reply.header('etag', '"dynamic"');
      const isKnown = request.headers['if-none-match']?.includes('"dynamic"') === true;
      return isKnown ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(pageHtml);
    });
    app.get('/streamed', (_request, reply) => reply.type('text/html').send(Readable.from(parts())));
    app.get('/failing', () => Promise.reject(new Error('Out of order')));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const close = async (): Promise<void> => {
      ended();
      app.server.closeAllConnections();
      await app.close();
    };
    const ended = started('a site in Fastify', close);
    return { baseUrl: `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`, close };
  },
});

function honoApp(place: SiteOptions['compression']): Hono {
  const app = new Hono();
  if (place === 'inside') app.use(compress({ threshold: 0 }));
  app.use('/dynamic', etag());
  app.get('/file.html', serveStatic({ root: folder }));
  app.get('/dynamic', (c) => c.html(pageHtml));
  app.get('/streamed', (c) => {
    c.header('Content-Type', 'text/html; charset=utf-8');
    return c.body(Readable.toWeb(Readable.from(parts().map((part) => Buffer.from(part)))) as ReadableStream);
  });
  app.get('/failing', (c) => c.html('<title>Out of order</title>', 500));
  return app;
}

const listenerOf = (handler: (request: Request) => Response | Promise<Response>): RequestListener => {
  const listener = getRequestListener(handler);
  return (request, response) => void listener(request, response);
};

describeFramework('Hono', {
  pages,
  errors,
  compressesInside: true,
  start: ({ serviceUrl, compression: place }) => {
    const app = honoApp(place);
    const handler =
      serviceUrl === null
        ? (request: Request) => app.fetch(request)
        : withCiteworthy((request: Request) => app.fetch(request), optionsFor(serviceUrl));
    if (place !== 'outside') return serve(listenerOf(handler));
    const outer = new Hono().use(compress({ threshold: 0 })).all('*', (c) => handler(c.req.raw));
    return serve(listenerOf((request) => outer.fetch(request)));
  },
});
