import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JsonText, JsonTextOrNull, Time, TimeOrNull } from './column-types.ts';
import type { CitationRole, CitationVersion } from '../../../core/schema/citation-vocabulary.ts';
import type { Environment, WorkStatus } from '../../../core/schema/vocabulary.ts';

/** The request besides its pages. */
export interface StoredCitationInput {
  readonly questions: readonly string[];
  /** The addresses of the rivals. */
  readonly rivals: readonly string[];
  readonly runs: number;
  /** False: no language model is asked. */
  readonly model?: boolean | undefined;
}

export interface CitationTestsTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: WorkStatus;
  /** As it was given; null for an HTML payload without an address. */
  url: string | null;
  page_url: string | null;
  analysis_id: string | null;
  injection_id: string | null;
  input: JSONColumnType<StoredCitationInput>;
  /** A `StoredCitationResult`. */
  result: JsonTextOrNull;
  /** A `CitationSummaryResult`. */
  result_summary: JsonTextOrNull;
  error: JsonTextOrNull;
  metadata: JsonText;
  request_id: string;
  key_id: string | null;
  turn: Generated<'waiting' | 'running' | 'ended'>;
  /** Number of jobs so far. */
  job_number: Generated<number>;
  /** Bytes of the inputs, counted in the account's queue until the test ends. */
  payload_bytes: Generated<number>;
  created_at: Time;
  started_at: TimeOrNull;
  completed_at: TimeOrNull;
  expires_at: Time;
}

export interface CitationTestPagesTable {
  /** `citationPageId`. */
  id: string;
  test_id: string;
  account_id: string;
  page: number;
  role: CitationRole;
  url: string | null;
  /** UTF-8; null: fetch the page. Removed when the test ends. */
  html: Buffer | null;
  is_gzipped: Generated<boolean>;
  /** A `SourcePage`: a repeated attempt does not read the page again. Removed when the test ends, as the next two. */
  source: JsonTextOrNull;
  /** Why the page could not be read. */
  error: JsonTextOrNull;
  /** What a language model that was to read it failed at. */
  warning: JsonTextOrNull;
  /** The reading of the page in `model_readings`; null when no language model was asked. */
  reading_key: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Answers of language models to the questions of citation tests. */
export interface CitationAnswersTable {
  account_id: string;
  key: string;
  /** As the model wrote it; null while a process asks. */
  answer: string | null;
  asked_at: Date | null;
  /** The process that asks now; no other may ask until `leased_until`. */
  asker: string | null;
  leased_until: Date | null;
}

/** The runs of a test: each uses one answer. */
export interface CitationRunsTable {
  test_id: string;
  question: number;
  version: CitationVersion;
  run: number;
  account_id: string;
  answer_key: string;
  /** A `CitationReceipt`; null until the test ends, and for a run without an answer. */
  receipt: JsonTextOrNull;
}
