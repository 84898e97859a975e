import type { BatchRow } from './statements/batches.ts';
import type { AnalysisStatus } from '../analyses/analysis-record.ts';
import type { Environment } from '../platform/app.ts';

export interface BatchItem {
  readonly id: string;
  /** As the batch gave it. */
  readonly url: string;
  readonly status: AnalysisStatus;
  readonly overall_score: number | null;
}

/** The batch object of the API. */
export interface BatchRecord {
  readonly id: string;
  readonly object: 'analysis_batch';
  readonly environment: Environment;
  readonly status: 'queued' | 'processing' | 'completed';
  readonly counts: Readonly<Record<AnalysisStatus, number>>;
  /** In the order given. */
  readonly analyses: readonly BatchItem[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly expires_at: string;
}

/** Counts are of what the batch lists: an address that was given twice counts twice. */
export function batchRecord(row: BatchRow): BatchRecord {
  const counts = { queued: 0, processing: 0, completed: 0, failed: 0 };
  for (const { status } of row.items) counts[status] += 1;
  return {
    id: row.id,
    object: 'analysis_batch',
    environment: row.environment,
    status: row.status,
    counts,
    analyses: row.items,
    metadata: JSON.parse(row.metadata) as Record<string, string>,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  };
}
