import type { AnalyzeOptions } from '../analysis/options.ts';
import type { AnalysisError } from '../analysis/result.ts';
import type { Job } from '../queue/worker.ts';
import { beginAnalysis, type AnalysisTask } from '../storage/analyses.ts';
import type { PoolOutcome, PoolTask } from './analysis-pool.ts';
import type { App } from './app.ts';
import { saveAnalysisEnd } from './save-analysis-end.ts';

/** Does the work of one analysis: fetch the page and robots.txt, analyse, save. Throws only for faults of our own. */
export async function runAnalysis(app: App, job: Job<{ readonly analysisId: string }>): Promise<void> {
  const task = await beginAnalysis(app.database.db, job.data.analysisId, app.now());
  if (task === undefined) return;
  app.log.debug({ analysis_id: task.id }, 'analysis begun');

  const page =
    task.html === null ? await fetchedPage(app, task, job.signal) : givenPage(app, task, task.html);
  // A fetch that was aborted says so as a failure of the page: it is none.
  job.signal.throwIfAborted();
  const outcome = page.ok ? await app.analysisPool.analyze(page.task, job.signal) : failed(page.error);

  const isEnded = await app.database.db
    .transaction()
    .execute(
      async (trx) => (await job.complete(trx)) && (await saveAnalysisEnd(trx, task.id, outcome, app.now())),
    );
  if (isEnded) app.log.info({ analysis_id: task.id, status: outcome.status }, 'analysis ended');
}

type Page =
  { readonly ok: true; readonly task: PoolTask } | { readonly ok: false; readonly error: AnalysisError };

async function fetchedPage(app: App, task: AnalysisTask, signal: AbortSignal): Promise<Page> {
  const outcome = await app.web.fetchPage(task.url, signal);
  if (!outcome.ok) return outcome;
  const { page } = outcome;
  const options: AnalyzeOptions = {
    ...commonOptions(app, task),
    finalUrl: page.finalUrl,
    httpStatus: page.status,
    contentType: page.contentType,
    robotsTags: page.robotsTags,
    fetchedAt: page.fetchedAt,
    crawlers: await app.web.fetchRobots(page.finalUrl),
  };
  return { ok: true, task: { html: page.bytes, isText: false, options } };
}

function givenPage(app: App, task: AnalysisTask, html: Uint8Array): Page {
  return {
    ok: true,
    task: { html, isText: true, options: { ...commonOptions(app, task), httpStatus: null } },
  };
}

/** Ages on the page are counted to the day, in UTC, on which it is analysed. */
function commonOptions(app: App, task: AnalysisTask): AnalyzeOptions {
  return { url: task.url, queries: task.input.queries, asOf: app.now().toISOString().slice(0, 10) };
}

function failed(error: AnalysisError): PoolOutcome {
  return { status: 'failed', error };
}
