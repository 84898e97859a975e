import type { Job } from '../queue/job.ts';
import { beginAnalysis, type AnalysisTask } from './statements/analysis-work.ts';
import { parkBatchPage } from '../batches/statements/batch-pages.ts';
import { markBatchesBegun } from '../batches/statements/batches.ts';
import { advanceBatches } from '../batches/advance-batches.ts';
import { observeAnalysis, type AnalysisIdentity, type AnalysisObservation } from './analysis-observation.ts';
import type { PoolOutcome } from '../threads/analysis-pool.ts';
import type { App } from '../platform/app.ts';
import { fillSlots } from './fill-slots.ts';
import { packPage, readPage, type ReadPage } from './page-source.ts';
import { readCompetitors, readPeers, type Comparison } from './read-competitors.ts';
import { saveAnalysisEnd } from './save-analysis-end.ts';
import { watchAnalysis, type AnalysisWatch } from './watch-analysis.ts';

/** One attempt at an analysis. */
interface Attempt {
  readonly job: Job<AnalysisIdentity>;
  readonly task: AnalysisTask;
  readonly observation: AnalysisObservation;
  readonly watch: AnalysisWatch;
}

/**
 * Does the work of one analysis: fetch the page and robots.txt, read what it is compared with, analyse, save. A page of
 * a batch has two jobs: the first ends with the fetched page, the second comes when the batch's other pages are there.
 * Stops early when the analysis is canceled. Throws only for faults of our own.
 */
export async function runAnalysis(app: App, job: Job<AnalysisIdentity>): Promise<void> {
  const watch = watchAnalysis(app, job.data.analysisId, job.signal);
  try {
    const task = await beginAnalysis(app.database.db, job.data.analysisId, app.now());
    if (task === undefined) return;
    app.log.debug({ analysis_id: task.id }, 'analysis begun');
    if (task.priority > 0) await markBatchesBegun(app.database.db, task.id);
    await workOn(app, { job, task, observation: observeAnalysis(app, job.data), watch });
  } catch (error) {
    if (!watch.isMoot()) throw error;
  } finally {
    watch.stop();
  }
}

async function workOn(app: App, attempt: Attempt): Promise<void> {
  const { task, observation } = attempt;
  const { signal } = attempt.watch;
  const [read, competitors] = await Promise.all([
    readPage(app, task, observation, signal),
    readCompetitors(app, task.input.competitors ?? [], signal),
  ]);
  // A fetch that was aborted says so as a failure of the page: it is none.
  signal.throwIfAborted();
  if (!read.ok) return await saveEnd(app, attempt, { status: 'failed', error: read.error });
  if (task.batch_id === null) return await scorePage(app, attempt, read.page, competitors);
  if (read.page.isFetched) return await parkPage(app, attempt, read.page, task.batch_id);
  const peers = await observation.during('compare', () => readPeers(app, task));
  await scorePage(app, attempt, read.page, peers);
}

async function scorePage(app: App, attempt: Attempt, page: ReadPage, comparison: Comparison): Promise<void> {
  const { task, observation, watch } = attempt;
  const { html, isText, knowledge } = page;
  // Ages on the page are counted to the day, in UTC, on which it is analysed.
  const asOf = app.now().toISOString().slice(0, 10);
  const options = { url: task.url, queries: task.input.queries, asOf, ...knowledge, ...comparison };
  // Before the bytes are moved to the thread.
  const payload = task.html === null ? null : await packPage(page);
  const outcome = await observation.during('analyse', () =>
    app.analysisPool.analyze({ html, isText, options }, watch.signal),
  );
  await saveEnd(app, attempt, outcome, payload);
}

/** Saves how far a page of a batch has come. The last one of the batch to come so far lets all of them be scored. */
async function parkPage(app: App, attempt: Attempt, page: ReadPage, batchId: string): Promise<void> {
  const { job, task, observation, watch } = attempt;
  const { finalUrl = task.url, contentType = null } = page.knowledge;
  const packed = await packPage(page);
  const outcome = await observation.during('summarise', () =>
    app.analysisPool.summarize({ html: page.html, page: { url: finalUrl, contentType } }, watch.signal),
  );
  if (outcome.status === 'failed') return await saveEnd(app, attempt, outcome);
  await app.database.db.transaction().execute(async (trx) => {
    if (!(await job.complete(trx))) return;
    const summary = JSON.stringify(outcome.summary);
    const facts = JSON.stringify(page.knowledge);
    const accountId = await parkBatchPage(trx, {
      analysisId: task.id,
      batchId,
      summary,
      facts,
      page: packed,
    });
    if (accountId === undefined) return;
    await advanceBatches(app, trx, { id: task.id, hasEnded: false }, app.now());
    await fillSlots(app, trx, accountId);
  });
}

/** `payload` is the HTML that came with the request, packed. */
async function saveEnd(
  app: App,
  attempt: Attempt,
  outcome: PoolOutcome,
  payload: Buffer | null = null,
): Promise<void> {
  const { job, task, observation, watch } = attempt;
  // There is nothing left to stop, and the end that is announced next is its own.
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
