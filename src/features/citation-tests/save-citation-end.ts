import type { Transaction } from 'kysely';
import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import { announceAnalysisEnding } from '../../service/platform/analysis-endings.ts';
import type { App } from '../../service/platform/app.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { CitationJudgeOutcome, CitationSummaryResult } from '../../service/processes/citation-tasks.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { recordUsage } from '../usage/record-usage.ts';
import { recordEvent, type NewEvent } from '../webhooks/record-event.ts';
import { saveReceipts } from './statements/citation-runs.ts';
import { endCitationTest, type CitationEnd, type EndedCitationTest } from './statements/citation-work.ts';

export interface CitationIdentity {
  readonly citationTestId: string;
  /** The request that submitted it. */
  readonly requestId: string;
}

type Saving = Pick<App, 'config' | 'queue'>;

export const canceledTest: AnalysisError = {
  code: 'canceled',
  message: 'The citation test was canceled.',
  retryable: false,
};

type CompletedCitationTest = Extract<CitationJudgeOutcome, { readonly status: 'completed' }>;

/**
 * Saves the result with its receipts, usage and event, notifies waiting requests on commit, and gives the slot to the next
 * work. False, and nothing saved, when the test had already ended or was deleted.
 */
export async function saveCitationTest(
  app: Saving,
  trx: Transaction<Schema>,
  id: string,
  { resultJson, summary, receipts }: CompletedCitationTest,
  at: Date,
): Promise<boolean> {
  const end = { status: 'completed', resultJson, summaryJson: JSON.stringify(summary) } as const;
  const ended = await endCitationTest(trx, id, end, at);
  if (ended === undefined) return false;
  await saveReceipts(trx, id, receipts);
  await recordUsage(app, trx, { ...ended, metric: 'citation_tests', resourceId: id, at });
  const { assistant, rate, comparison } = summary;
  await finish(
    app,
    trx,
    ended,
    citationEvent(id, ended, end, { assistant, rate, comparison, error: null }, at),
  );
  return true;
}

/** Saves the failure. False as in `saveCitationTest`. */
export async function saveCitationFailure(
  app: Saving,
  trx: Transaction<Schema>,
  id: string,
  error: AnalysisError,
  at: Date,
): Promise<boolean> {
  const end = { status: 'failed', errorJson: JSON.stringify(error) } as const;
  const ended = await endCitationTest(trx, id, end, at);
  if (ended === undefined) return false;
  const outcome = { assistant: null, rate: null, comparison: null, error };
  await finish(app, trx, ended, citationEvent(id, ended, end, outcome, at));
  return true;
}

async function finish(
  app: Saving,
  trx: Transaction<Schema>,
  ended: EndedCitationTest,
  event: NewEvent,
): Promise<void> {
  await recordEvent(app, trx, event);
  await announceAnalysisEnding(trx, event.data.id);
  await fillSlots(app, trx, ended.accountId, { jobs: -1, bytes: -ended.payloadBytes });
}

type EventOutcome = Pick<CitationSummaryResult, 'assistant' | 'rate' | 'comparison'> & {
  readonly error: AnalysisError | null;
};

function citationEvent(
  id: string,
  ended: EndedCitationTest,
  { status }: Pick<CitationEnd, 'status'>,
  outcome: EventOutcome,
  at: Date,
): NewEvent {
  return {
    accountId: ended.accountId,
    keyId: ended.keyId,
    at,
    type: `citation_test.${status}`,
    data: {
      id,
      object: 'citation_test',
      environment: ended.environment,
      status,
      url: ended.url,
      ...outcome,
      metadata: JSON.parse(ended.metadata) as Record<string, string>,
      created_at: ended.createdAt.toISOString(),
      completed_at: at.toISOString(),
    },
  };
}

/** Logs the end of a test, without addresses and texts. */
export function reportCitationEnd(
  app: Pick<App, 'log'>,
  { citationTestId, requestId }: Partial<CitationIdentity>,
  outcome: { readonly status: 'completed' } | { readonly status: 'failed'; readonly error: AnalysisError },
): void {
  app.log.info(
    {
      ...(requestId === undefined ? {} : { request_id: requestId }),
      citation_test_id: citationTestId,
      status: outcome.status,
      ...(outcome.status === 'failed' ? { code: outcome.error.code } : {}),
    },
    'citation test ended',
  );
}
