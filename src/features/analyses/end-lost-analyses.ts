import { listRunningJobs, lockRunningJob } from './statements/analysis-slots.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import type { App } from '../../service/platform/app.ts';
import { internalFailure, saveAnalysisEnd } from './save-analysis-end.ts';

/**
 * Fails every analysis whose job can never run again: it crashed ten processes, or its job is gone. So every accepted
 * analysis ends. Returns how many it ended. Safe to run in several processes at once: a lost job does not come back, and
 * an analysis that ended in the meantime keeps its outcome.
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
      // A job that completed in the meantime is gone, too; the analysis has advanced with it.
      if (!(await lockRunningJob(trx, 'analyses', job))) return;
      app.log.error({ analysis_id: job.id }, 'analysis lost its job');
      const outcome = { status: 'failed', error: internalFailure } as const;
      await saveAnalysisEnd(app, trx, job.id, outcome, app.now());
      reportAnalysisEnd(app, { analysisId: job.id }, outcome);
      ended += 1;
    });
  }
  return ended;
}
