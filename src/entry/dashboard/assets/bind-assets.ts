import type { FastifyInstance } from 'fastify';
import { assets } from './assets.ts';

/** Serves the dashboard's files. Browsers may cache them for ever: changed content gets a new path. */
export function bindAssets(server: FastifyInstance): void {
  for (const { path, type, bytes, gzipped } of Object.values(assets)) {
    server.get(path, { schema: { hide: true } }, (request, reply) => {
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .type(type);
      return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'gzip').send(gzipped)
        : reply.send(bytes);
    });
  }
}

/** For the table of existing paths. */
export const assetPaths = Object.values(assets).map(({ path }) => ({ method: 'GET', path }));
