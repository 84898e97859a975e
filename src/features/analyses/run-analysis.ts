import type { App } from '../../service/platform/app.ts';
import type { Job } from '../../service/queue/job.ts';
import type { ProposedReading } from '../../core/reading/model/proposed-reading.ts';
import type { PoolOutcome, PoolTask } from '../../service/processes/analysis-pool.ts';
import { attemptAnalysis, type AnalysisAttempt } from './analysis-attempt.ts';
import type { AnalysisIdentity } from './analysis-observation.ts';
import { askReading, type ReadingOutcome } from './ask-reading.ts';
import { readingFailure } from './reading-failure.ts';
import { packPage, readPage, type ReadPage } from './page-source.ts';
import { parkPage } from './park-page.ts';
import { readCompetitors, readPeers } from './read-competitors.ts';
import { transact } from '../../service/storage/transact.ts';
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
    if (task.batch_id !== null && page.isFirstRead) {
      const failure = await parkPage(app, attempt, page, task.batch_id);
      return failure === undefined ? undefined : await saveEnd(app, attempt, failure);
    }
    const comparison =
      task.batch_id === null ? competitors : await observation.during('compare', () => readPeers(app, task));

    // An injection may need the HTML payload later. A child process runs `improve/analyze-page.ts`.
    const payload = task.html === null ? null : await packPage(page);
    // Ages on the page are relative to the day of the analysis, in UTC.
    const asOf = app.now().toISOString().slice(0, 10);
    const { html, isText, robots } = page;
    const asked = await readByModel(app, attempt, page);
    if (asked.status === 'failed') return await saveEnd(app, attempt, asked);
    const options = { url: task.url, queries: task.input.queries, asOf, ...page.details, ...comparison };
    const outcome = await observation.during('analyse', () =>
      analyzeDespiteModel(app, { html, isText, robots, options }, asked.reading, watch.signal),
    );
    await saveEnd(app, attempt, outcome, payload);
  });
}

/** What a language model reads from the page, if one is to read. */
function readByModel(
  app: App,
  { job, task, watch }: AnalysisAttempt,
  { html, isText, details }: ReadPage,
): Promise<ReadingOutcome> {
  const { finalUrl, contentType = null } = details;
  const { queries, model } = task.input;
  return askReading(app, {
    accountId: task.account_id,
    user: { table: 'analyses', id: task.id },
    requestId: job.data.requestId,
    html,
    read: isText ? { as: 'text' } : { as: 'declared', contentType },
    page: { url: task.url, ...(finalUrl === undefined ? {} : { finalUrl }), queries },
    model,
    signal: watch.signal,
  });
}

/**
 * A model's answer must not fail an analysis, so a page that fails with one is tried again without. The page alone has been
 * within the limits, when the question was written.
 */
async function analyzeDespiteModel(
  { analysisPool: pool, log }: Pick<App, 'analysisPool' | 'log'>,
  task: PoolTask,
  reading: ProposedReading | null,
  signal: AbortSignal,
): Promise<PoolOutcome> {
  if (reading === null) return await pool.analyze(task, signal);
  const withReading = (read: ProposedReading): PoolTask => ({
    ...task,
    options: { ...task.options, reading: read },
  });
  if (reading.kind === 'unavailable') return await pool.analyze(withReading(reading), signal);
  try {
    const outcome = await pool.analyze(withReading(reading), signal);
    if (outcome.status === 'completed') return outcome;
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error }, 'a language model’s reading could not be used');
  }
  return await pool.analyze(withReading(readingFailure({ reason: 'unreadable' })), signal);
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
    transact(app.database.db, async (trx) => {
      const isOwn = await job.complete(trx);
      const isSaved = isOwn && (await saveAnalysisEnd(app, trx, task.id, outcome, app.now(), payload));
      return { isOwn, isSaved };
    }),
  );
  if (isOwn) job.completed();
  if (isSaved) observation.ended(outcome);
}
