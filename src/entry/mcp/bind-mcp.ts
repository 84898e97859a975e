/**
 * `POST /mcp`: MCP over streamable HTTP, stateless, with JSON answers. Requests that are not allowed get the errors of the
 * API, with their status; what a tool refuses is an answer of the tool.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize, authorizeAgain } from '../http/authorization.ts';
import { jsonType } from '../http/bind-route.ts';
import { parseBody } from '../http/request-body.ts';
import { AppError } from '../../service/platform/errors.ts';
import { apiBodyBytesMax } from '../server/body-limits.ts';
import type { HttpContext } from '../server/http-context.ts';
import type { Waits } from '../server/waits.ts';
import { judgeOrigin } from './judge-origin.ts';
import { routeApi } from './route-api.ts';

export const mcpPath = { method: 'POST', path: '/mcp' } as const;

/** The tool that is called has the scope. */
const access = { publishable: 'refused', scope: null } as const;

export function bindMcp(server: FastifyInstance, context: HttpContext, waits: Waits): void {
  server.route({
    method: mcpPath.method,
    url: mcpPath.path,
    schema: { hide: true },
    config: { bodyBytesMax: apiBodyBytesMax },
    onRequest: async (request, reply) => {
      judgeOrigin(request.headers, context.app.config);
      await authorize(context, access, request, reply);
    },
    handler: async (request, reply) => {
      await authorizeAgain(request, context.app);
      const message = readMessage(request);
      const answer = await waits.during(reply, (signal) => answerMessage(message, request, context, signal));
      return await send(reply, answer);
    },
  });
}

/** A batch would be many calls for one token of the rate limit; MCP has none since 2025-06-18. */
function readMessage({ body, headers }: FastifyRequest): unknown {
  const bytes = Buffer.isBuffer(body) ? body : undefined;
  const { value } = parseBody(bytes, headers['content-type']);
  if (Array.isArray(value)) {
    throw new AppError('invalid_request', { message: 'Send one JSON-RPC message, not a batch.' });
  }
  return value;
}

async function answerMessage(
  message: unknown,
  request: FastifyRequest,
  context: HttpContext,
  signal: AbortSignal,
): Promise<Response> {
  // Loaded only now: most services have no MCP client, and the SDK takes memory.
  const [{ WebStandardStreamableHTTPServerTransport }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('./create-mcp-server.ts'),
  ]);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(routeApi(request, context), signal);
  await server.connect(transport);
  try {
    return await transport.handleRequest(webRequest(request), { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** The transport reads headers only. Answers are JSON, whatever else the client accepts. */
function webRequest({ headers }: FastifyRequest): Request {
  const version = headers['mcp-protocol-version'];
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
    },
  });
}

/** 202 without a body for a notification. */
async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const text = await answer.text();
  reply.code(answer.status);
  return text === '' ? reply.send() : reply.type(jsonType).send(text);
}
