import type { App } from '../platform/app.ts';
import type { Job } from '../queue/job.ts';
import type { PoolOutcome } from '../threads/analysis-pool.ts';
import { attemptAnalysis, type AnalysisAttempt } from './analysis-attempt.ts';
import type { AnalysisIdentity } from './analysis-observation.ts';
import { packPage, readPage } from './page-source.ts';
import { parkPage } from './park-page.ts';
import { readCompetitors, readPeers } from './read-competitors.ts';
import { saveAnalysisEnd } from './save-analysis-end.ts';

/** Runs one analysis from its job to its event. Rejects only for internal errors. */
export async function runAnalysis(app: App, job: Job<AnalysisIdentity>): Promise<void> {
  await attemptAnalysis(app, job, async (attempt) => {
    const { task, observation, watch } = attempt;

    const [read, competitors] = await Promise.all([
      readPage(app, task, observation, watch.signal),
      readCompetitors(app, task.input.competitors ?? [], watch.signal),
    ]);
    // An aborted fetch returns a failure of the page, although nothing is wrong with the page.
    watch.signal.throwIfAborted();
    if (!read.ok) return await saveEnd(app, attempt, { status: 'failed', error: read.error });
    const { page } = read;

    // Pages of a batch are compared with each other, so the first job of each ends here. When all pages of the batch are
    // fetched, a second job reads the saved page and continues.
    if (task.batch_id !== null && page.isFetched) {
      const failure = await parkPage(app, attempt, page, task.batch_id);
      return failure === undefined ? undefined : await saveEnd(app, attempt, failure);
    }
    const comparison =
      task.batch_id === null ? competitors : await observation.during('compare', () => readPeers(app, task));

    // An injection may need the HTML payload later. A worker thread runs `improve/analyze-page.ts`.
    const payload = task.html === null ? null : await packPage(page);
    // Ages on the page are relative to the day of the analysis, in UTC.
    const asOf = app.now().toISOString().slice(0, 10);
    const options = { url: task.url, queries: task.input.queries, asOf, ...page.details, ...comparison };
    const { html, isText, robots } = page;
    const outcome = await observation.during('analyse', () =>
      app.analysisPool.analyze({ html, isText, robots, options }, watch.signal),
    );
    await saveEnd(app, attempt, outcome, payload);
  });
}

/** Ends the job and saves the result, its usage row and its event row in one transaction; the commit wakes the deliverer. */
async function saveEnd(
  app: App,
  { job, task, observation, watch }: AnalysisAttempt,
  outcome: PoolOutcome,
  payload: Buffer | null = null,
): Promise<void> {
  // The announcement of this attempt's own end must not abort it.
  watch.stop();
  const { isOwn, isSaved } = await observation.during('save', () =>
    app.database.db.transaction().execute(async (trx) => {
      const isOwn = await job.complete(trx);
      const isSaved = isOwn && (await saveAnalysisEnd(app, trx, task.id, outcome, app.now(), payload));
      return { isOwn, isSaved };
    }),
  );
  if (isOwn) job.completed();
  if (isSaved) observation.ended(outcome);
}
