import type { Transaction } from 'kysely';
import type { AnalysisError } from '../analysis/result.ts';
import { endAnalysis } from '../storage/analyses.ts';
import type { Schema } from '../storage/schema.ts';
import { announceAnalysisEnding } from './analysis-endings.ts';
import type { PoolOutcome } from './analysis-pool.ts';

/** How an analysis fails that was accepted and that we could not finish. */
export const internalFailure: AnalysisError = {
  code: 'internal',
  message: 'The analysis could not be finished because of a fault on our side. Submit the page again.',
  retryable: true,
};

/**
 * Writes how an analysis ended, and tells whoever waits for it when the transaction commits. False when it had ended
 * before, or is gone: nothing is written then.
 */
export async function saveAnalysisEnd(
  trx: Transaction<Schema>,
  id: string,
  outcome: PoolOutcome,
  at: Date,
): Promise<boolean> {
  const end =
    outcome.status === 'completed'
      ? outcome
      : ({ status: 'failed', errorJson: JSON.stringify(outcome.error) } as const);
  const isEnded = await endAnalysis(trx, id, end, at);
  if (isEnded) await announceAnalysisEnding(trx, id);
  return isEnded;
}
