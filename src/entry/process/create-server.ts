import { setTimeout as delay } from 'node:timers/promises';
import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { createFailedAuthentications } from '../../features/limits/failed-authentications.ts';
import { assetPaths } from '../dashboard/assets/bind-assets.ts';
import type { Config } from '../../service/config/config.ts';
import { bindDashboard } from '../dashboard/bind-dashboard.ts';
import { dashboardEntries } from '../dashboard/pages/index.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';
import { bindRoute } from '../http/bind-route.ts';
import { malformedRequest, writeRawAnswer } from '../http/client-error.ts';
import { errorResponse } from '../server/error-response.ts';
import { sendError } from '../http/send-error.ts';
import { guardRequests } from '../http/request-guard.ts';
import { knownPaths } from '../http/known-paths.ts';
import { registerOpenapi } from '../http/openapi.ts';
import { bindPage } from '../http/pages/page.ts';
import { listPages } from '../http/pages/index.ts';
import { receiveBodies } from '../http/receive-body.ts';
import type { Route } from '../http/route.ts';
import { healthRoute, readinessRoute } from '../http/routes/health.ts';
import { listRoutes } from '../http/routes/index.ts';
import { bindMcp, mcpPath } from '../mcp/bind-mcp.ts';
import { bindMetrics, metricsPath } from '../http/routes/metrics.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { ServerTimes } from '../http/node-server.ts';
import { createNodeServer, defaultServerTimes } from '../http/node-server.ts';
import { createWaits } from '../server/waits.ts';

/**
 * Creates the HTTP server without listening. Closing it ends all waits and lets responses in progress finish, after
 * STOP_DELAY_MS in which it still serves every request but is no longer ready.
 */
export function createServer(
  app: App,
  times: ServerTimes = defaultServerTimes,
  offered: readonly Route[] = listRoutes(),
): FastifyInstance {
  const server = Fastify(fastifyOptions(app, times));
  const waits = createWaits();
  let isStopping = false;
  let isClosing = false;
  server.addHook('preClose', async () => {
    isStopping = true;
    await delay(stopDelayMs(app.config));
    isClosing = true;
    waits.endAll();
  });
  const context = {
    app,
    failedAuthentications: createFailedAuthentications(app),
    isBlockedHost: (hostname: string) => app.web.guard.literalVerdict(hostname) === 'blocked',
    isStopping: () => isStopping,
    isClosing: () => isClosing,
  };
  // A worker serves only health checks and metrics.
  const isWorker = app.config.role === 'worker';
  const routes = isWorker ? [healthRoute, readinessRoute] : offered;
  const pages = isWorker ? [] : listPages(routes, app.config.publicUrl);
  const entries = isWorker ? [] : dashboardEntries;

  server.decorateRequest('caller', undefined);
  server.decorateRequest('keyJudgedAt', 0);
  receiveBodies(server);
  server.register(helmet, securityHeaders(app.config));
  guardRequests(server, {
    metrics: app.metrics,
    isStopping: context.isStopping,
    isClosing: context.isClosing,
    paths: knownPaths([
      ...routes,
      ...pages,
      ...entries,
      ...(isWorker ? [] : [...assetPaths, mcpPath]),
      metricsPath,
    ]),
    publishablePaths: knownPaths(routes.filter(takesPublishableKeys)),
  });
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply, app.config.publicUrl));
  if (!isWorker) registerOpenapi(server, routes, app.config.publicUrl);
  // In a separate plugin, so that the OpenAPI generator is registered first and sees the routes.
  server.register(async (scope) => {
    for (const route of routes) bindRoute(scope, route, context, waits);
    for (const page of pages) bindPage(scope, page);
    if (!isWorker) bindDashboard(scope, entries, context, waits);
    if (!isWorker) bindMcp(scope, context, waits);
    bindMetrics(scope, app);
  });
  return server;
}

/** How long the server still serves requests when it closes. A worker serves nobody who could go elsewhere. */
export function stopDelayMs({ role, stopDelayMs: delayMs }: Config): number {
  return role === 'worker' ? 0 : delayMs;
}

function takesPublishableKeys({ access }: Route): boolean {
  return access.kind === 'key' && access.publishable !== 'refused';
}

function fastifyOptions(app: App, times: ServerTimes): FastifyServerOptions {
  const { config } = app;
  const loggerInstance: FastifyBaseLogger = app.log;
  return {
    loggerInstance,
    // request-guard.ts logs one line per request instead of the framework's two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId('request', app.now()),
    ...(config.trustProxy.length > 0 ? { trustProxy: [...config.trustProxy] } : {}),
    serverFactory: (handler) => createNodeServer(config, times, handler),
    // The framework's own 503 has neither this API's body nor Retry-After.
    return503OnClosing: false,
    routerOptions: {
      // The size limit of headers: a too long id should give 404, not 414.
      maxParamLength: 65_536,
    },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply as FastifyReply, config.publicUrl);
    },
    clientErrorHandler: (error, socket) => {
      const refusal = malformedRequest(error);
      if (refusal === undefined || !socket.writable) {
        socket.destroy();
        return;
      }
      const requestId = newId('request', app.now());
      app.metrics.requestEnded({ method: '', route: null, status: 400, durationMs: 0 });
      app.log.info({ request_id: requestId, code: error.code }, 'malformed request');
      writeRawAnswer(socket, errorResponse(refusal, config.publicUrl, requestId));
    },
  };
}
