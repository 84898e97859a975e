import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isLoopback } from '../../config/config-values.ts';
import { AppError } from '../../platform/errors.ts';
import { readQueueDepths } from '../../queue/queue-depth.ts';
import type { App } from '../../platform/app.ts';
import type { ScrapedFigures } from '../../platform/metrics.ts';
import { readAnalysisBacklog } from '../../analyses/statements/analysis-backlog.ts';

/** For the operator's Prometheus; not part of the OpenAPI document. */
export const metricsPath = { method: 'GET', path: '/metrics' } as const;

/** Well below Prometheus' default of 10 s, so that process metrics arrive even without the database. */
const queueTimeoutMs = 3_000;

export function bindMetrics(server: FastifyInstance, app: App): void {
  server.get(metricsPath.path, { schema: { hide: true } }, async (request, reply) => {
    requireReader(request, app.config);
    const { type, text } = await app.metrics.expose({
      queues: () => queuesInTime(app),
      threadMemory: () => app.analysisPool.threadMemory(),
    });
    return reply.type(type).send(text);
  });
}

/** Throws AppError `metrics_not_public` unless the request has the token or, where none is set, comes from this machine. */
function requireReader(request: FastifyRequest, { metricsToken }: Config): void {
  const isAllowed = metricsToken === undefined ? isFromThisMachine(request) : hasToken(request, metricsToken);
  if (!isAllowed) throw new AppError('metrics_not_public');
}

/**
 * True for a direct connection from loopback. Requests through a local proxy do not count: they all come from loopback.
 */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  return (
    isLoopback(raw.socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
  );
}

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
