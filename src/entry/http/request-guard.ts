/** Applies to every request: id, log line, and rejections that precede routing. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../core/schema/error-registry.ts';
import { AppError } from '../../service/platform/errors.ts';
import type { Metrics } from '../../service/platform/metrics.ts';
import { stoppingServer } from '../server/stopping-server.ts';
import { jsonType } from './bind-route.ts';
import { preflightHeaders } from './cors.ts';
import type { KnownPaths } from './known-paths.ts';
import { textType } from './pages/page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error response, if any. */
    errorCode?: ErrorCode;
  }
}

interface GuardOptions {
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  readonly isClosing: () => boolean;
  readonly paths: KnownPaths;
  /** Paths that accept publishable keys. */
  readonly publishablePaths: KnownPaths;
}

export function guardRequests(
  server: FastifyInstance,
  { metrics, isStopping, isClosing, paths, publishablePaths }: GuardOptions,
): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Responses that depend on a key must not be cached; pages override this.
    reply.header('cache-control', 'no-store');
    if (isClosing()) {
      throw stoppingServer();
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw new AppError('malformed_request', { message: 'An HTTP/1.1 request needs a Host header.' });
    }
    if (request.is404) return answerUnrouted(request, reply, { paths, publishablePaths });
  });
  server.addHook('onSend', async (_request, reply) => {
    // An open keep-alive connection would delay the stop, and its next request might come too late.
    if (isStopping()) reply.header('connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the URL: ids are unbounded as labels, and a query may contain private data.
    const route = request.routeOptions.url ?? null;
    // A caller that disconnected got no response.
    const status = reply.raw.writableEnded ? reply.statusCode : null;
    metrics.requestEnded({ method: request.method, route, status, durationMs: reply.elapsedTime });
    request.log.info(
      {
        method: request.method,
        route,
        status,
        ...(request.errorCode === undefined ? {} : { code: request.errorCode }),
        duration_ms: Math.round(reply.elapsedTime),
        ...(request.caller === undefined ? {} : { key_id: request.caller.keyId }),
      },
      'request',
    );
  });
}

/** `/docs/quickstart` of `/docs/quickstart/`: people and crawlers write both. Undefined for other paths. */
function withoutEndingSlash(target: string): string | undefined {
  return /^(\/docs(?:\/[\w.-]+)*)\/(?:[?#]|$)/.exec(target)?.[1];
}

/** Runs before the body is read: an unknown path needs no further check. */
function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  { paths, publishablePaths }: Pick<GuardOptions, 'paths' | 'publishablePaths'>,
): FastifyReply {
  const allow = paths.allowedMethods(request.url);
  if (allow === undefined) {
    const page = withoutEndingSlash(request.url);
    // Only to a path of this server: the target of the request is not repeated.
    if (page !== undefined && paths.allowedMethods(page) !== undefined) {
      return reply.code(308).header('location', page).type(textType).send(`The page is at ${page}\n`);
    }
    throw new AppError('not_found', { message: 'This path does not exist.' });
  }
  if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed', { headers: { allow } });
  // 200 rather than 204: every response of this API has a body.
  return reply
    .code(200)
    .header('allow', allow)
    .headers(preflightHeaders(publishablePaths.allowedMethods(request.url)))
    .type(jsonType)
    .send(JSON.stringify({ allow: allow.split(', ') }));
}
