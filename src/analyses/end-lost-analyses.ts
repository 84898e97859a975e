import { listRunningJobs, lockRunningJob } from './statements/analysis-slots.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import type { App } from '../platform/app.ts';
import { internalFailure, saveAnalysisEnd } from './save-analysis-end.ts';

/**
 * Ends every analysis whose job can never run again: one that took ten processes down, or whose job is gone. Whatever
 * went wrong, an accepted analysis ends. Returns how many. Several processes may do this at once: a job that is gone
 * does not come back, and an analysis that ended meanwhile, with its job, stays as it ended.
 */
export async function endLostAnalyses(app: App): Promise<number> {
  const { db } = app.database;
  const jobs = await listRunningJobs(db, 'analyses');
  const lost = new Set(
    await app.queue.keysWithoutJob(
      'analysis',
      jobs.map((job) => job.id),
    ),
  );
  let ended = 0;
  for (const job of jobs.filter(({ id }) => lost.has(id))) {
    await db.transaction().execute(async (trx) => {
      // A job that did its part in the meantime is gone, too: then the analysis has moved on with it.
      if (!(await lockRunningJob(trx, 'analyses', job))) return;
      app.log.error({ analysis_id: job.id }, 'an analysis was lost');
      const outcome = { status: 'failed', error: internalFailure } as const;
      await saveAnalysisEnd(app, trx, job.id, outcome, app.now());
      reportAnalysisEnd(app, { analysisId: job.id }, outcome);
      ended += 1;
    });
  }
  return ended;
}
