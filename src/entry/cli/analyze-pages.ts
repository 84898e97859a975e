import pLimit from 'p-limit';
import type { AnalyzeOptions } from '../../core/page-signals/analyze-options.ts';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { AnalysisOutcome, AnalysisResult } from '../../core/schema/analysis-result.ts';
import type { PageContent } from '../../core/schema/analysis-content.ts';
import type { Config } from '../../service/config/config.ts';
import type { AnalysedPage } from '../report/analysed-page.ts';
import type { AnalysisPool, PoolOutcome } from '../../service/processes/analysis-pool.ts';
import { unlessAborted } from './interruption.ts';
import { withoutPlaceholder } from './no-address.ts';
import type { PageReading } from './read-page.ts';

export interface AnalyzePagesOptions {
  readonly limits: Pick<Config, 'workerConcurrency' | 'analysisTimeoutMs' | 'analysisHeapMbMax'>;
  readonly read: (source: string) => Promise<PageReading>;
  readonly asOf: string;
  readonly queriesOf: (source: string, url: string | null) => readonly string[];
  /** False: `content` is empty in the results, so that a thousand pages fit into memory. */
  readonly keepsContent: boolean;
  readonly onEnd: (page: AnalysedPage, reading: PageReading) => void;
  /** Ends the run: the pages that are not done by then are missing. */
  readonly signal: AbortSignal;
  /** Processes that are open already, and stay open. */
  readonly pool?: AnalysisPool;
}

/** A fetch mostly waits, so more pages are fetched at once than there are processes. */
const fetchesAtOnce = 8;

/** Below this time limit processes are warmed first: the first page of each takes a second longer, to load language models. */
const timeoutMsNeedsWarmth = 10_000;

/**
 * Analyses every source in child processes, each page within the time and memory limits of the settings. Returns results
 * in the order of the sources; calls `onEnd` as each ends. A page that cannot be analysed is an outcome.
 */
export async function analyzePages(
  sources: readonly string[],
  options: AnalyzePagesOptions,
): Promise<AnalysedPage[]> {
  const processes = Math.max(1, Math.min(options.limits.workerConcurrency, sources.length));
  const pool = options.pool ?? (await openPool({ ...options.limits, workerConcurrency: processes }));
  const atOnce = pLimit(Math.max(processes, fetchesAtOnce));
  try {
    const pages = await atOnce.map(sources, async (source) => {
      if (options.signal.aborted) return [];
      const ended = await unlessAborted(readAndAnalyze(source), options.signal);
      if (ended === undefined) return [];
      options.onEnd(ended.analysed, ended.page);
      return [ended.analysed];
    });
    return pages.flat();
  } finally {
    // After a rejection no further page may start.
    atOnce.clearQueue();
    if (options.pool === undefined) await pool.close();
  }

  async function readAndAnalyze(
    source: string,
  ): Promise<{ readonly analysed: AnalysedPage; readonly page: PageReading }> {
    const page = await options.read(source);
    const outcome = page.ok ? await analyzeOne(source, page) : failed(page.error);
    return { analysed: { source, url: page.url, outcome }, page };
  }

  async function analyzeOne(
    source: string,
    { url, html, facts, robots }: Extract<PageReading, { ok: true }>,
  ): Promise<AnalysisOutcome> {
    const queries = options.queriesOf(source, url);
    const task: AnalyzeOptions = { ...facts, asOf: options.asOf, queries };
    try {
      const outcome = await pool.analyze({ html, isText: false, robots, options: task });
      return read(url === null ? withoutPlaceholder(outcome) : outcome, options.keepsContent);
    } catch (error) {
      // An internal error: --json still prints an analysis object, and the exit status reports the failure.
      const message = `The analysis failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`;
      return failed({ code: 'internal', message, retryable: false });
    }
  }
}

/** Loads the processes' modules at the first use. */
export async function openPool(limits: AnalyzePagesOptions['limits']): Promise<AnalysisPool> {
  const { openAnalysisPool } = await import('../../service/processes/analysis-pool.ts');
  const warms = limits.analysisTimeoutMs < timeoutMsNeedsWarmth;
  return openAnalysisPool(limits, { error: () => undefined }, { warms });
}

const noContent: PageContent = { title: null, text: '', markdown: '', outline: [] };

/** Parses without validation: the processes are part of this program. */
function read(outcome: PoolOutcome, keepsContent: boolean): AnalysisOutcome {
  if (outcome.status === 'failed') return outcome;
  return {
    status: 'completed',
    result: JSON.parse(outcome.resultJson) as AnalysisResult,
    content: keepsContent ? (JSON.parse(outcome.contentJson) as PageContent) : noContent,
  };
}

function failed(error: AnalysisError): AnalysisOutcome {
  return { status: 'failed', error };
}
