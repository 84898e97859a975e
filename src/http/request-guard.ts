/** What holds for every request, whatever it asks for: its id, its log line, and what is refused before any route. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../schema/error-registry.ts';
import { AppError } from '../platform/errors.ts';
import type { Metrics } from '../platform/metrics.ts';
import { jsonType } from './bind-route.ts';
import { preflightHeaders } from './cors.ts';
import type { KnownPaths } from './known-paths.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request was refused with; not set when it was answered. */
    errorCode?: ErrorCode;
  }
}

interface GuardOptions {
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
  readonly paths: KnownPaths;
  /** Those that take publishable keys. */
  readonly publishablePaths: KnownPaths;
}

export function guardRequests(
  server: FastifyInstance,
  { metrics, isClosing, paths, publishablePaths }: GuardOptions,
): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // What a key may read is not for caches; pages set their own.
    reply.header('cache-control', 'no-store');
    if (isClosing()) {
      throw new AppError('unavailable', { message: 'The server is shutting down.' });
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw new AppError('malformed_request', { message: 'An HTTP/1.1 request needs a Host header.' });
    }
    if (request.is404) return answerUnrouted(request, reply, { paths, publishablePaths });
  });
  server.addHook('onSend', async (_request, reply) => {
    // A connection that stays open for another request would hold up the server's end.
    if (isClosing()) reply.header('connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => {
    // The pattern and not the address: ids are no labels, and a query may carry what is nobody's business.
    const route = request.routeOptions.url ?? null;
    // A caller that hung up was not answered, whatever would have been said.
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

/** Before the body is read: of an unknown path nothing else is of interest. */
function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  { paths, publishablePaths }: Pick<GuardOptions, 'paths' | 'publishablePaths'>,
): FastifyReply {
  const allow = paths.allowedMethods(request.url);
  if (allow === undefined) throw new AppError('not_found', { message: 'This path does not exist.' });
  if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed', { headers: { allow } });
  // No 204: nothing here answers without a body.
  return reply
    .code(200)
    .header('allow', allow)
    .headers(preflightHeaders(publishablePaths.allowedMethods(request.url)))
    .type(jsonType)
    .send(JSON.stringify({ allow: allow.split(', ') }));
}
