/**
 * A fake web on 127.0.0.1: good pages, broken ones and hostile ones, at fixed paths. Every page was written for these
 * tests. Reach it with `127.0.0.0/8` among the allowed networks.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articleRoutes } from './articles.ts';
import { charsetRoutes } from './charsets.ts';
import { hostileRoutes } from './hostile.ts';
import { redirectRoutes } from './redirects.ts';
import { movedRobots, robotsByHost } from './robots.ts';
import { raw, type Handler, type Routes } from './route.ts';
import { wallRoutes } from './walls.ts';

export interface SiteRequest {
  /** Path and query, as asked. */
  readonly path: string;
  readonly host: string;
  readonly headers: IncomingMessage['headers'];
}

export interface Sites {
  /** The absolute URL of a path; on `<subdomain>.localhost` when given, else on 127.0.0.1. */
  url(path: string, subdomain?: string): string;
  /** Everything that was asked, oldest first. */
  readonly requests: readonly SiteRequest[];
  /** Adds or replaces the handler of a path, for what only one test needs. */
  serve(path: string, handler: Handler): void;
  close(): Promise<void>;
}

const routes: Routes = {
  ...articleRoutes,
  ...charsetRoutes,
  ...redirectRoutes,
  ...hostileRoutes,
  ...wallRoutes,
  '/moved/robots.txt': movedRobots,
};

const notFound = raw(
  404,
  { 'content-type': 'text/html; charset=utf-8' },
  '<title>Not found</title><p>Not found.</p>',
);

function subdomainOf(host: string): string {
  return /^([a-z0-9-]+)\.localhost(?::\d+)?$/.exec(host)?.[1] ?? '';
}

function findHandler(own: ReadonlyMap<string, Handler>, host: string, path: string): Handler {
  const exact = own.get(path) ?? (path === '/robots.txt' ? robotsByHost[subdomainOf(host)] : routes[path]);
  if (exact !== undefined) return exact;
  const below = Object.keys(routes).find(
    (route) => route.endsWith('/*') && path.startsWith(route.slice(0, -1)),
  );
  return (below === undefined ? undefined : routes[below]) ?? notFound;
}

/** Starts the fake web on a free port. Close it when done; open connections are cut. */
export async function startSites(): Promise<Sites> {
  const requests: SiteRequest[] = [];
  const visits = new Map<string, number>();
  const own = new Map<string, Handler>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const host = request.headers.host ?? '';
    const bare = path.replace(/\?.*$/, '');
    requests.push({ path, host, headers: request.headers });
    visits.set(path, (visits.get(path) ?? 0) + 1);
    response.on('error', () => undefined);
    findHandler(own, host, bare)(request, response, { url, visits: visits.get(path) ?? 1 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = (path: string, subdomain?: string): string =>
    `http://${subdomain === undefined ? '127.0.0.1' : `${subdomain}.localhost`}:${port}${path}`;

  return {
    url,
    requests,
    serve: (path, handler) => void own.set(path, handler),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
