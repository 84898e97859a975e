import type { Migration } from 'kysely';
import { initial } from './0001-initial.ts';
import { idempotency } from './0020-idempotency.ts';
import { rateLimits } from './0021-rate-limits.ts';
import { keyRotation } from './0022-key-rotation.ts';
import { plainHtml } from './0023-plain-html.ts';
import { accountRateLimit } from './0025-account-rate-limit.ts';
import { injections } from './0030-injections.ts';
import { tracker } from './0031-tracker.ts';
import { webhooks } from './0032-webhooks.ts';
import { usage } from './0033-usage.ts';
import { billing } from './0034-billing.ts';
import { quotaCounts } from './0036-quota-counts.ts';
import { dashboard } from './0040-dashboard.ts';
import { analysisList } from './0041-analysis-list.ts';
import { injectionLists } from './0042-injection-lists.ts';
import { failedDeliveries } from './0043-failed-deliveries.ts';
import { batches } from './0010-batches.ts';
import { pageSummaries } from './0011-page-summaries.ts';
import { hostTurns } from './0012-host-turns.ts';

/**
 * Every migration, in order. Append only: an entry that has run anywhere is never changed, renamed or removed. Listed
 * by hand, so that a bundle or a missing file cannot change what runs.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0010-batches': batches,
  '0011-page-summaries': pageSummaries,
  '0012-host-turns': hostTurns,
  '0020-idempotency': idempotency,
  '0021-rate-limits': rateLimits,
  '0022-key-rotation': keyRotation,
  '0023-plain-html': plainHtml,
  '0025-account-rate-limit': accountRateLimit,
  '0030-injections': injections,
  '0031-tracker': tracker,
  '0032-webhooks': webhooks,
  '0033-usage': usage,
  '0034-billing': billing,
  '0036-quota-counts': quotaCounts,
  '0040-dashboard': dashboard,
  '0041-analysis-list': analysisList,
  '0042-injection-lists': injectionLists,
  '0043-failed-deliveries': failedDeliveries,
};
