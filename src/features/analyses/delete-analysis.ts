import type { Caller } from '../keys/authenticate.ts';
import { lockAnalysis } from './statements/analyses.ts';
import { afterCommit, transact } from '../../service/storage/transact.ts';
import { hasEnded } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import { eraseAnalyses } from './erase-analyses.ts';
import { fillSlots } from './fill-slots.ts';
import { canceledOutcome, saveAnalysisEnd } from './save-analysis-end.ts';

/** Cancels an analysis if it has not ended, then deletes it with its content. False when the caller has none. */
export async function deleteAnalysis(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockAnalysis(trx, caller, id);
    if (found === undefined) return false;
    if (!hasEnded(found.status)) {
      await saveAnalysisEnd(app, trx, id, canceledOutcome, app.now());
      afterCommit(trx, () => reportAnalysisEnd(app, { analysisId: id }, canceledOutcome));
    }
    const { change } = await eraseAnalyses(trx, caller, [id]);
    if (change.jobs !== 0) await fillSlots(app, trx, caller.accountId, change);
    return true;
  });
}
