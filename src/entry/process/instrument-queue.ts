import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Queue } from '../../service/queue/queue.ts';
import type { Metrics } from '../../service/platform/metrics.ts';

/**
 * Wraps a queue: counts, times and logs every attempt at a job with the id of its request. Does not log the error, which
 * the queue itself logs.
 */
export function instrumentQueue(queue: Queue, metrics: Metrics, log: Logger): Queue {
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

function requestOf(data: object): { readonly request_id?: string } {
  return 'requestId' in data && typeof data.requestId === 'string' ? { request_id: data.requestId } : {};
}
