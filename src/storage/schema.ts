import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AskedQuery } from '../schema/injection.ts';
import type {
  BatchStatus,
  ContentType,
  Environment,
  InjectionMode,
  InjectionPublication,
  KeyType,
  QuotaPolicy,
  UsageMetric,
  WorkStatus,
} from '../schema/vocabulary.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
  WebhookEventsTable,
} from './webhook-schema.ts';
import type {
  AuditLogTable,
  MembersTable,
  MemberSessionsTable,
  SignInAttemptsTable,
  SignupLinksTable,
} from './member-schema.ts';

/** The tables as kysely sees them. `migrations/` is what makes them; the two change together. */
export interface Schema {
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  analyses: AnalysesTable;
  injections: InjectionsTable;
  idempotency_keys: IdempotencyKeysTable;
  failed_authentications: FailedAuthenticationsTable;
  batches: BatchesTable;
  batch_items: BatchItemsTable;
  batch_pages: BatchPagesTable;
  page_summaries: PageSummariesTable;
  host_places: HostPlacesTable;
  host_pauses: HostPausesTable;
  usage_records: UsageRecordsTable;
  usage_days: UsageDaysTable;
  usage_rollups: UsageRollupsTable;
  tracker_pages: TrackerPagesTable;
  tracker_views: TrackerViewsTable;
  tracker_flushes: TrackerFlushesTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_events: WebhookEventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
  plans: PlansTable;
  invoices: InvoicesTable;
  quota_counts: QuotaCountsTable;
  members: MembersTable;
  member_sessions: MemberSessionsTable;
  signup_links: SignupLinksTable;
  sign_in_attempts: SignInAttemptsTable;
  audit_log: AuditLogTable;
}

/** Times go in and come out as Date with milliseconds; the columns are timestamptz(3). */
export type Time = ColumnType<Date, Date, Date>;
export type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * JSON text that is stored as it is given. `json` and not `jsonb`: the order of the keys must survive, and jsonb
 * refuses \u0000 and lone surrogates, which callers may send. Select it with `::text`, so that nothing is parsed.
 */
type JsonText = ColumnType<string, string, string>;
type JsonTextOrNull = ColumnType<string | null, string | null | undefined, string | null>;

export interface AccountsTable {
  id: string;
  name: string;
  created_at: Time;
  /** When a server first ran with this account; what is printed once is printed then. */
  first_started_at: TimeOrNull;
  /** When the sign-up link of the first start was made, which is shown once. */
  first_link_at: TimeOrNull;
  /** Requests a minute of all keys together; null: no such limit. */
  rate_limit: Generated<number | null>;
  bucket_full_at: TimeOrNull;
  plan_id: Generated<string>;
}

export interface ApiKeysTable {
  id: string;
  account_id: string;
  type: KeyType;
  environment: Environment;
  name: string | null;
  scopes: string[];
  allowed_origins: string[];
  /** HMAC-SHA256 of the whole key, 32 bytes. */
  hash: Buffer;
  hint: string;
  /** Requests a minute; null: the default of its type and environment. */
  rate_limit: number | null;
  created_at: Time;
  first_used_at: TimeOrNull;
  last_used_at: TimeOrNull;
  expires_at: TimeOrNull;
  revoked_at: TimeOrNull;
  /** When the bucket of the rate limit is full again; null and past times: it is full. Read by SQL alone. */
  bucket_full_at: TimeOrNull;
  /** The key whose place this one was made to take. */
  replaces: string | null;
}

export interface IdempotencyKeysTable {
  account_id: string;
  environment: Environment;
  key: string;
  /** SHA-256 of method, path and body. */
  fingerprint: Buffer;
  /** The request that holds the key. */
  request_id: string;
  resource_id: string | null;
  /** The answer, in three columns; null until the transaction that takes the key commits, and once it is forgotten. */
  status: 200 | 202 | null;
  headers: JSONColumnType<Readonly<Record<string, string>>> | null;
  body: string | null;
  expires_at: Time;
}

export interface FailedAuthenticationsTable {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  address: string;
  bucket_full_at: Time;
}

/** What the caller asked for, besides the URL and the HTML. */
export interface StoredInput {
  readonly queries: readonly string[];
  /** Addresses of the pages to compare with; absent in analyses of before there were any. */
  readonly competitors?: readonly string[];
}

export interface AnalysesTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: WorkStatus;
  url: string;
  input: JSONColumnType<StoredInput>;
  /**
   * The HTML payload as UTF-8 bytes, removed when the analysis ends. bytea and not text: PostgreSQL's text cannot hold
   * U+0000, which a page may contain.
   */
  html: Buffer | null;
  request_id: string;
  /** The API key of that request; null in analyses of before it was noted. */
  key_id: ColumnType<string | null, string | null | undefined, string | null>;
  result: JsonTextOrNull;
  content: JsonTextOrNull;
  error: JsonTextOrNull;
  metadata: JsonText;
  created_at: Time;
  started_at: TimeOrNull;
  completed_at: TimeOrNull;
  expires_at: Time;
  /** The HTML payload of a completed analysis, gzipped: injections are made from it. */
  page: ColumnType<Buffer | null, null | undefined, Buffer | null>;
  /** Of the result, so that a list of scores need not read every result. */
  overall_score: ColumnType<number | null, number | null | undefined, number | null>;
  /** Equal in two analyses of the same address and inputs. */
  input_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** The batch whose other pages this one is compared with. */
  batch_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** See `analysis-turns.ts`. */
  turn: Generated<'waiting' | 'running' | 'parked' | 'ended'>;
  /** Lower numbers go first: 0 for what somebody waits for, 1 for the pages of a batch. */
  priority: Generated<number>;
  /** Counts the jobs that the analysis has had. */
  job_number: Generated<number>;
}

/** What an injection was asked for, besides its page. */
export interface StoredInjectionInput {
  /** Null: what the page's failed checks call for. */
  readonly contentTypes: readonly ContentType[] | null;
  readonly brandVoice: string | null;
  readonly facts: readonly string[];
  /** Null: those that are inferred from the page. */
  readonly queries: readonly AskedQuery[] | null;
  /** Whether the key of the request may publish. */
  readonly mayPublish: boolean;
  /** How long whoever asked for a preview waits for it; absent for an injection. */
  readonly previewWaitMs?: number;
}

export interface InjectionsTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: WorkStatus;
  /** Null until completed. */
  publication: ColumnType<InjectionPublication | null, null | undefined, InjectionPublication | null>;
  /** Previews are nobody's to list or read: the request that made one takes its result and removes it. */
  is_preview: Generated<boolean>;
  mode: InjectionMode;
  /** As it was given; null for an HTML payload without an address. */
  url: string | null;
  page_url: string | null;
  analysis_id: string | null;
  input: JSONColumnType<StoredInjectionInput>;
  /** Changes of blocks that wait to be worked in: JSON text. */
  edit: JsonTextOrNull;
  /** The HTML payload as UTF-8 bytes, until the work is done. */
  html: Buffer | null;
  /** The page as it was read, UTF-8, gzipped: what edits are measured on. */
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
  /** Counts the jobs that the injection has had. */
  job_number: Generated<number>;
  created_at: Time;
  completed_at: TimeOrNull;
  published_at: TimeOrNull;
  /** What is published does not expire. */
  expires_at: Time;
}

export interface BatchesTable {
  id: string;
  account_id: string;
  environment: Environment;
  status: BatchStatus;
  request_id: string;
  metadata: JsonText;
  created_at: Time;
  completed_at: TimeOrNull;
  expires_at: Time;
}

/** What a batch lists, in its order. An analysis may stand in several batches, and twice in one. */
export interface BatchItemsTable {
  batch_id: string;
  position: number;
  analysis_id: string;
  /** As the batch gave it. */
  url: string;
}

/** A page of a batch that was fetched; kept until the batch is completed. */
export interface BatchPagesTable {
  analysis_id: string;
  batch_id: string;
  /** A `PageSummary`. */
  summary: JsonText;
  /** What was learned with the page, besides its bytes. */
  facts: JsonText;
  /** The page's bytes, gzipped; removed when its analysis ends. */
  page: Buffer | null;
}

export interface PageSummariesTable {
  /** Hash of the address and the engine's version. */
  key: string;
  /** Who reads the page now, and until when nobody else does. */
  reader: string | null;
  leased_until: Date | null;
  outcome: JsonTextOrNull;
  fresh_until: Date | null;
}

export interface HostPlacesTable {
  host: string;
  place: number;
  holder: string;
  leased_until: Date;
}

export interface HostPausesTable {
  host: string;
  until: Date;
}

/** Append-only: a trigger refuses every change. Rows outlive what they are about. */
export interface UsageRecordsTable {
  id: Generated<string>;
  account_id: string;
  metric: UsageMetric;
  /** Charged once for each metric. */
  resource_id: string;
  key_id: string | null;
  quantity: number;
  occurred_at: Time;
}

/** The sum of a whole day in UTC. */
export interface UsageDaysTable {
  account_id: string;
  day: string;
  metric: UsageMetric;
  key_id: string | null;
  quantity: number;
}

export interface UsageRollupsTable {
  account_id: string;
  /** The last day that `usage_days` holds. */
  through: string;
}

/** A page that views are counted of. */
export interface TrackerPagesTable {
  id: Generated<string>;
  account_id: string;
  environment: Environment;
  /** As `viewAddress` writes it. */
  url: string;
  /** On record only because somebody reported views of it. */
  is_stray: boolean;
}

export interface TrackerViewsTable {
  account_id: string;
  environment: Environment;
  /** YYYY-MM-DD in UTC. */
  day: ColumnType<string, string, never>;
  page_id: string | null;
  assistant: string | null;
  views: number;
}

export interface TrackerFlushesTable {
  id: string;
  flushed_at: Time;
}

export interface PlansTable {
  id: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  quota_policy: QuotaPolicy;
  /** The `prices` of a `Plan`. */
  prices: JsonText;
}

/** Final: a trigger refuses every change. */
export interface QuotaCountsTable {
  account_id: string;
  period_start: Time;
  metric: UsageMetric;
  /** A bigint; null: to be summed up. */
  used: number | null;
  /** In percent of the quota; 0 for none. */
  warned: Generated<number>;
}

export interface InvoicesTable {
  account_id: string;
  period_start: Time;
  body: JsonText;
}
