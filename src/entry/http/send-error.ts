import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorRegistry } from '../../core/schema/error-registry.ts';
import { jsonType } from './bind-route.ts';
import { isPageRequest, missingPage } from './docs-site/missing-page.tsx';
import { htmlType } from './pages/page.ts';
import { errorResponse, publicError } from '../server/error-response.ts';

/** Sends the error envelope; to a browser that asks for a missing page of the documentation, a page. Server errors are logged here, once, with their cause. */
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
  reply.code(status).header('x-request-id', request.id).header('cache-control', 'no-store').headers(headers);
  if (error.code === 'not_found' && isPageRequest(request.method, request.url, request.headers.accept)) {
    return reply.header('vary', 'accept').type(htmlType).send(missingPage());
  }
  return reply.type(jsonType).send(JSON.stringify(body));
}
