import type { Caller } from '../keys/authenticate.ts';
import { findAnalysis, lockAnalysis } from './statements/analyses.ts';
import { afterCommit, transact } from '../../service/storage/transact.ts';
import { analysisDocument, hasEnded, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import { canceledOutcome, saveAnalysisEnd } from './save-analysis-end.ts';

export type CancelOutcome =
  | { readonly kind: 'canceled'; readonly document: AnalysisDocument; readonly submitterKeyId: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'ended' };

/** Fails an analysis that is queued or processing. The process that works on it is notified and stops. */
export async function cancelAnalysis(app: App, caller: Caller, id: string): Promise<CancelOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockAnalysis(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    if (hasEnded(found.status)) return { kind: 'ended' };
    await saveAnalysisEnd(app, trx, id, canceledOutcome, app.now());
    afterCommit(trx, () => reportAnalysisEnd(app, { analysisId: id }, canceledOutcome));
    const row = await findAnalysis(trx, caller, id);
    if (row === undefined) throw new Error('A locked analysis is missing.');
    return { kind: 'canceled', document: analysisDocument(row), submitterKeyId: found.key_id };
  });
}
