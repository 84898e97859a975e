import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../service/config/config.ts';
import { isLoopback } from '../../../service/config/config-values.ts';
import { AppError } from '../../../service/platform/errors.ts';
import { readQueueDepths } from '../../../service/queue/queue-depth.ts';
import type { App } from '../../../service/platform/app.ts';
import type { ScrapedFigures } from '../../../service/platform/metrics.ts';
import { readAnalysisBacklog } from '../../../features/analyses/index.ts';

/** For the operator's Prometheus; not part of the OpenAPI document. */
export const metricsPath = { method: 'GET', path: '/metrics' } as const;

/** Well below Prometheus' default of 10 s, so that process metrics arrive even without the database. */
const queueTimeoutMs = 3_000;

export function bindMetrics(server: FastifyInstance, app: App): void {
  let hasWarned = app.config.metricsToken !== undefined;
  server.get(metricsPath.path, { schema: { hide: true } }, async (request, reply) => {
    requireReader(request, app.config);
    if (!hasWarned) {
      hasWarned = true;
      app.log.warn(
        'GET /metrics was answered without a token, as is every request from this machine. If a proxy on this machine forwards requests of others, set METRICS_TOKEN.',
      );
    }
    const { type, text } = await app.metrics.expose({
      queues: () => queuesInTime(app),
      processMemory: () => app.analysisPool.processMemory(),
      modelStatus: () => app.languageModel.current().model?.status() ?? null,
    });
    return reply.type(type).send(text);
  });
}

/** Throws AppError `metrics_not_public` unless the request has the token or, where none is set, comes from this machine. */
function requireReader(request: FastifyRequest, config: Config): void {
  const { metricsToken } = config;
  const isAllowed =
    metricsToken === undefined
      ? !isBehindProxy(config) && isFromThisMachine(request)
      : hasToken(request, metricsToken);
  if (!isAllowed) throw new AppError('metrics_not_public');
}

/** Where a proxy serves strangers from this machine, a connection from loopback says nothing about the caller. */
function isBehindProxy({ trustProxy, host, publicUrl }: Config): boolean {
  return trustProxy.length > 0 || (isLoopback(host) && !isLoopback(nameIn(new URL(publicUrl).host)));
}

/**
 * True for what looks like a direct connection from loopback. A request through a local proxy comes from there, too; one
 * that a proxy forwards without any trace cannot be told apart.
 */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    // A page whose name was rebound to loopback is read by a browser of this machine, with its own name as Host.
    isLoopback(nameIn(headers.host ?? '')) &&
    // nginx before 1.29.7 speaks HTTP/1.0 to its upstream unless configured, and adds no header.
    raw.httpVersion !== '1.0' &&
    Object.keys(headers).every((header) => directHeaders.has(header))
  );
}

/**
 * What curl, Prometheus and the HTTP libraries of scripts send, in lower case as Node has them. Any other header is a sign
 * of a proxy, each of which has its own, or of a page in a browser (`Origin`, `Referer`, `Sec-Fetch-Site`).
 */
const directHeaders: ReadonlySet<string> = new Set([
  ...[
    'host',
    'connection',
    'keep-alive',
    'user-agent',
    'authorization',
    'cookie',
    'traceparent',
    'tracestate',
  ],
  ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'pragma'],
  ...['content-type', 'content-length', 'x-prometheus-scrape-timeout-seconds'],
  // The fetch of Node.
  'sec-fetch-mode',
]);

/** The name in a Host header, without port and brackets. */
const nameIn = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[(.+)\]$/, '$1');

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  // Digests have equal length, which the constant-time comparison needs.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

async function queuesInTime(app: App): ReturnType<ScrapedFigures['queues']> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), queueTimeoutMs);
  });
  try {
    const { db } = app.database;
    const read = Promise.all([readQueueDepths(db), readAnalysisBacklog(db, app.now())]);
    const [depths, backlog] = await Promise.race([read, timeout]);
    return { depths, backlog };
  } finally {
    clearTimeout(timer);
  }
}
