import type { Transaction } from 'kysely';
import { batchRecord } from '../batches/batch-record.ts';
import { findBatch } from '../batches/index.ts';
import { deleteCitationTestsMadeFrom } from '../citation-tests/index.ts';
import { deleteAnswersAbout, rewriteAnswersAbout } from '../idempotency/index.ts';
import { announceAnalysisEnding } from '../../service/platform/analysis-endings.ts';
import type { Owner } from '../../service/platform/owner.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { eraseEventsAbout } from '../webhooks/index.ts';
import { forgetSummaries } from './shared-summaries.ts';
import {
  deleteAnalysisRows,
  deleteInjectionsMadeFrom,
  deleteUnusedReadings,
  listBatchesOf,
  listCompetitors,
  type DeletedRows,
} from './statements/deletion.ts';
import type { QueuedWork } from './statements/queued-work.ts';

/** Removes every trace of deleted rows outside their table, and stops the work on them. */
export async function eraseTraces(
  trx: Transaction<Schema>,
  { ids }: Pick<DeletedRows, 'ids'>,
): Promise<void> {
  if (ids.length === 0) return;
  await deleteAnswersAbout(trx, ids);
  await eraseEventsAbout(trx, ids);
  for (const id of ids) await announceAnalysisEnding(trx, id);
}

export interface ErasedAnalyses {
  /** Those that had not ended. */
  readonly unendedIds: readonly string[];
  /** For `fillSlots`. */
  readonly change: QueuedWork;
}

/**
 * Deletes analyses, which must be locked, for good: with their results and pages, the unpublished injections made from
 * them, the citation tests of both, the contents of their events, stored responses, the shared summaries of their competitors, and
 * what a language model read from their pages. Batches that list
 * them list the rest. The account's queue must be changed afterwards.
 */
export async function eraseAnalyses(
  trx: Transaction<Schema>,
  owner: Owner,
  ids: readonly string[],
): Promise<ErasedAnalyses> {
  if (ids.length === 0) return { unendedIds: [], change: { jobs: 0, bytes: 0 } };
  const competitors = await listCompetitors(trx, ids);
  const batchIds = await listBatchesOf(trx, ids);
  const injections = await deleteInjectionsMadeFrom(trx, ids);
  const tests = await deleteCitationTestsMadeFrom(trx, { analysisIds: ids, injectionIds: injections.ids });
  const analyses = await deleteAnalysisRows(trx, ids);
  await eraseTraces(trx, { ids: [...analyses.ids, ...injections.ids, ...tests.ids] });
  await forgetSummaries(trx, competitors);
  await deleteUnusedReadings(trx, [...analyses.readings, ...injections.readings, ...tests.readings]);
  for (const batchId of batchIds) {
    const batch = await findBatch(trx, owner, batchId);
    if (batch !== undefined) await rewriteAnswersAbout(trx, batchId, JSON.stringify(batchRecord(batch)));
  }
  return {
    unendedIds: analyses.unendedIds,
    change: {
      jobs: analyses.change.jobs + injections.change.jobs + tests.change.jobs,
      bytes: analyses.change.bytes + injections.change.bytes + tests.change.bytes,
    },
  };
}
