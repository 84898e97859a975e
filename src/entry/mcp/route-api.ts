import type { FastifyRequest } from 'fastify';
import { authorizeAgain } from '../http/authorization.ts';
import { admitAnswer } from '../http/bind-route.ts';
import { requireScope } from '../http/required-scopes.ts';
import { errorRegistry } from '../../core/schema/error-registry.ts';
import { errorResponse, publicError } from '../server/error-response.ts';
import type { HttpContext } from '../server/http-context.ts';
import type { ToolApi } from './tool.ts';

/** Calls the routes' own `run` for an authenticated request: the same scopes, idempotency, metering and errors. */
export function routeApi(request: FastifyRequest, context: HttpContext): ToolApi {
  const { caller, id: requestId } = request;
  return {
    async call({ route, params, body = {}, waitSeconds, idempotencyKey, signal }) {
      if (caller === undefined) throw new Error('a tool ran without authentication');
      if (route.access.kind === 'key') requireScope(caller, route.access.scope);
      const givenKey = idempotencyKey ?? request.headers['idempotency-key'];
      const answer = await route.run({
        ...{ context, caller, requestId, params, signal },
        // The path of the route, so that a key repeated over HTTP finds the same request.
        target: route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
        headers: {
          ...(waitSeconds === undefined ? {} : { prefer: `wait=${String(waitSeconds)}` }),
          ...(givenKey === undefined ? {} : { 'idempotency-key': givenKey }),
        },
        query: {},
        body: { value: body, errors: [] },
        judgeKeyAgain: (app) => authorizeAgain(request, app),
      });
      await admitAnswer(answer, request, context);
      return answer.json;
    },
    errorFacts(thrown) {
      const error = publicError(thrown);
      request.errorCode = error.code;
      if (errorRegistry[error.code].status >= 500) request.log.error({ err: thrown }, 'tool failed');
      return errorResponse(error, context.app.config.publicUrl, requestId).body.error;
    },
  };
}
