import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JsonText, JsonTextOrNull, Time, TimeOrNull } from './column-types.ts';
import type {
  ContentType,
  Environment,
  InjectionMode,
  InjectionPublication,
  WorkStatus,
} from '../../../core/schema/vocabulary.ts';

/** The request besides its page. */
export interface StoredInjectionInput {
  /** Null: the types that the page's failed checks call for. */
  readonly contentTypes: readonly ContentType[] | null;
  readonly brandVoice: string | null;
  readonly facts: readonly string[];
  /** Null: those that are inferred from the page. */
  readonly queries: readonly { readonly query: string; readonly source: 'given' | 'inferred' }[] | null;
  /** The analysis that named the page; absent in older injections. */
  readonly analysis?: { readonly rubricVersion: string | null; readonly isCompared: boolean } | null;
  /** Whether the key of the request may publish. */
  readonly mayPublish: boolean;
  /** How long the request waits for a preview; absent for an injection. */
  readonly previewWaitMs?: number;
  /** False: no language model is asked. */
  readonly model?: boolean | undefined;
}

export interface InjectionsTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: WorkStatus;
  /** Null until completed. */
  publication: ColumnType<InjectionPublication | null, null | undefined, InjectionPublication | null>;
  /** A preview is never listed or read: its request takes the result and deletes the row. */
  is_preview: Generated<boolean>;
  mode: InjectionMode;
  /** As it was given; null for an HTML payload without an address. */
  url: string | null;
  page_url: string | null;
  /** The address after redirects; null when the page was not fetched. */
  final_url: ColumnType<string | null, string | null | undefined, string | null>;
  analysis_id: string | null;
  input: JSONColumnType<StoredInjectionInput>;
  /** Pending edits of blocks: JSON text. */
  edit: JsonTextOrNull;
  /** The HTML payload as UTF-8 bytes, until the injection ends. */
  html: Buffer | null;
  /** The page as it was read, UTF-8, gzipped: edits are measured on it. */
  page: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  /** The page with the blocks applied, UTF-8, gzipped. */
  rendered: ColumnType<Buffer | null, null | undefined, Buffer | null>;
  result: JsonTextOrNull;
  /** Of a preview: the page's blocks before and after. */
  diff: JsonTextOrNull;
  error: JsonTextOrNull;
  metadata: JsonText;
  request_id: string;
  key_id: string | null;
  turn: Generated<'waiting' | 'running' | 'ended'>;
  /** The reading of its page in `model_readings`; null when no language model was asked. */
  reading_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Number of jobs so far. */
  job_number: Generated<number>;
  /** Bytes of the inputs of the current job, counted in the account's queue until it ends. */
  payload_bytes: Generated<number>;
  created_at: Time;
  completed_at: TimeOrNull;
  published_at: TimeOrNull;
  /** Ignored while it is published. */
  expires_at: Time;
}
