import { advanceBatches } from '../batches/advance-batches.ts';
import { parkBatchPage } from '../batches/index.ts';
import type { App } from '../../service/platform/app.ts';
import type { SummaryOutcome } from '../../service/processes/analysis-pool.ts';
import type { AnalysisAttempt } from './analysis-attempt.ts';
import { fillSlots } from './fill-slots.ts';
import { packPage, type PageDetails, type ReadPage } from './page-source.ts';

/**
 * Saves the fetched page of a batch with its summary and frees its slot. The last page of the batch to be fetched
 * releases all of them for scoring. Returns the failure, and saves nothing, when the page cannot be summarized.
 */
export async function parkPage(
  app: App,
  { job, task, observation, watch }: AnalysisAttempt,
  page: ReadPage,
  batchId: string,
): Promise<Extract<SummaryOutcome, { readonly status: 'failed' }> | undefined> {
  const { finalUrl = task.url } = page.details;
  const contentType = page.isText ? 'text/html; charset=utf-8' : (page.details.contentType ?? null);
  const packed = await packPage(page);
  const outcome = await observation.during('summarise', () =>
    app.analysisPool.summarize(
      { html: page.html, robots: page.robots, page: { url: finalUrl, contentType } },
      watch.signal,
    ),
  );
  if (outcome.status === 'failed') return outcome;
  const { crawlers } = outcome;
  const facts: PageDetails = { ...page.details, ...(crawlers === undefined ? {} : { crawlers }) };
  await app.database.db.transaction().execute(async (trx) => {
    if (!(await job.complete(trx))) return;
    const accountId = await parkBatchPage(trx, {
      analysisId: task.id,
      batchId,
      summary: JSON.stringify(outcome.summary),
      facts: JSON.stringify(facts),
      page: packed,
    });
    if (accountId === undefined) return;
    await advanceBatches(app, trx, { id: task.id, hasEnded: false }, app.now());
    await fillSlots(app, trx, accountId);
  });
  return undefined;
}
