import { createRequire } from 'node:module';
import type { Logger } from 'pino';
import type { PageSummary } from '../../core/reading/entities/page-summary.ts';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import type { CrawlerVerdict } from '../../core/schema/access.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { Config } from '../config/config.ts';
import type { KeyedQuestion, ReadingQuestionOptions } from '../../core/improve/build-reading-question.ts';
import type { QuestionOptions } from '../../core/improve/build-question.ts';
import type { MadeInjection, MakeInjectionOptions } from '../../core/improve/make-injection.ts';
import type { RobotsFile } from '../web/robots-file.ts';
import type { AnsweredProposal, ModelQuestion } from '../../core/blocks/model/proposal.ts';
import type {
  CitationJudgeOutcome,
  CitationJudgeTask,
  CitationPlanOutcome,
  CitationPlanTask,
  CitationTask,
  SourceOutcome,
  SourceTask,
} from './citation-tasks.ts';
import { expectOutcome } from './expect-outcome.ts';
import type { PageReading } from './page-reading.ts';
import { OutOfMemoryError, TaskTimeoutError } from './process-errors.ts';
import type { ProcessMemory } from './process-message.ts';
import { openProcessPool } from './process-pool.ts';
import { warmTask } from './warm-task.ts';

/** A page to be scored. */
export interface PoolTask {
  readonly html: Uint8Array;
  /** True when the bytes are UTF-8, regardless of the charset that the page declares. */
  readonly isText: boolean;
  /** The robots.txt that applies to the page; its verdicts become `crawlers` of `options`, which stay when absent. */
  readonly robots?: RobotsFile | undefined;
  readonly options: AnalyzeOptions;
}

/** A page to be summarised and not scored. */
export interface SummaryTask {
  readonly html: Uint8Array;
  readonly robots?: RobotsFile | undefined;
  readonly page: { readonly url: string; readonly contentType: string | null };
}

/** A page to generate content blocks for. */
export interface InjectionTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly injection: Omit<MakeInjectionOptions, 'proposed'> & { readonly proposed: AnsweredProposal | null };
}

/** A page to write the question about its reading for. */
export interface ReadingTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly reading: ReadingQuestionOptions;
}

/** A page to write a question to a language model for. */
export interface QuestionTask {
  readonly html: Uint8Array;
  readonly read: PageReading;
  readonly ask: QuestionOptions;
}

/** Addresses that a crawler wants to read, and the robots.txt of their site. */
export interface AddressesTask {
  /** Empty: there is no page. */
  readonly html: Uint8Array;
  readonly robots: RobotsFile;
  /** The crawler's product token. */
  readonly token: string;
  readonly urls: readonly string[];
}

export type AddressesOutcome =
  | { readonly status: 'completed'; readonly allowed: readonly boolean[] }
  | { readonly status: 'failed'; readonly error: AnalysisError };

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

export type ReadingQuestionOutcome =
  /** Null: there is no text to read. */
  | { readonly status: 'completed'; readonly asked: KeyedQuestion | null }
  | { readonly status: 'failed'; readonly error: AnalysisError };

export type QuestionOutcome =
  /** Null: no question is needed. */
  | { readonly status: 'completed'; readonly question: ModelQuestion | null }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** The pool sends a copy of the bytes: the caller must not modify them before the end. */
export type PageTask =
  PoolTask | SummaryTask | InjectionTask | QuestionTask | ReadingTask | AddressesTask | CitationTask;

export type SummaryOutcome =
  | {
      readonly status: 'completed';
      readonly summary: PageSummary;
      /** The verdicts of the task's robots.txt; absent without one. */
      readonly crawlers?: readonly CrawlerVerdict[];
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/** Results are JSON text, so that the event loop neither builds nor serializes an object of this size. */
export type PoolOutcome =
  | {
      readonly status: 'completed';
      readonly resultJson: string;
      readonly contentJson: string;
      readonly overallScore: number;
      readonly rubricVersion: string;
      /** A `ResultSummary`. */
      readonly summaryJson: string;
      /** `PageFindings`. */
      readonly findingsJson: string;
      readonly categoryScores: AnalysisResult['category_scores'];
      /** The model that read the page, with the version of its question; null: the rules. */
      readonly reader: string | null;
      /** False when the rules read instead of a language model: a later request for the same is to ask it again. */
      readonly isReusable: boolean;
    }
  | { readonly status: 'failed'; readonly error: AnalysisError };

/**
 * Child processes that analyse pages, each page within a time and a memory limit; whatever a page does to its process, it
 * fails alone. Pages get a process in the order of the calls. The time limit starts when a process begins a page, so slow
 * neighbours cost a page time but never its result.
 */
export interface AnalysisPool {
  /**
   * Analyses one page. A page over a limit is a failed outcome. Rejects when the analysis throws, and with the signal's
   * reason when it is aborted.
   */
  analyze(task: PoolTask, signal?: AbortSignal): Promise<PoolOutcome>;
  /** Summarises one page, within the same limits and with the same outcomes. */
  summarize(task: SummaryTask, signal?: AbortSignal): Promise<SummaryOutcome>;
  /** Writes the question to a language model about one page, within the same limits and with the same outcomes. */
  question(task: QuestionTask, signal?: AbortSignal): Promise<QuestionOutcome>;
  /** Writes the question to a language model that reads one page, within the same limits and with the same outcomes. */
  readingQuestion(task: ReadingTask, signal?: AbortSignal): Promise<ReadingQuestionOutcome>;
  /** Generates the content blocks of one page, within the same limits and with the same outcomes. */
  inject(task: InjectionTask, signal?: AbortSignal): Promise<InjectionTaskOutcome>;
  /** Reads one page of a citation test, within the same limits and with the same outcomes. */
  readSource(task: SourceTask, signal?: AbortSignal): Promise<SourceOutcome>;
  /** Plans the questions of a citation test, within the same limits. */
  planCitations(task: CitationPlanTask, signal?: AbortSignal): Promise<CitationPlanOutcome>;
  /** Judges the answers of a citation test, within the same limits. */
  judgeCitations(task: CitationJudgeTask, signal?: AbortSignal): Promise<CitationJudgeOutcome>;
  /** Applies a robots.txt to addresses, within the same limits. */
  judgeAddresses(task: Omit<AddressesTask, 'html'>): Promise<AddressesOutcome>;
  /** Resolves when a process is ready for a page. */
  warm(): Promise<void>;
  /** Memory of each process after its latest page; without processes that have had none. */
  processMemory(): readonly ProcessMemory[];
  close(): Promise<void>;
}

export interface PoolOptions {
  /**
   * True: each process analyses a sample before it takes a page, because a cold one takes many times longer for its first.
   * False for callers with so few pages that the sample costs more.
   */
  readonly warms?: boolean;
  /** Time without a page after which a process ends; one stays. */
  readonly idleMs?: number;
  readonly startTimeoutMs?: number;
  readonly workerFile?: string;
}

type PoolLimits = Pick<Config, 'workerConcurrency' | 'analysisTimeoutMs' | 'analysisHeapMbMax'>;

/** A process takes a second of processor time to start, so a pause between two batches of pages should not end it. */
const idleMsDefault = 60_000;

/** Longer than the limit of a page, because the first page also loads modules and language data. */
const warmTimeoutMs = 60_000;

/** A start takes a second; a machine that is short of processor time or memory may need many times as long. */
const startTimeoutMsDefault = 60_000;

/** Compiled JavaScript, even when the rest runs from TypeScript sources. */
function analysisWorker(): string {
  return createRequire(import.meta.url).resolve('#analysis-worker');
}

export function openAnalysisPool(
  limits: PoolLimits,
  log: Pick<Logger, 'error'>,
  {
    warms = true,
    idleMs = idleMsDefault,
    startTimeoutMs = startTimeoutMsDefault,
    workerFile = analysisWorker(),
  }: PoolOptions = {},
): AnalysisPool {
  const processes = openProcessPool({
    processesMax: limits.workerConcurrency,
    heapMbMax: limits.analysisHeapMbMax,
    idleMs,
    startTimeoutMs,
    workerFile,
    warms,
    onIdleEnd: (error) => log.error({ err: error }, 'an analysis process without a page ended'),
  });

  const runLimited = async <Outcome>(
    task: PageTask,
    signal: AbortSignal | undefined,
  ): Promise<Outcome | PoolFailure> => {
    try {
      const timeLimitMs = limits.analysisTimeoutMs;
      const answer = await processes.run(task, { timeLimitMs, signal });
      // The process returns the outcome type of the task type.
      return expectOutcome(task, answer) as Outcome;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TaskTimeoutError) return tooSlow(limits.analysisTimeoutMs);
      if (error instanceof OutOfMemoryError) return tooLarge;
      throw error;
    }
  };

  return {
    analyze: (task, signal) => runLimited<PoolOutcome>(task, signal),
    summarize: (task, signal) => runLimited<SummaryOutcome>(task, signal),
    question: (task, signal) => runLimited<QuestionOutcome>(task, signal),
    readingQuestion: (task, signal) => runLimited<ReadingQuestionOutcome>(task, signal),
    inject: (task, signal) => runLimited<InjectionTaskOutcome>(task, signal),
    readSource: (task, signal) => runLimited<SourceOutcome>(task, signal),
    planCitations: (task, signal) => runLimited<CitationPlanOutcome>(task, signal),
    judgeCitations: (task, signal) => runLimited<CitationJudgeOutcome>(task, signal),
    judgeAddresses: (task) => runLimited<AddressesOutcome>({ ...task, html: new Uint8Array() }, undefined),
    async warm() {
      await processes
        .run(warmTask(), { timeLimitMs: warmTimeoutMs })
        .catch((error: unknown) => log.error({ err: error }, 'an analysis process could not be warmed'));
    },
    processMemory: () => processes.memory(),
    close: () => processes.close(),
  };
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
