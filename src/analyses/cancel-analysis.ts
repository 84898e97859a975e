import type { Caller } from '../keys/authenticate.ts';
import { findAnalysis, lockAnalysis } from './statements/analyses.ts';
import { transact } from '../storage/transact.ts';
import { analysisDocument, hasEnded, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../platform/app.ts';
import { reportAnalysisEnd } from './analysis-observation.ts';
import { canceledFailure, saveAnalysisEnd } from './save-analysis-end.ts';

export type CancelOutcome =
  | { readonly kind: 'canceled'; readonly document: AnalysisDocument }
  | { readonly kind: 'not_found' }
  /** There is nothing to cancel any more. */
  | { readonly kind: 'ended' };

const canceled = { status: 'failed', error: canceledFailure } as const;

/** Ends an analysis that is queued or worked on as failed. Whichever process works on it hears of it and stops. */
export async function cancelAnalysis(app: App, caller: Caller, id: string): Promise<CancelOutcome> {
  return await transact(app.database.db, async (trx) => {
    const found = await lockAnalysis(trx, caller, id);
    if (found === undefined) return { kind: 'not_found' };
    if (hasEnded(found.status)) return { kind: 'ended' };
    await saveAnalysisEnd(app, trx, id, canceled, app.now());
    reportAnalysisEnd(app, { analysisId: id }, canceled);
    const row = await findAnalysis(trx, caller, id);
    if (row === undefined) throw new Error('An analysis that is locked is not there.');
    return { kind: 'canceled', document: analysisDocument(row) };
  });
}
