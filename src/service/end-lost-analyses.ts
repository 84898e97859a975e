import { listUnendedAnalyses } from '../storage/analyses.ts';
import type { App } from './app.ts';
import { internalFailure, saveAnalysisEnd } from './save-analysis-end.ts';

/**
 * Ends every analysis whose job can never run again: one that took ten processes down, or whose job is gone. Whatever
 * went wrong, an accepted analysis ends. Returns how many.
 */
export async function endLostAnalyses(app: App): Promise<number> {
  const lost = await app.queue.keysWithoutJob('analysis', await listUnendedAnalyses(app.database.db));
  for (const id of lost) {
    app.log.error({ analysisId: id }, 'an analysis was lost');
    await app.database.db
      .transaction()
      .execute((trx) => saveAnalysisEnd(trx, id, { status: 'failed', error: internalFailure }, app.now()));
  }
  return lost.length;
}
