import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize, authorizeAgain } from './authorization.ts';
import { apiBodyBytesMax, publicBodyBytesMax } from '../server/body-limits.ts';
import { AppError } from '../../service/platform/errors.ts';
import type { HttpContext } from '../server/http-context.ts';
import { parseBody } from './request-body.ts';
import type { RawCall, Route, RouteAnswer } from './route.ts';
import type { Waits } from '../server/waits.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Binds one route. Order: authentication, permission, the body, the key again, validation, existence. */
export function bindRoute(server: FastifyInstance, route: Route, context: HttpContext, waits: Waits): void {
  const { access } = route;
  // Before the body is read, so that nothing of an unauthenticated 10 MB body is kept.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (access.kind === 'key') await authorize(context, access, request, reply);
  };
  server.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Only the name: validation and documentation use the definition.
    schema: { operationId: route.operationId },
    config: { bodyBytesMax: access.kind === 'key' ? apiBodyBytesMax : publicBodyBytesMax },
    onRequest,
    handler: async (request, reply) => {
      await authorizeAgain(request, context.app);
      const answer = await waits.during(reply, (signal) => run(route, request, context, signal));
      await admitAnswer(answer, request, context);
      return send(reply, answer);
    },
  });
}

/** Throws when the key ended during a wait: the answer has content that is not for it any more. */
export async function admitAnswer(
  { status }: Pick<RouteAnswer, 'status'>,
  request: FastifyRequest,
  { app }: HttpContext,
): Promise<void> {
  try {
    await authorizeAgain(request, app);
  } catch (error) {
    // Accepted work: after an error, clients would submit it again. The answer has nothing that the wait was for.
    if (error instanceof AppError || status !== 202) throw error;
    app.log.error({ err: error }, 'cannot judge a key again');
  }
}

function run(
  route: Route,
  request: FastifyRequest,
  context: HttpContext,
  signal: AbortSignal,
): Promise<RouteAnswer> {
  const { caller, id: requestId, url: target, headers, params, query } = request;
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
  const body = parseBody(bytes, headers['content-type']);
  const judgeKeyAgain: RawCall['judgeKeyAgain'] = (app) => authorizeAgain(request, app);
  return route.run({
    ...{ context, caller, requestId, target, headers, params, query, body, signal },
    judgeKeyAgain,
  });
}

function send(reply: FastifyReply, { status, headers, json }: RouteAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers ?? {})
    .type(jsonType)
    .send(json);
}
