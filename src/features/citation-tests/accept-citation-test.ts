import type { Transaction } from 'kysely';
import type { CitationTestRequest } from '../../core/schema/citation-test-request.ts';
import type { CitationRole } from '../../core/schema/citation-vocabulary.ts';
import type { App } from '../../service/platform/app.ts';
import { newId } from '../../service/platform/ids.ts';
import { samePageUrl } from '../../service/platform/same-page-url.ts';
import type { Schema } from '../../service/storage/schema.ts';
import type { StoredCitationInput } from '../../service/storage/tables/citation-tests.ts';
import type { QueuedWork } from '../analyses/index.ts';
import { requireQueueRoom } from '../analyses/queue-room.ts';
import type { Caller } from '../keys/authenticate.ts';
import { requireQuota } from '../usage/quotas.ts';
import { findTestedPages, type GivenPage, type RefusedSource } from './tested-pages.ts';
import { insertCitationTest, type CitationTestRow } from './statements/citation-tests.ts';
import { countUnendedCitationTests } from './statements/citation-work.ts';

export type AcceptedCitationTest =
  /** `added` is for `fillSlots`. */
  { readonly kind: 'accepted'; readonly row: CitationTestRow; readonly added: QueuedWork } | RefusedSource;

const dayMs = 86_400_000;

/**
 * Accepts a citation test. It has no job until `fillSlots` runs. Throws AppError `quota_exceeded` when the account's plan
 * does not allow another one, and `queue_full`.
 */
export async function acceptCitationTest(
  app: App,
  trx: Transaction<Schema>,
  caller: Caller,
  request: CitationTestRequest,
  requestId: string,
): Promise<AcceptedCitationTest> {
  const found = await findTestedPages(trx, caller, request);
  if (found.kind !== 'found') return found;
  const { url, own, before } = found;
  const rivals = request.rivals.map((rival): GivenPage =>
    typeof rival === 'string'
      ? { url: rival, html: null, isGzipped: false }
      : { url: rival.url, html: Buffer.from(rival.html, 'utf8'), isGzipped: false },
  );
  const createdAt = app.now();
  await requireQuota(trx, caller, {
    metric: 'citation_tests',
    units: 1,
    countPending: (inside) => countUnendedCitationTests(inside, caller.accountId),
    now: createdAt,
  });
  const pages: readonly (readonly [CitationRole, GivenPage])[] = [
    ['own', own],
    ...(before === null ? [] : [['before', before] as const]),
    ...rivals.map((rival) => ['rival', rival] as const),
  ];
  const input: StoredCitationInput = {
    questions: request.questions,
    rivals: rivals.map((rival) => rival.url ?? ''),
    runs: request.runs,
    model: request.model,
  };
  const visible = {
    id: newId('citationTest', createdAt),
    environment: caller.environment,
    status: 'queued' as const,
    url,
    analysis_id: request.analysis_id ?? null,
    injection_id: request.injection_id ?? null,
    metadata: JSON.stringify(request.metadata ?? {}),
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + app.config.retentionDays * dayMs),
  };
  const inputJson = JSON.stringify(input);
  const texts = [url ?? '', inputJson, visible.metadata].map((text) => Buffer.byteLength(text));
  const payloads = pages.map(([, page]) => page.html?.length ?? 0);
  const payloadBytes = [...texts, ...payloads].reduce((sum, bytes) => sum + bytes, 0);
  const added = { jobs: 1, bytes: payloadBytes };
  await requireQueueRoom(app, trx, caller.accountId, added);
  await insertCitationTest(
    trx,
    {
      ...visible,
      account_id: caller.accountId,
      page_url: url === null ? null : samePageUrl(url),
      input: inputJson,
      request_id: requestId,
      key_id: caller.keyId,
      payload_bytes: payloadBytes,
    },
    pages.map(([role, page], number) => ({
      id: `${visible.id}:${String(number)}`,
      test_id: visible.id,
      account_id: caller.accountId,
      page: number,
      role,
      url: page.url,
      html: page.html,
      is_gzipped: page.isGzipped,
    })),
  );
  const nothing = { result: null, error: null, started_at: null, completed_at: null };
  return { kind: 'accepted', row: { ...visible, ...nothing, input }, added };
}
