import type { AnalyzeOptions } from '../analysis/options.ts';
import type { AnalysisError } from '../analysis/result.ts';
import type { Job } from '../queue/worker.ts';
import { beginAnalysis, type AnalysisTask } from '../storage/analyses.ts';
import { observeAnalysis, type AnalysisObservation, type AnalysisIdentity } from './analysis-observation.ts';
import type { PoolOutcome, PoolTask } from './analysis-pool.ts';
import type { App } from './app.ts';
import { saveAnalysisEnd } from './save-analysis-end.ts';

/** Does the work of one analysis: fetch the page and robots.txt, analyse, save. Throws only for faults of our own. */
export async function runAnalysis(app: App, job: Job<AnalysisIdentity>): Promise<void> {
  const task = await beginAnalysis(app.database.db, job.data.analysisId, app.now());
  if (task === undefined) return;
  const observation = observeAnalysis(app, job.data);

  const page =
    task.html === null
      ? await fetchedPage(app, task, observation, job.signal)
      : givenPage(app, task, task.html);
  // A fetch that was aborted says so as a failure of the page: it is none.
  job.signal.throwIfAborted();
  const outcome = page.ok
    ? await observation.during('analyse', () => app.analysisPool.analyze(page.task, job.signal))
    : failed(page.error);

  const isSaved = await observation.during('save', () =>
    app.database.db.transaction().execute(async (trx) => {
      if (!(await job.complete(trx))) return false;
      await saveAnalysisEnd(trx, task.id, outcome, app.now());
      return true;
    }),
  );
  if (isSaved) observation.ended(outcome);
}

type Page =
  { readonly ok: true; readonly task: PoolTask } | { readonly ok: false; readonly error: AnalysisError };

async function fetchedPage(
  app: App,
  task: AnalysisTask,
  observation: AnalysisObservation,
  signal: AbortSignal,
): Promise<Page> {
  const outcome = await observation.during('fetch', () => app.web.fetchPage(task.url, signal));
  if (!outcome.ok) return outcome;
  const { page } = outcome;
  const options: AnalyzeOptions = {
    ...commonOptions(app, task),
    finalUrl: page.finalUrl,
    httpStatus: page.status,
    contentType: page.contentType,
    robotsTags: page.robotsTags,
    fetchedAt: page.fetchedAt,
    crawlers: await observation.during('robots', () => app.web.fetchRobots(page.finalUrl)),
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
