import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '../../../service/platform/app.ts';
import { installationHeader, installationMark } from '../../../service/platform/installation-mark.ts';
import { probeWrites } from '../../../service/storage/probe-writes.ts';
import { definePublicRoute } from '../route.ts';

const tag = 'Health';

/** A database that takes longer than this for `select 1` is unusable. */
const probeTimeoutMs = 3_000;

export const healthRoute = definePublicRoute({
  method: 'GET',
  path: '/healthz',
  operationId: 'checkHealth',
  tag,
  summary: 'Check liveness',
  description: 'Responds without any I/O, for a supervisor that restarts a dead process.',
  access: { kind: 'public' },
  responses: {
    200: {
      description: 'The process is alive.',
      schema: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
      example: { status: 'ok' },
      headers: {
        'Citeworthy-Installation': {
          description:
            'The same for all processes of an installation: `doctor` tells them from others by it.',
          example: 'bm90IGEgc2VjcmV0LCBhIG',
        },
      },
    },
  },
  errors: [],
  handle: ({ context: { app } }) => ({
    status: 200,
    json: '{"status":"ok"}',
    headers: { [installationHeader]: installationMark(app.keyHasher) },
  }),
});

const probeResult = z.enum(['ok', 'unavailable']);

const readinessSchema = z
  .object({
    status: z.enum([...probeResult.options, 'stopping']),
    checks: z.object({ database: probeResult, queue: probeResult }),
  })
  .meta({ id: 'Readiness' });

export const readinessRoute = definePublicRoute({
  method: 'GET',
  path: '/readyz',
  operationId: 'checkReadiness',
  tag,
  summary: 'Check readiness',
  description:
    'Queries the database and the job queue and checks that the database takes writes, for a load balancer. `stopping` means that the process was asked to stop and still answers requests.',
  access: { kind: 'public' },
  responses: {
    200: {
      description: 'The server is ready.',
      schema: readinessSchema,
      example: { status: 'ok', checks: { database: 'ok', queue: 'ok' } },
    },
    503: {
      description: 'The server is not ready.',
      schema: readinessSchema,
      example: { status: 'unavailable', checks: { database: 'unavailable', queue: 'unavailable' } },
      headers: { 'Retry-After': { description: 'Seconds to wait before a retry.', example: '5' } },
    },
  },
  errors: [],
  handle: async ({ context: { app, isStopping } }) => {
    const [database, queue] = await Promise.all([
      probe(app, 'database', async () => {
        await sql`select 1`.execute(app.database.db);
        await probeWrites(app.database);
      }),
      probe(app, 'queue', () => app.queue.checkHealth()),
    ]);
    const isReady = database === 'ok' && queue === 'ok' && !isStopping();
    const status = isReady ? 'ok' : isStopping() ? 'stopping' : 'unavailable';
    return {
      status: isReady ? 200 : 503,
      json: JSON.stringify({ status, checks: { database, queue } }),
      headers: isReady ? {} : { 'retry-after': '5' },
    };
  },
});

async function probe(
  app: App,
  name: string,
  roundTrip: () => Promise<void>,
): Promise<z.output<typeof probeResult>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no response from the database within ${String(probeTimeoutMs)} ms`));
    }, probeTimeoutMs);
  });
  try {
    await Promise.race([roundTrip(), timeout]);
    return 'ok';
  } catch (error) {
    app.log.warn({ err: error, probe: name }, 'not ready');
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}
