import type { AnalysisError } from '../analysis/result.ts';
import type { ContentBlock, ContentType, Omission } from '../composers/content-block.ts';
import type { InjectionDiff } from '../improve/page-diff.ts';
import type { InjectionWarning } from '../composers/injection-warning.ts';
import type { AskedQuery } from '../improve/score-request.ts';
import type { InjectionRow } from './statements/injections.ts';
import type { InjectionPublication } from '../storage/schema.ts';
import type { Environment } from '../platform/app.ts';

export type InjectionStatus = 'queued' | 'processing' | 'completed' | 'failed';

/** What anybody who may read injections sees, a publishable key too. */
export interface InjectionMetadata {
  readonly id: string;
  readonly object: 'injection';
  readonly environment: Environment;
  readonly status: InjectionStatus;
  /** Null until `completed`. */
  readonly publication: InjectionPublication | null;
  readonly url: string | null;
  readonly mode: 'auto' | 'manual';
  /** Empty until known, when the request left them open. */
  readonly content_types: readonly ContentType[];
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly published_at: string | null;
}

/** The injection object of the API. */
export interface InjectionRecord extends InjectionMetadata {
  readonly brand_voice: string | null;
  readonly analysis_id: string | null;
  readonly content_blocks: readonly ContentBlock[];
  readonly omitted: readonly Omission[];
  /** What both scores were asked, taken as given; inferred ones are known once the page was read. */
  readonly queries: readonly AskedQuery[];
  readonly score_before: number | null;
  readonly score_after: number | null;
  readonly warnings: readonly InjectionWarning[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly error: AnalysisError | null;
}

/** An injection that was never saved. */
export interface PreviewRecord extends Omit<InjectionRecord, 'id'> {
  readonly id: null;
  /** The page's blocks before and after; null when the preview failed. */
  readonly diff: InjectionDiff | null;
}

/** What the work makes, as it is stored: fields of the record. */
export type InjectionResult = Pick<
  InjectionRecord,
  'content_types' | 'content_blocks' | 'omitted' | 'queries' | 'score_before' | 'score_after' | 'warnings'
>;

/** An injection as HTTP needs it: the record as JSON text, with the result as it was stored. */
export interface InjectionDocument {
  readonly id: string;
  readonly status: InjectionStatus;
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
