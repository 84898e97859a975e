import type { Caller } from '../keys/authenticate.ts';
import { findAnalysis } from './statements/analyses.ts';
import { transact } from '../../service/storage/transact.ts';
import { acceptAnalyses, type PageRequest } from './accept-analyses.ts';
import { analysisDocument, type AnalysisDocument } from './analysis-record.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from './fill-slots.ts';

export interface SubmitInput extends PageRequest {
  /** Maximum age of a completed analysis of the same inputs to return instead of a new one; 0: never. */
  readonly maxAgeSeconds?: number;
}

/**
 * Submits an analysis and returns it as queued, or returns an earlier one. The row, the job and the worker's wake-up
 * commit in one transaction.
 */
export async function submitAnalysis(
  app: App,
  caller: Caller,
  { maxAgeSeconds = 0, ...page }: SubmitInput,
  requestId: string,
): Promise<AnalysisDocument> {
  return await transact(app.database.db, async (trx) => {
    const { pages, added } = await acceptAnalyses(app, trx, caller, [page], { requestId, maxAgeSeconds });
    const [accepted] = pages;
    if (accepted?.kind === 'new') {
      await fillSlots(app, trx, caller.accountId, added);
      return analysisDocument(accepted.row);
    }
    const row = accepted === undefined ? undefined : await findAnalysis(trx, caller, accepted.id);
    // Cannot happen: the reused row is locked against deletion until this transaction ends.
    if (row === undefined) throw new Error('A reused analysis is missing.');
    return analysisDocument(row, { isCached: true });
  });
}
