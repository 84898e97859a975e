import type { AnalysisMetadata, AnalysisRecord } from '../schema/analysis.ts';
import { emptyResult } from '../schema/empty-result.ts';
import type { WorkStatus } from '../schema/vocabulary.ts';
import { presentResult } from './stored-result.ts';
import type { AnalysisRow } from './statements/analyses.ts';

/** An analysis for an HTTP response: its record as stored JSON text; parsed only when an earlier version stored it. */
export interface AnalysisDocument {
  readonly id: string;
  readonly status: WorkStatus;
  /** An `AnalysisRecord`. */
  readonly json: string;
}

export function hasEnded(status: WorkStatus): boolean {
  return status === 'completed' || status === 'failed';
}

const emptyResultJson = JSON.stringify(emptyResult);

/** The record's JSON text, built around the stored text of the result. */
export function analysisDocument(
  row: AnalysisRow,
  { isCached = false }: { readonly isCached?: boolean } = {},
): AnalysisDocument {
  const head = JSON.stringify({
    id: row.id,
    object: 'analysis',
    environment: row.environment,
    status: row.status,
    url: row.url,
    cached: isCached,
  });
  const times = JSON.stringify({
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  });
  const members = [
    jsonMembers(head),
    jsonMembers(row.result === null ? emptyResultJson : presentResult(row.result, row.result_version)),
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
