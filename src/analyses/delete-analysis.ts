import type { Caller } from '../keys/authenticate.ts';
import { deleteAnalysisRow, lockAnalysis } from './statements/analyses.ts';
import { deleteAnswersAbout } from '../idempotency/statements/idempotency-keys.ts';
import { deleteEventsAbout } from '../webhooks/statements/webhook-events.ts';
import { transact } from '../storage/transact.ts';
import { announceAnalysisEnding } from '../platform/analysis-endings.ts';
import { hasEnded } from './analysis-record.ts';
import type { App } from '../platform/app.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import { canceledOutcome, saveAnalysisEnd } from './save-analysis-end.ts';

/** Cancels an analysis if it has not ended, then deletes it with its content. False when the caller has none. */
export async function deleteAnalysis(app: App, caller: Caller, id: string): Promise<boolean> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockAnalysis(trx, caller, id);
    if (found === undefined) return false;
    if (!hasEnded(found.status)) {
      await saveAnalysisEnd(app, trx, id, canceledOutcome, app.now());
      reportAnalysisEnd(app, { analysisId: id }, canceledOutcome);
    }
    await deleteAnalysisRow(trx, id);
    await deleteAnswersAbout(trx, id);
    await deleteEventsAbout(trx, id, app.now());
    await announceAnalysisEnding(trx, id);
    return true;
  });
}
