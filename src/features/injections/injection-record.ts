import type { InjectionMetadata, InjectionRecord, InjectionResult } from '../../core/schema/injection.ts';
import type { WorkStatus } from '../../core/schema/vocabulary.ts';
import { jsonMembers } from '../analyses/analysis-record.ts';
import type { InjectionRow } from './statements/injections.ts';
import { parseInjection, presentInjection } from './stored-injection.ts';

/** An injection for an HTTP response: its record as JSON text around the stored result. */
export interface InjectionDocument {
  readonly id: string;
  readonly status: WorkStatus;
  /** An `InjectionRecord`. */
  readonly json: string;
}

export function injectionDocument(row: InjectionRow): InjectionDocument {
  return { id: row.id, status: row.status, json: recordJson(row, { id: row.id, object: 'injection' }) };
}

/** As `injectionDocument`, parsed. */
export function injectionRecord(row: InjectionRow): InjectionRecord {
  return JSON.parse(injectionDocument(row).json) as InjectionRecord;
}

/** A `PreviewRecord` as JSON text. */
export function previewJson(row: InjectionRow): string {
  const record = recordJson(row, { id: null, object: 'injection' });
  return `${record.slice(0, -1)},"diff":${row.diff ?? 'null'}}`;
}

/** An `InjectionMetadata` as JSON text. */
export function injectionMetadataJson(row: InjectionRow): string {
  const metadata: InjectionMetadata = {
    id: row.id,
    object: 'injection',
    ...stateOf(row),
    content_types: resultOf(row).content_types,
    ...timesOf(row),
  };
  return JSON.stringify(metadata);
}

/** The metadata in an `InjectionRecord`, both as JSON text. */
export function narrowedRecordJson(recordText: string): string {
  const record = JSON.parse(recordText) as InjectionRecord;
  const { id, object, environment, status, publication, url, mode, content_types } = record;
  const { created_at, completed_at, published_at } = record;
  const metadata: InjectionMetadata = {
    ...{ id, object, environment, status, publication, url, mode, content_types },
    ...{ created_at, completed_at, published_at },
  };
  return JSON.stringify(metadata);
}

function recordJson(
  row: InjectionRow,
  head: { readonly id: string | null; readonly object: 'injection' },
): string {
  const members = [
    jsonMembers(JSON.stringify({ ...head, ...stateOf(row) })),
    jsonMembers(JSON.stringify({ brand_voice: row.input.brandVoice, analysis_id: row.analysis_id })),
    jsonMembers(row.result === null ? JSON.stringify(pendingResult(row)) : presentInjection(row.result)),
    `"metadata":${row.metadata},"error":${row.error ?? 'null'}`,
    jsonMembers(JSON.stringify(timesOf(row))),
  ];
  return `{${members.join(',')}}`;
}

const stateOf = ({ environment, status, publication, url, mode }: InjectionRow) => ({
  environment,
  status,
  publication,
  url,
  mode,
});

const timesOf = (row: InjectionRow) => ({
  created_at: row.created_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
  published_at: row.published_at?.toISOString() ?? null,
});

/** The result in a record that has none yet. */
function pendingResult({ input }: InjectionRow): InjectionResult {
  return {
    content_types: input.contentTypes ?? [],
    content_blocks: [],
    omitted: [],
    queries: input.queries ?? [],
    briefs: [],
    score_before: null,
    score_after: null,
    warnings: [],
  };
}

function resultOf(row: InjectionRow): InjectionResult {
  return row.result === null ? pendingResult(row) : parseInjection(row.result);
}
