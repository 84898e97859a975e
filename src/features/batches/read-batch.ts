import type { Caller } from '../keys/authenticate.ts';
import { findBatch, listBatchRows, type BatchFilter, type BatchRow } from './statements/batches.ts';
import type { App } from '../../service/platform/app.ts';
import type { BatchRecord } from '../../core/schema/batch.ts';
import { batchRecord } from './batch-record.ts';

/** The batch; null when the caller's account and environment have none with this id. */
export async function readBatch(app: App, caller: Caller, id: string): Promise<BatchRecord | null> {
  const row = await findBatch(app.database.db, caller, id);
  return row === undefined ? null : batchRecord(row);
}

/** The caller's batches, newest first. */
export async function listBatches(app: App, caller: Caller, filter: BatchFilter): Promise<BatchRecord[]> {
  return (await listBatchRows(app.database.db, caller, filter)).map(batchRecord);
}

/** A batch with the mean of its scores. */
export interface ScoredBatch {
  readonly batch: BatchRecord;
  /** Null without scores, and where two rubrics or readers gave them: those are not comparable. */
  readonly meanScore: number | null;
  /** Why the scores have no mean. */
  readonly mixed: 'rubric' | 'reader' | null;
}

export async function readScoredBatch(app: App, caller: Caller, id: string): Promise<ScoredBatch | null> {
  const row = await findBatch(app.database.db, caller, id);
  return row === undefined ? null : scoredBatch(row);
}

/** The caller's batches, newest first. */
export async function listScoredBatches(
  app: App,
  caller: Caller,
  filter: BatchFilter,
): Promise<ScoredBatch[]> {
  return (await listBatchRows(app.database.db, caller, filter)).map(scoredBatch);
}

function scoredBatch(row: BatchRow): ScoredBatch {
  const scores = row.items.flatMap(({ overall_score: score }) => (score === null ? [] : [score]));
  const scored = row.items.filter(({ overall_score: score }) => score !== null);
  const isOne = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1;
  const mixed = !isOne(scored.map(({ rubric_version: rubric }) => rubric))
    ? 'rubric'
    : isOne(scored.map(({ reader }) => reader))
      ? null
      : 'reader';
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { batch: batchRecord(row), meanScore: mixed === null && scores.length > 0 ? mean : null, mixed };
}
