import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorRegistry } from '../schema/error-registry.ts';
import { jsonType } from './bind-route.ts';
import { errorResponse, publicError } from '../server/error-response.ts';

/** Sends the error envelope. Server errors are logged here, once, with their cause. */
export function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): FastifyReply {
  const error = publicError(thrown);
  request.errorCode = error.code;
  if (errorRegistry[error.code].status >= 500) request.log.error({ err: thrown }, 'request failed');
  else request.log.debug({ err: thrown }, 'request refused');
  const { status, headers, body } = errorResponse(error, publicUrl, request.id);
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .headers(headers)
    .type(jsonType)
    .send(JSON.stringify(body));
}
