import type { AnalysisMetadata, AnalysisRecord } from '../../core/schema/analysis.ts';
import { emptyResult } from '../../core/schema/empty-result.ts';
import type { WorkStatus } from '../../core/schema/vocabulary.ts';
import type { AnalysisResult } from '../../core/schema/analysis-result.ts';
import { emptyResultSummary, summaryOfResult } from '../../core/schema/analysis-summary.ts';
import { presentResult } from './stored-result.ts';
import type { AnalysisRow } from './statements/analyses.ts';
import type { AnalysisSummaryRow } from './statements/analysis-summaries.ts';

/** An analysis for an HTTP response: its record as stored JSON text; parsed only when an earlier version stored it. */
export interface AnalysisDocument {
  readonly id: string;
  readonly status: WorkStatus;
  /** An `AnalysisRecord`, or an `AnalysisSummaryRecord`. */
  readonly json: string;
}

export function hasEnded(status: WorkStatus): boolean {
  return status === 'completed' || status === 'failed';
}

const emptyResultJson = JSON.stringify(emptyResult);
const emptyResultSummaryJson = JSON.stringify(emptyResultSummary);

export function analysisDocument(
  row: AnalysisRow,
  { isCached = false }: { readonly isCached?: boolean } = {},
): AnalysisDocument {
  const result = row.result === null ? emptyResultJson : presentResult(row.result, row.result_version);
  return documentAround(result, row, { cached: isCached });
}

/** The entry of a list. */
export function analysisSummaryDocument(row: AnalysisSummaryRow): AnalysisDocument {
  return documentAround(resultSummaryJson(row), row, {});
}

/** A `ResultSummary` as JSON text. */
export function resultSummaryJson(
  row: Pick<AnalysisSummaryRow, 'result_summary' | 'result' | 'result_version'>,
): string {
  if (row.result_summary !== null) return row.result_summary;
  if (row.result === null) return emptyResultSummaryJson;
  return JSON.stringify(
    summaryOfResult(JSON.parse(presentResult(row.result, row.result_version)) as AnalysisResult),
  );
}

/** The record's JSON text, built around that of the result. */
function documentAround(
  resultJson: string,
  row: Omit<AnalysisRow, 'result' | 'result_version'>,
  more: { readonly cached?: boolean },
): AnalysisDocument {
  const head = JSON.stringify({
    id: row.id,
    object: 'analysis',
    environment: row.environment,
    status: row.status,
    url: row.url,
    ...more,
  });
  const times = JSON.stringify({
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  });
  const members = [
    jsonMembers(head),
    jsonMembers(resultJson),
    `"metadata":${row.metadata},"error":${row.error ?? 'null'}`,
    jsonMembers(times),
  ];
  return { id: row.id, status: row.status, json: `{${members.join(',')}}` };
}

/** The metadata in an `AnalysisRecord`, both as JSON text. Parses: for the rare response to a key that may not read. */
export function narrowedAnalysisJson(recordText: string): string {
  const record = JSON.parse(recordText) as AnalysisRecord;
  const { id, object, environment, status, url, created_at, started_at, completed_at, expires_at } = record;
  const metadata: AnalysisMetadata = {
    ...{ id, object, environment, status, url },
    ...{ created_at, started_at, completed_at, expires_at },
  };
  return JSON.stringify(metadata);
}

/** The members of a JSON object as text, without its braces. */
export function jsonMembers(json: string): string {
  return json.trim().slice(1, -1);
}
