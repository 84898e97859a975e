import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';
import type { PageSummary } from '../analysis/reading/entities/page-summary.ts';
import type { AnalyzeOptions } from '../analysis/options.ts';
import type { AnalysisError } from '../schema/analysis-error.ts';
import type { AnalysisResult } from '../schema/analysis-result.ts';
import type { Config } from '../config/config.ts';
import type { QuestionOptions } from '../improve/build-question.ts';
import type { MadeInjection, MakeInjectionOptions } from '../improve/make-injection.ts';
import type { ModelQuestion } from '../composers/model/proposal.ts';
import { isThreadMemory, type ThreadMemory } from './thread-memory.ts';

/** What a thread is asked. The bytes are moved to it: do not use them afterwards. */
export interface PoolTask {
  readonly html: Uint8Array;
  /** True when the bytes are UTF-8, whatever the page says of itself. */
  readonly isText: boolean;
  readonly options: AnalyzeOptions;
}

/** A page to be summarised and not scored. The bytes are moved, too. */
export interface SummaryTask {
  readonly html: Uint8Array;
  readonly page: { readonly url: string; readonly contentType: string | null };
}

/** A page to make content blocks for. The bytes are moved, too. */
export interface InjectionTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly injection: MakeInjectionOptions;
}

/** A page that a language model is to be asked about. The bytes are moved, too. */
export interface QuestionTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly ask: QuestionOptions;
}

/** What the bytes of a page are: UTF-8, the same gzipped, or whatever they say of themselves. */
export type PageReading =
  { readonly as: 'text' | 'gzipped_text' } | { readonly as: 'declared'; readonly contentType: string | null };

export type InjectionTaskOutcome =
  | {
      readonly status: 'completed';
      readonly made: MadeInjection;
      /** The page as it was read and with the blocks applied, both gzipped UTF-8. */
      readonly page: Uint8Array;
      readonly rendered: Uint8Array;
      readonly diffJson: string | null;
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

export type QuestionOutcome =
  /** Null: there is nothing to ask. */
  | { readonly status: 'completed'; readonly question: ModelQuestion | null }
  | { readonly status: 'failed'; readonly error: AnalysisError };

type ThreadTask = PoolTask | SummaryTask | InjectionTask | QuestionTask;

export type SummaryOutcome =
  | { readonly status: 'completed'; readonly summary: PageSummary }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Results cross as JSON text, so that the event loop neither builds nor writes out an object of this size. */
export type PoolOutcome =
  | {
      readonly status: 'completed';
      readonly resultJson: string;
      readonly contentJson: string;
      readonly overallScore: number;
      readonly categoryScores: AnalysisResult['category_scores'];
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Threads that analyse pages, each page within a time and a memory limit. */
export interface AnalysisPool {
  /**
   * Analyses one page. A page over a limit is a failed outcome; rejects when the analysis itself broke, and with the
   * signal's reason when that is aborted.
   */
  analyze(task: PoolTask, signal?: AbortSignal): Promise<PoolOutcome>;
  /** Summarises one page, within the same limits and with the same outcomes. */
  summarize(task: SummaryTask, signal?: AbortSignal): Promise<SummaryOutcome>;
  /** Says what to ask a language model about one page, within the same limits and with the same outcomes. */
  question(task: QuestionTask, signal?: AbortSignal): Promise<QuestionOutcome>;
  /** Makes the content blocks of one page, within the same limits and with the same outcomes. */
  inject(task: InjectionTask, signal?: AbortSignal): Promise<InjectionTaskOutcome>;
  /** Loads and runs the whole analysis once in each thread: a cold one needs many times longer for its first page. */
  warm(): Promise<void>;
  /** What each thread held after its latest page; threads that have had none are not in it. */
  threadMemory(): readonly ThreadMemory[];
  close(): Promise<void>;
}

/** The pool of a process that runs no analyses: it has no threads. */
export const idleAnalysisPool: AnalysisPool = {
  analyze: () => Promise.reject(new Error('This process runs no analyses.')),
  summarize: () => Promise.reject(new Error('This process runs no analyses.')),
  question: () => Promise.reject(new Error('This process runs no analyses.')),
  inject: () => Promise.reject(new Error('This process runs no analyses.')),
  warm: () => Promise.resolve(),
  threadMemory: () => [],
  close: () => Promise.resolve(),
};

type PoolLimits = Pick<Config, 'workerConcurrency' | 'analysisTimeoutMs' | 'analysisHeapMbMax'>;

/** A thread's first page pays for loading the language models; the limit is meant for pages. */
const warmTimeoutMs = 60_000;

/**
 * How much a heap may grow, in percent of what was alive, before the whole of it is collected. In a heap as small as
 * ANALYSIS_HEAP_MB V8 allows itself 30 to 50, and then collects at nearly every page, which takes a quarter of all
 * processor time of an analysis; the limit itself stays what it is. Costs about 30 MB a thread.
 */
const heapGrowthPercent = 150;

/** Threads need compiled JavaScript, also when the rest runs from the TypeScript sources. */
function analysisWorker(): string {
  return createRequire(import.meta.url).resolve('#analysis-worker');
}

/** Starts the threads. */
export function openAnalysisPool(
  limits: PoolLimits,
  log: Pick<Logger, 'error'>,
  workerFile = analysisWorker(),
): AnalysisPool {
  // V8 has it for all threads of a process or none, and reads it anew at every collection.
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const piscina = new Piscina<ThreadTask, unknown>({
    filename: workerFile,
    minThreads: limits.workerConcurrency,
    maxThreads: limits.workerConcurrency,
    resourceLimits: { maxOldGenerationSizeMb: limits.analysisHeapMbMax },
    // Threads wait for messages instead of blocking on shared memory: they stay idle most of the time.
    atomics: 'disabled',
  });
  // A thread that dies between two tasks; the pool replaces it.
  piscina.on('error', (error) => log.error({ err: error }, 'an analysis thread died'));

  const memory = new Map<number, ThreadMemory>();
  piscina.on('message', (message: unknown) => {
    if (isThreadMemory(message)) memory.set(message.threadId, message);
  });

  const run = async <Outcome>(task: ThreadTask, signal: AbortSignal): Promise<Outcome> => {
    const html = wholeBuffer(task.html);
    // The thread answers each kind of task with its kind of outcome.
    return (await piscina.run({ ...task, html }, { signal, transferList: [html.buffer] })) as Outcome;
  };

  const runLimited = async <Outcome>(
    task: ThreadTask,
    signal: AbortSignal | undefined,
  ): Promise<Outcome | PoolFailure> => {
    const timeout = AbortSignal.timeout(limits.analysisTimeoutMs);
    try {
      return await run<Outcome>(task, signal === undefined ? timeout : AbortSignal.any([timeout, signal]));
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (timeout.aborted) return tooSlow(limits.analysisTimeoutMs);
      if (isOutOfMemory(error)) return tooLarge;
      throw error;
    }
  };

  return {
    analyze: (task, signal) => runLimited<PoolOutcome>(task, signal),
    summarize: (task, signal) => runLimited<SummaryOutcome>(task, signal),
    question: (task, signal) => runLimited<QuestionOutcome>(task, signal),
    inject: (task, signal) => runLimited<InjectionTaskOutcome>(task, signal),
    async warm() {
      const tasks = Array.from({ length: limits.workerConcurrency }, () =>
        run(warmTask(), AbortSignal.timeout(warmTimeoutMs)),
      );
      for (const { reason } of (await Promise.allSettled(tasks)).filter(
        (task) => task.status === 'rejected',
      )) {
        log.error({ err: reason }, 'an analysis thread could not be warmed');
      }
    },
    threadMemory() {
      // A thread that died has been replaced by one with another id.
      const living = new Set(piscina.threads.map((thread) => thread.threadId));
      for (const id of memory.keys()) if (!living.has(id)) memory.delete(id);
      return [...memory.values()];
    },
    close: () => piscina.destroy(),
  };
}

/** Bytes in a buffer of their own: Node keeps small Buffers in one that they share, which cannot be moved. */
function wholeBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) return new Uint8Array(buffer);
  return new Uint8Array(bytes);
}

type PoolFailure = Extract<PoolOutcome, { readonly status: 'failed' }>;

function tooSlow(timeoutMs: number): PoolFailure {
  return {
    status: 'failed',
    error: {
      code: 'timeout',
      message: `The page took more than ${timeoutMs / 1000} s to analyse.`,
      retryable: false,
    },
  };
}

const tooLarge: PoolFailure = {
  status: 'failed',
  error: {
    code: 'too_large',
    message: 'The page needs more memory than an analysis may use.',
    retryable: false,
  },
};

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const warmHtml = `<!doctype html><html lang="en"><head><title>What is a heat pump?</title></head><body><main><article>
<h1>What is a heat pump?</h1><p>A heat pump moves heat from a cold place to a warm one. It uses one unit of electricity
to move about three units of heat, so a house that is heated by one needs less energy than with a gas boiler.</p>
<h2>How much does a heat pump cost?</h2><p>In 2024 a heat pump cost between 8,000 and 15,000 euros.</p><ul><li>Air</li>
<li>Ground</li></ul></article></main></body></html>`;

function warmTask(): PoolTask {
  return {
    html: new TextEncoder().encode(warmHtml),
    isText: true,
    options: { url: 'https://example.com/', asOf: '2026-01-01' },
  };
}
