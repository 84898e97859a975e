import Fastify from 'fastify';
import { registerOpenapi } from '../dist/entry/http/openapi.js';
import { listRoutes } from '../dist/entry/http/routes/index.js';

/** The document that the server serves, without a server: it needs no database to describe its routes. */
export async function describeRoutes() {
  const server = Fastify();
  const routes = listRoutes();
  registerOpenapi(server, routes, 'http://127.0.0.1:8080');
  server.register(async (scope) => {
    for (const { method, path, operationId } of routes) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      scope.route({ method, url, schema: { operationId }, handler: () => '' });
    }
  });
  await server.ready();
  return server.swagger();
}
