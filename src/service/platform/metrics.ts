/**
 * Prometheus metrics of one process. Labels have few values by construction: route templates, codes of a registry, names
 * of queues and stages; never a key, an id, an address or a host.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { AnalysisErrorCode } from '../../core/schema/vocabulary.ts';
import type { ModelFailure } from '../../core/blocks/model/proposal.ts';
import { breakerStates } from '../llm/circuit-breaker.ts';
import type { ModelStatus } from '../llm/guarded-model.ts';
import type { QueueDepth } from '../queue/queue-depth.ts';
import type { ProcessMemory } from '../processes/process-message.ts';

/** The stages of one analysis, in order. */
export type AnalysisStage = 'fetch' | 'robots' | 'summarise' | 'compare' | 'analyse' | 'save';

/** Outcome of one attempt at a job. `given_up` is counted in addition to the last `failed`. */
export type JobOutcome = 'completed' | 'failed' | 'aborted' | 'given_up';

export interface HttpRequestFigures {
  readonly method: string;
  /** The route's pattern; null when no route was found. */
  readonly route: string | null;
  /** Null when the caller closed the connection before the response. */
  readonly status: number | null;
  readonly durationMs: number;
}

/** Accepted work without a job, because its account has no free slot. */
export interface Backlog {
  readonly waiting: number;
  /** Age of the oldest; 0 without one. */
  readonly oldestWaitingSeconds: number;
}

/** Values that are read at each scrape instead of being counted. */
export interface ScrapedFigures {
  /** Rejects when the database cannot be read; the scrape then omits the queue metrics. */
  queues(): Promise<{ readonly depths: readonly QueueDepth[]; readonly backlog: Backlog }>;
  processMemory(): readonly ProcessMemory[];
  /** Null without a language model. */
  modelStatus(): ModelStatus | null;
}

export interface ModelFigures {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly durationMs: number;
}

export interface Metrics {
  requestEnded(request: HttpRequestFigures): void;
  jobEnded(queue: string, outcome: JobOutcome, durationMs?: number): void;
  pageFetched(outcome: 'ok' | AnalysisErrorCode): void;
  stageEnded(stage: AnalysisStage, durationMs: number): void;
  analysisEnded(outcome: 'completed' | AnalysisErrorCode): void;
  /** `lost`: another process has taken the delivery. */
  webhookAttemptEnded(outcome: 'succeeded' | 'failed' | 'lost', durationMs: number): void;
  /** One question to the language model, including its retries. */
  modelAsked(outcome: 'answered' | ModelFailure, figures: ModelFigures): void;
  /** Returns the exposition text and its content type. */
  expose(scraped: ScrapedFigures): Promise<{ readonly type: string; readonly text: string }>;
}

/** A response with a wait takes up to 30 s, one without a few milliseconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Up to twice the default time limit of an analysis. */
const stageBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Create one for each process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  // Event-loop delay, garbage collection, heap, resident memory, CPU, file descriptors, under their usual names.
  collectDefaultMetrics({ register: registry });
  const counted = createCounters(registry);
  const gauges = createGauges(registry);
  return {
    requestEnded({ method, route, status, durationMs }) {
      const labels = [methods.has(method) ? method : 'other', routeLabel(route), String(status ?? 'closed')];
      counted.requests.labels(...labels).observe(durationMs / 1000);
    },
    jobEnded(queue, outcome, durationMs) {
      counted.jobs.labels(queue, outcome).inc();
      if (durationMs !== undefined) counted.jobTime.labels(queue).observe(durationMs / 1000);
    },
    pageFetched: (outcome) => counted.fetches.labels(outcome).inc(),
    stageEnded: (stage, durationMs) => counted.stages.labels(stage).observe(durationMs / 1000),
    analysisEnded(outcome) {
      const labels = outcome === 'completed' ? ['completed', ''] : ['failed', outcome];
      counted.analyses.labels(...labels).inc();
    },
    webhookAttemptEnded: (outcome, durationMs) => counted.webhooks.labels(outcome).observe(durationMs / 1000),
    modelAsked(outcome, { calls, inputTokens, outputTokens, durationMs }) {
      counted.model.labels(outcome).observe(durationMs / 1000);
      counted.modelCalls.inc(calls);
      counted.modelTokens.labels('input').inc(inputTokens);
      counted.modelTokens.labels('output').inc(outputTokens);
    },
    async expose(scraped) {
      await gauges.read(scraped);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** `/v1/analysis/{id}`, as the documentation writes it. */
function routeLabel(route: string | null): string {
  return route === null || route === '*' ? 'none' : route.replaceAll(/:(\w+)/g, '{$1}');
}

// No return type: the inferred one contains the label names.
function createCounters(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'citeworthy_http_request_duration_seconds',
      help: 'Requests by route template, method and status ("closed": the caller closed the connection first), with their duration.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: requestBuckets,
      registers,
    }),
    jobs: new Counter({
      name: 'citeworthy_job_attempts_total',
      help: 'Attempts at jobs by outcome; "given_up" is counted in addition to the last "failed".',
      labelNames: ['queue', 'outcome'] as const,
      registers,
    }),
    jobTime: new Histogram({
      name: 'citeworthy_job_attempt_duration_seconds',
      help: 'Duration of attempts at jobs.',
      labelNames: ['queue'] as const,
      buckets: stageBuckets,
      registers,
    }),
    fetches: new Counter({
      name: 'citeworthy_page_fetches_total',
      help: 'Pages fetched, by "ok" or error code.',
      labelNames: ['code'] as const,
      registers,
    }),
    stages: new Histogram({
      name: 'citeworthy_analysis_stage_duration_seconds',
      help: 'Duration of each stage of analyses, including waits for a slot at a host (fetch) and for a process (analyse).',
      labelNames: ['stage'] as const,
      buckets: stageBuckets,
      registers,
    }),
    analyses: new Counter({
      name: 'citeworthy_analyses_ended_total',
      help: 'Analyses that ended in this process, by status and error code.',
      labelNames: ['status', 'code'] as const,
      registers,
    }),
    webhooks: new Histogram({
      name: 'citeworthy_webhook_attempt_duration_seconds',
      help: 'Attempts at webhook deliveries by outcome, with their duration.',
      labelNames: ['outcome'] as const,
      buckets: stageBuckets,
      registers,
    }),
    model: new Histogram({
      name: 'citeworthy_model_question_duration_seconds',
      help: 'Questions to the language model with their duration, including retries, by "answered" or reason of failure.',
      labelNames: ['outcome'] as const,
      buckets: stageBuckets,
      registers,
    }),
    modelCalls: new Counter({
      name: 'citeworthy_model_calls_total',
      help: 'Requests to the endpoint of the language model.',
      registers,
    }),
    modelTokens: new Counter({
      name: 'citeworthy_model_tokens_total',
      help: 'Tokens reported by the endpoint of the language model, by kind (input, output).',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
}

function createGauges(registry: Registry): { read(scraped: ScrapedFigures): Promise<void> } {
  const registers = [registry];
  const depth = new Gauge({
    name: 'citeworthy_queue_jobs',
    help: 'Jobs in each queue, all processes together: waiting, delayed before another attempt, or active.',
    labelNames: ['queue', 'state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'citeworthy_queue_oldest_waiting_seconds',
    help: 'Age of the oldest waiting job; 0 without one.',
    labelNames: ['queue'] as const,
    registers,
  });
  const backlog = new Gauge({
    name: 'citeworthy_analyses_waiting',
    help: 'Accepted analyses that wait for a slot of their account (ACCOUNT_JOBS_MAX).',
    registers,
  });
  const backlogOldest = new Gauge({
    name: 'citeworthy_analyses_oldest_waiting_seconds',
    help: 'Age of the oldest analysis that waits for a slot; 0 without one.',
    registers,
  });
  const readable = new Gauge({
    name: 'citeworthy_database_up',
    help: '1 when the queue metrics could be read from the database, else 0.',
    registers,
  });
  const processes = new Gauge({
    name: 'citeworthy_analysis_processes',
    help: 'Child processes that have analysed a page and run.',
    registers,
  });
  const heap = new Gauge({
    name: 'citeworthy_analysis_process_memory_bytes',
    help: 'Memory of each analysis process after its latest page; process_resident_memory_bytes contains none of it.',
    labelNames: ['process', 'kind'] as const,
    registers,
  });
  const model = createModelGauges(registry);
  return {
    async read({ queues, processMemory, modelStatus }) {
      model.read(modelStatus());
      for (const gauge of [depth, oldest, heap]) gauge.reset();
      for (const gauge of [backlog, backlogOldest]) gauge.set(Number.NaN);
      const memory = processMemory();
      processes.set(memory.length);
      memory.forEach((one, index) => {
        heap.labels(String(index), 'heap_used').set(one.heapUsedBytes);
        heap.labels(String(index), 'heap_total').set(one.heapTotalBytes);
        heap.labels(String(index), 'external').set(one.externalBytes);
        heap.labels(String(index), 'resident').set(one.residentBytes);
      });
      try {
        const read = await queues();
        backlog.set(read.backlog.waiting);
        backlogOldest.set(read.backlog.oldestWaitingSeconds);
        for (const queue of read.depths) {
          depth.labels(queue.name, 'waiting').set(queue.waiting);
          depth.labels(queue.name, 'delayed').set(queue.delayed);
          depth.labels(queue.name, 'active').set(queue.active);
          oldest.labels(queue.name).set(queue.oldestWaitingSeconds);
        }
        readable.set(1);
      } catch {
        // Not logged: the metric and /readyz report it, and scrapes repeat every few seconds.
        readable.set(0);
      }
    },
  };
}

function createModelGauges(registry: Registry): { read(status: ModelStatus | null): void } {
  const registers = [registry];
  const questions = new Gauge({
    name: 'citeworthy_model_questions',
    help: 'Questions to the language model: active at its endpoint, or waiting for others to end (LLM_CONCURRENCY).',
    labelNames: ['state'] as const,
    registers,
  });
  const breaker = new Gauge({
    name: 'citeworthy_model_breaker',
    help: '1 for the state of the circuit breaker of the language model (closed, open, trial), 0 for the others; absent without a model.',
    labelNames: ['state'] as const,
    registers,
  });
  return {
    read(status) {
      if (status === null) return;
      questions.labels('active').set(status.active);
      questions.labels('waiting').set(status.waiting);
      for (const state of breakerStates) breaker.labels(state).set(status.breaker === state ? 1 : 0);
    },
  };
}
