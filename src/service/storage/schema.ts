import type { AccountsTable, ApiKeysTable, SecretKeyCheckTable } from './tables/accounts.ts';
import type { AnalysesTable } from './tables/analyses.ts';
import type { BatchItemsTable, BatchPagesTable, BatchesTable } from './tables/batches.ts';
import type {
  CitationAnswersTable,
  CitationRunsTable,
  CitationTestPagesTable,
  CitationTestsTable,
} from './tables/citation-tests.ts';
import type { ProcessesTable } from './tables/processes.ts';
import type { SitesTable } from './tables/sites.ts';
import type { StoredModelTable } from './tables/stored-model.ts';
import type { InvoicesTable, PlansTable, QuotaCountsTable } from './tables/billing.ts';
import type { DraftDecisionsTable, DraftReviewsTable } from './tables/draft-reviews.ts';
import type { InjectionsTable } from './tables/injections.ts';
import type {
  AuditLogTable,
  FailedSignInsTable,
  MemberSessionsTable,
  MembersTable,
  SignInAttemptsTable,
  SignupLinksTable,
} from './tables/members.ts';
import type { FailedAuthenticationsTable, IdempotencyKeysTable } from './tables/requests.ts';
import type {
  HostPausesTable,
  HostPlacesTable,
  ModelReadingsTable,
  PageSummariesTable,
} from './tables/shared-pages.ts';
import type { TrackerFlushesTable, TrackerPagesTable, TrackerViewsTable } from './tables/tracker.ts';
import type {
  ModelTokenDaysTable,
  UsageDaysTable,
  UsageRecordsTable,
  UsageRollupsTable,
} from './tables/usage.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
  WebhookEventsTable,
} from './tables/webhooks.ts';

/** The tables as kysely types. `migrations/` creates them; change both together. */
export interface Schema {
  processes: ProcessesTable;
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  secret_key_check: SecretKeyCheckTable;
  analyses: AnalysesTable;
  injections: InjectionsTable;
  draft_reviews: DraftReviewsTable;
  draft_decisions: DraftDecisionsTable;
  citation_tests: CitationTestsTable;
  citation_test_pages: CitationTestPagesTable;
  citation_answers: CitationAnswersTable;
  citation_runs: CitationRunsTable;
  idempotency_keys: IdempotencyKeysTable;
  failed_authentications: FailedAuthenticationsTable;
  batches: BatchesTable;
  sites: SitesTable;
  batch_items: BatchItemsTable;
  batch_pages: BatchPagesTable;
  page_summaries: PageSummariesTable;
  model_readings: ModelReadingsTable;
  stored_model: StoredModelTable;
  host_places: HostPlacesTable;
  host_pauses: HostPausesTable;
  usage_records: UsageRecordsTable;
  usage_days: UsageDaysTable;
  usage_rollups: UsageRollupsTable;
  model_token_days: ModelTokenDaysTable;
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
  failed_sign_ins: FailedSignInsTable;
}
