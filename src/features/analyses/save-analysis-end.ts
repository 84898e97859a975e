import type { Transaction } from 'kysely';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { recordUsage } from '../usage/record-usage.ts';
import { endAnalysis, type EndedAnalysis } from './statements/analysis-work.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordEvent, type NewEvent } from '../webhooks/record-event.ts';
import { advanceBatches } from '../batches/advance-batches.ts';
import { announceAnalysisEnding } from '../../service/platform/analysis-endings.ts';
import type { PoolOutcome } from '../../service/processes/analysis-pool.ts';
import type { App } from '../../service/platform/app.ts';
import { fillSlots } from './fill-slots.ts';

/** The failure of accepted work that cannot be finished. */
export const internalFailure: AnalysisError = {
  code: 'internal',
  message: 'An internal error stopped the work. Submit the page again.',
  retryable: true,
};

export const canceledOutcome = {
  status: 'failed',
  error: { code: 'canceled', message: 'The analysis was canceled.', retryable: false },
} as const satisfies PoolOutcome;

/**
 * Saves the end of an analysis with its usage and event, notifies waiting requests on commit, and gives its slot to the
 * next one. `page` is the packed HTML payload. False, and nothing saved, when it had already ended or was deleted.
 */
export async function saveAnalysisEnd(
  app: Pick<App, 'config' | 'queue'>,
  trx: Transaction<Schema>,
  id: string,
  outcome: PoolOutcome,
  at: Date,
  page: Buffer | null = null,
): Promise<boolean> {
  const ended = await saveEndInSlot(app, trx, id, outcome, at, page);
  if (ended === undefined) return false;
  await fillSlots(app, trx, ended.accountId, { jobs: -1, bytes: -ended.payloadBytes });
  return true;
}

/** The same without giving its slot away, for several ends in one transaction. Undefined when it had already ended. */
export async function saveEndInSlot(
  app: Pick<App, 'config' | 'queue'>,
  trx: Transaction<Schema>,
  id: string,
  outcome: PoolOutcome,
  at: Date,
  page: Buffer | null = null,
): Promise<EndedAnalysis | undefined> {
  const end =
    outcome.status === 'completed'
      ? { ...outcome, page }
      : ({ status: 'failed', errorJson: JSON.stringify(outcome.error) } as const);
  const ended = await endAnalysis(trx, id, end, at);
  if (ended === undefined) return undefined;
  if (outcome.status === 'completed') {
    await recordUsage(app, trx, { ...ended, metric: 'analyses', resourceId: id, at });
  }
  await recordEvent(app, trx, analysisEvent(id, ended, outcome, at));
  await announceAnalysisEnding(trx, id);
  if (ended.priority > 0) await advanceBatches(app, trx, { id, hasEnded: true }, at);
  return ended;
}

function analysisEvent(id: string, ended: EndedAnalysis, outcome: PoolOutcome, at: Date): NewEvent {
  const isCompleted = outcome.status === 'completed';
  return {
    accountId: ended.accountId,
    keyId: ended.keyId,
    at,
    type: `analysis.${outcome.status}`,
    data: {
      id,
      object: 'analysis',
      environment: ended.environment,
      status: outcome.status,
      url: ended.url,
      overall_score: isCompleted ? outcome.overallScore : null,
      category_scores: isCompleted ? outcome.categoryScores : null,
      error: isCompleted ? null : outcome.error,
      metadata: JSON.parse(ended.metadata) as Record<string, string>,
      created_at: ended.createdAt.toISOString(),
      completed_at: at.toISOString(),
    },
  };
}
