import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JsonText, JsonTextOrNull, Time, TimeOrNull } from './column-types.ts';
import type { Environment, WorkStatus } from '../../../core/schema/vocabulary.ts';

/** The request besides its URL and HTML. */
export interface StoredInput {
  readonly queries: readonly string[];
  /** Addresses of the pages to compare with; absent in older analyses. */
  readonly competitors?: readonly string[];
  /** False: no language model is asked. */
  readonly model?: boolean;
}

export interface AnalysesTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: WorkStatus;
  url: string;
  input: JSONColumnType<StoredInput>;
  /**
   * The HTML payload as UTF-8 bytes, removed when the analysis ends. bytea and not text: PostgreSQL's text cannot contain
   * U+0000, which a page may contain.
   */
  html: Buffer | null;
  request_id: string;
  /** The API key of that request; null in older analyses. */
  key_id: ColumnType<string | null, string | null | undefined, string | null>;
  result: JsonTextOrNull;
  content: JsonTextOrNull;
  error: JsonTextOrNull;
  metadata: JsonText;
  created_at: Time;
  started_at: TimeOrNull;
  completed_at: TimeOrNull;
  expires_at: Time;
  /** The HTML payload of a completed analysis, gzipped; the source of injections. */
  page: ColumnType<Buffer | null, null | undefined, Buffer | null>;
  /** Copied from the result, so that a list of scores need not read every result. */
  overall_score: ColumnType<number | null, number | null | undefined, number | null>;
  /** Copied from the result: scores of different versions are not comparable. Null without a result. */
  rubric_version: ColumnType<string | null, string | null | undefined, string | null>;
  /** The model that read the page, with the version of its question; null: the rules. Scores of different ones are not comparable. */
  reader: ColumnType<string | null, string | null | undefined, string | null>;
  /** The fields that `result` has: see `stored-result.ts`. */
  result_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** A `ResultSummary`, for lists; null without a result, and in older analyses. */
  result_summary: JsonTextOrNull;
  /** `PageFindings`, for the report of its site; null without a result, and in older analyses. */
  page_findings: JsonTextOrNull;
  /** Equal in two analyses of the same address and inputs. */
  input_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** The batch whose other pages this one is compared with. */
  batch_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** See `analysis-slots.ts`. */
  turn: Generated<'waiting' | 'running' | 'parked' | 'ended'>;
  /** Lower numbers go first: 0 for single pages, 1 for the pages of a batch. */
  priority: Generated<number>;
  /** The reading of its page in `model_readings`; null when no language model was asked. */
  reading_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Number of jobs so far. */
  job_number: Generated<number>;
  /** Bytes of the inputs, counted in the account's queue until the analysis ends. */
  payload_bytes: Generated<number>;
}
