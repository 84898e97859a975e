import { RUBRIC_VERSION } from '../../core/score/engine.ts';
import { listAnalysisSummaries, type AnalysisSummary } from '../analyses/list-analysis-summaries.ts';
import { goodFrom } from '../../core/score/score-band.ts';
import type { Caller } from '../keys/authenticate.ts';
import type { ApiKeyRecord } from '../keys/api-key-record.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import {
  countFailedAnalyses,
  countInjections,
  latestEvents,
  latestInjections,
  weakestPages,
  type FailureCount,
  type LatestEvent,
  type LatestInjection,
  type WeakPage,
} from './statements/overview.ts';
import { nearlyUsedUp, readQuotaLevels, type QuotaLevel } from '../usage/quotas.ts';
import { listEndpointHealth, recentMs, type EndpointHealth } from '../webhooks/read-endpoint.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';

/** The state of an environment: recent activity, failures, and pages to improve. */
export interface Overview {
  readonly analyses: readonly AnalysisSummary[];
  readonly injections: readonly LatestInjection[];
  readonly events: readonly LatestEvent[];
  readonly endpoints: readonly EndpointHealth[];
  /** Of the last seven days, here and below. */
  readonly failedAnalyses: readonly FailureCount[];
  readonly failedInjections: number;
  readonly drafts: number;
  readonly weakPages: readonly WeakPage[];
  /** Keys of the account that are neither revoked nor expired. */
  readonly activeKeys: readonly ApiKeyRecord[];
  /** Live quotas at or above the first warning threshold. */
  readonly nearQuotas: readonly QuotaLevel[];
}

export async function readOverview(app: App, caller: Caller): Promise<Overview> {
  const { db } = app.database;
  const now = app.now();
  const recently = new Date(now.getTime() - recentMs);
  const [analyses, injections, events, endpoints, failedAnalyses, counts, weakPages, keys, levels] =
    await Promise.all([
      listAnalysisSummaries(app, caller, { limit: 8 }),
      latestInjections(db, caller, 5),
      latestEvents(db, caller, 8),
      listEndpointHealth(app, caller),
      countFailedAnalyses(db, caller, newId('analysis', recently)),
      countInjections(db, caller, newId('injection', recently)),
      weakestPages(db, caller, { below: goodFrom, limit: 3, rubric: RUBRIC_VERSION }),
      listApiKeys(app, caller.accountId),
      caller.environment === 'live' ? readQuotaLevels(db, caller.accountId, now) : [],
    ]);
  return {
    ...{ analyses, injections, events, endpoints, failedAnalyses, weakPages },
    failedInjections: counts.failed,
    drafts: counts.drafts,
    activeKeys: keys.filter((key) => isActive(key, now)),
    nearQuotas: nearlyUsedUp(levels),
  };
}

function isActive({ revoked_at: revokedAt, expires_at: expiresAt }: ApiKeyRecord, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || new Date(expiresAt) > now);
}
