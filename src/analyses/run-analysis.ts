import type { App } from '../platform/app.ts';
import type { Job } from '../queue/job.ts';
import type { PoolOutcome } from '../threads/analysis-pool.ts';
import { attemptAnalysis, type AnalysisAttempt } from './analysis-attempt.ts';
import type { AnalysisIdentity } from './analysis-observation.ts';
import { packPage, readPage } from './page-source.ts';
import { parkPage } from './park-page.ts';
import { readCompetitors, readPeers } from './read-competitors.ts';
import { saveAnalysisEnd } from './save-analysis-end.ts';

/** The life of one analysis, from its job to its webhook. Rejects only for our own faults. */
export async function runAnalysis(app: App, job: Job<AnalysisIdentity>): Promise<void> {
  await attemptAnalysis(app, job, async (attempt) => {
    const { task, observation, watch } = attempt;

    // Fetch the page with its robots.txt, and meanwhile the competitor pages.
    const [read, competitors] = await Promise.all([
      readPage(app, task, observation, watch.signal),
      readCompetitors(app, task.input.competitors ?? [], watch.signal),
    ]);
    // An aborted fetch returns a failure of the page, although nothing is wrong with the page.
    watch.signal.throwIfAborted();
    if (!read.ok) return await saveEnd(app, attempt, { status: 'failed', error: read.error });
    const { page } = read;

    // Pages of a batch are compared with each other. So the first job of each ends here; when all pages of the batch are
    // fetched, a second job reads the saved page and goes on.
    if (task.batch_id !== null && page.isFetched) {
      const failure = await parkPage(app, attempt, page, task.batch_id);
      return failure === undefined ? undefined : await saveEnd(app, attempt, failure);
    }
    const comparison =
      task.batch_id === null ? competitors : await observation.during('compare', () => readPeers(app, task));

    // Parse, main content, reading, signals, checks, score, blocks, gains, actions: `improve/analyze-page.ts`, in a worker
    // thread. Injections are made from an HTML payload later; it is packed first, because its bytes are moved, not copied.
    const payload = task.html === null ? null : await packPage(page);
    // Ages on the page are counted to the day, in UTC, on which it is analysed.
    const asOf = app.now().toISOString().slice(0, 10);
    const options = { url: task.url, queries: task.input.queries, asOf, ...page.knowledge, ...comparison };
    const outcome = await observation.during('analyse', () =>
      app.analysisPool.analyze({ html: page.html, isText: page.isText, options }, watch.signal),
    );
    await saveEnd(app, attempt, outcome, payload);
  });
}

/** One transaction: the end of the job, the result, its usage row and its event row. The commit wakes the deliverer. */
async function saveEnd(
  app: App,
  { job, task, observation, watch }: AnalysisAttempt,
  outcome: PoolOutcome,
  payload: Buffer | null = null,
): Promise<void> {
  // The end that is announced next is this attempt's own and must not abort it.
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
