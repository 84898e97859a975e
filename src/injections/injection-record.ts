import type { InjectionMetadata, InjectionRecord, InjectionResult } from '../schema/injection.ts';
import type { WorkStatus } from '../schema/vocabulary.ts';
import type { InjectionRow } from './statements/injections.ts';

/** An injection as HTTP needs it: the record as JSON text, with the result as it was stored. */
export interface InjectionDocument {
  readonly id: string;
  readonly status: WorkStatus;
  /** An `InjectionRecord`. */
  readonly json: string;
}

export function injectionDocument(row: InjectionRow): InjectionDocument {
  return { id: row.id, status: row.status, json: recordJson(row, { id: row.id, object: 'injection' }) };
}

/** The same as a value, for those who want only some of it. */
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

function recordJson(
  row: InjectionRow,
  head: { readonly id: string | null; readonly object: 'injection' },
): string {
  const members = [
    inner(JSON.stringify({ ...head, ...stateOf(row) })),
    inner(JSON.stringify({ brand_voice: row.input.brandVoice, analysis_id: row.analysis_id })),
    inner(row.result ?? JSON.stringify(expectedResult(row))),
    `"metadata":${row.metadata},"error":${row.error ?? 'null'}`,
    inner(JSON.stringify(timesOf(row))),
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

/** What a record shows of its result until there is one. */
function expectedResult({ input }: InjectionRow): InjectionResult {
  return {
    content_types: input.contentTypes ?? [],
    content_blocks: [],
    omitted: [],
    queries: input.queries ?? [],
    score_before: null,
    score_after: null,
    warnings: [],
  };
}

function resultOf(row: InjectionRow): InjectionResult {
  return row.result === null ? expectedResult(row) : (JSON.parse(row.result) as InjectionResult);
}

/** The members of a JSON object, without its braces. */
function inner(json: string): string {
  return json.trim().slice(1, -1);
}
