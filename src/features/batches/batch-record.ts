import type { AnalysisError } from '../../core/schema/analysis-error.ts';
import type { BatchRecord } from '../../core/schema/batch.ts';
import type { BatchRow } from './statements/batches.ts';

/** Counts cover the listed analyses: an address that was given twice counts twice. */
export function batchRecord(row: BatchRow): BatchRecord {
  const counts = { queued: 0, processing: 0, completed: 0, failed: 0 };
  for (const { status } of row.items) counts[status] += 1;
  const metadata = JSON.parse(row.metadata) as Record<string, string>;
  return {
    id: row.id,
    object: 'analysis_batch',
    environment: row.environment,
    status: row.status,
    counts,
    analyses: row.items.map((item) => ({
      id: item.id,
      url: item.url,
      status: item.status,
      overall_score: item.overall_score,
      error: item.error === null ? null : (JSON.parse(item.error) as AnalysisError),
      metadata: item.metadata === null ? metadata : (JSON.parse(item.metadata) as Record<string, string>),
    })),
    metadata,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  };
}

/** The metadata in a `BatchRecord`, both as JSON text. */
export function narrowedBatchJson(recordText: string): string {
  const record = JSON.parse(recordText) as BatchRecord;
  const { id, object, environment, status, counts, created_at, completed_at, expires_at } = record;
  return JSON.stringify({ id, object, environment, status, counts, created_at, completed_at, expires_at });
}
