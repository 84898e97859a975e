import { listUnendedAnalyses } from '../storage/analyses.ts';
import type { App } from './app.ts';
import { internalFailure, saveAnalysisEnd } from './save-analysis-end.ts';

/**
 * Ends every analysis whose job can never run again: one that took ten processes down, or whose job is gone. Whatever
 * went wrong, an accepted analysis ends. Returns how many. Several processes may do this at once: a job that is gone
 * does not come back, and an analysis that ended meanwhile, with its job, stays as it ended.
 */
export async function endLostAnalyses(app: App): Promise<number> {
  const lost = await app.queue.keysWithoutJob('analysis', await listUnendedAnalyses(app.database.db));
  let endedCount = 0;
  for (const id of lost) {
    const isEnded = await app.database.db
      .transaction()
      .execute((trx) => saveAnalysisEnd(trx, id, { status: 'failed', error: internalFailure }, app.now()));
    if (!isEnded) continue;
    endedCount += 1;
    app.log.error({ analysis_id: id, status: 'failed' }, 'an analysis was lost, and ended');
  }
  return endedCount;
}
