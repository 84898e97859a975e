import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Queue } from '../queue/queue.ts';
import type { Metrics } from '../platform/metrics.ts';

/**
 * The same queue, with every attempt at a job counted, timed and logged with the request that made the job. The error
 * of a failed attempt is logged by the queue, once: this line says whose it was.
 */
export function countedQueue(queue: Queue, metrics: Metrics, log: Logger): Queue {
  return {
    ...queue,
    work(name, options) {
      queue.work(name, {
        ...options,
        async handler(job) {
          const startedMs = performance.now();
          const end = (outcome: 'completed' | 'failed' | 'aborted'): void => {
            const durationMs = performance.now() - startedMs;
            metrics.jobEnded(name, outcome, durationMs);
            const line = {
              ...requestOf(job.data),
              queue: name,
              outcome,
              duration_ms: Math.round(durationMs),
            };
            if (outcome === 'failed') log.warn(line, 'an attempt at a job failed');
            else log.debug(line, 'an attempt at a job ended');
          };
          try {
            await options.handler(job);
            end('completed');
          } catch (error) {
            end(job.signal.aborted ? 'aborted' : 'failed');
            throw error;
          }
        },
        async giveUp(trx, data) {
          await options.giveUp(trx, data);
          metrics.jobEnded(name, 'given_up');
        },
      });
    },
  };
}

/** Jobs that a request made carry its id. */
function requestOf(data: object): { readonly request_id?: string } {
  return 'requestId' in data && typeof data.requestId === 'string' ? { request_id: data.requestId } : {};
}
