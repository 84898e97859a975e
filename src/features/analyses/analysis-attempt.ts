import type { App } from '../../service/platform/app.ts';
import type { Job } from '../../service/queue/job.ts';
import { markBatchesBegun } from '../batches/index.ts';
import { observeAnalysis, type AnalysisIdentity, type AnalysisObservation } from './analysis-observation.ts';
import { beginAnalysis, type AnalysisTask } from './statements/analysis-work.ts';
import { watchAnalysis, type AnalysisWatch } from './watch-analysis.ts';

/** One attempt at an analysis. */
export interface AnalysisAttempt {
  readonly job: Job<AnalysisIdentity>;
  readonly task: AnalysisTask;
  /** Times the stages and logs the end. */
  readonly observation: AnalysisObservation;
  readonly watch: AnalysisWatch;
}

/**
 * Marks the analysis as processing and runs `work`, which stops early when the analysis is canceled or deleted. Does
 * nothing when the analysis has already ended. Rejects only for internal errors.
 */
export async function attemptAnalysis(
  app: App,
  job: Job<AnalysisIdentity>,
  work: (attempt: AnalysisAttempt) => Promise<void>,
): Promise<void> {
  const watch = watchAnalysis(app, job.data.analysisId, job.signal);
  try {
    const task = await beginAnalysis(app.database.db, job.data.analysisId, app.now());
    if (task === undefined) return;
    app.log.debug({ analysis_id: task.id }, 'analysis begun');
    if (task.priority > 0) await markBatchesBegun(app.database.db, task.id);
    await work({ job, task, observation: observeAnalysis(app, job.data), watch });
  } catch (error) {
    if (!watch.isObsolete()) throw error;
  } finally {
    watch.stop();
  }
}
