import type { Transaction } from 'kysely';
import type { Caller } from '../keys/authenticate.ts';
import { countUnended } from './statements/analysis-backlog.ts';
import { findCompletedByInput, insertAnalyses, type AnalysisRow } from './statements/analyses.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { RUBRIC_VERSION } from '../../core/score/engine.ts';
import { requireQuota } from '../usage/quotas.ts';
import type { App } from '../../service/platform/app.ts';
import { requireQueueRoom } from './queue-room.ts';
import type { QueuedWork } from './statements/queued-work.ts';
import { newId } from '../../service/platform/ids.ts';
import { inputHash } from './input-hash.ts';
import { readerVersion } from './page-reader.ts';

/** Request for the analysis of one page. */
export interface PageRequest {
  /** Absolute http(s) URL, checked by the caller. */
  readonly url: string;
  /** Questions that people will ask an assistant, at most 10. */
  readonly queries?: readonly string[];
  /** HTML of the page, at most 5 MiB in UTF-8; without it the page is fetched. */
  readonly html?: string;
  /** Addresses of pages to compare with, at most 5. */
  readonly competitors?: readonly string[];
  /** False: no language model. */
  readonly model?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface Acceptance {
  readonly requestId: string;
  /** Maximum age of a completed analysis of the same inputs to reuse; 0: never reuse. */
  readonly maxAgeSeconds: number;
  readonly batchId?: string;
}

/** The analysis of a page: a new one, waiting for a slot, or an earlier one that is reused. */
export type AcceptedPage =
  | { readonly kind: 'new'; readonly id: string; readonly row: AnalysisRow }
  | { readonly kind: 'cached'; readonly id: string; readonly overallScore: number | null };

const dayMs = 86_400_000;

/** Lower runs first: a client may wait for a single page, while batches are polled. */
const priorities = { single: 0, member: 1 };

/**
 * Accepts distinct pages, in order. New analyses have no job until `fillSlots` runs with `added`. Throws AppError
 * `quota_exceeded` when the account's plan does not allow that many new analyses, and `queue_full`.
 */
export async function acceptAnalyses(
  app: App,
  trx: Transaction<Schema>,
  caller: Caller,
  pages: readonly PageRequest[],
  acceptance: Acceptance,
): Promise<{ readonly pages: readonly AcceptedPage[]; readonly added: QueuedWork }> {
  const { requestId, maxAgeSeconds, batchId } = acceptance;
  const createdAt = app.now();
  const expiresAt = new Date(createdAt.getTime() + app.config.retentionDays * dayMs);
  const { settings } = app.languageModel.current();
  const hashes = pages.map((page) =>
    inputHash({ ...page, reader: readerVersion(settings, app.config.llmRatingOffset, page.model) }),
  );
  const known =
    maxAgeSeconds > 0
      ? await findCompletedByInput(trx, caller, hashes, {
          notBefore: new Date(createdAt.getTime() - maxAgeSeconds * 1000),
          rubricVersion: RUBRIC_VERSION,
        })
      : new Map<string, never>();
  const missing = pages.filter((_, index) => !known.has(hashes[index] ?? ''));
  await requireQuota(trx, caller, {
    metric: 'analyses',
    units: missing.length,
    countPending: (inside) => countUnended(inside, caller.accountId),
    now: createdAt,
  });
  // Sorted, so that ids made in one millisecond are in the order of the pages.
  const ids = missing.map(() => newId('analysis', createdAt)).sort();
  const accepted: AcceptedPage[] = [];
  let addedBytes = 0;
  const rows: Parameters<typeof insertAnalyses>[1][number][] = [];
  for (const [index, page] of pages.entries()) {
    const hash = hashes[index] ?? '';
    const cached = known.get(hash);
    if (cached !== undefined) {
      accepted.push({ kind: 'cached', ...cached });
      continue;
    }
    const visible = {
      id: ids[rows.length] ?? newId('analysis', createdAt),
      environment: caller.environment,
      status: 'queued' as const,
      url: page.url,
      metadata: JSON.stringify(page.metadata ?? {}),
      created_at: createdAt,
      expires_at: expiresAt,
    };
    const { queries = [], competitors = [], model } = page;
    const input = JSON.stringify({ queries, competitors, ...(model === undefined ? {} : { model }) });
    const html = page.html === undefined ? null : Buffer.from(page.html, 'utf8');
    const texts = [page.url, input, visible.metadata].map((text) => Buffer.byteLength(text));
    const payloadBytes = texts.reduce((sum, bytes) => sum + bytes, html?.length ?? 0);
    addedBytes += payloadBytes;
    rows.push({
      ...visible,
      account_id: caller.accountId,
      input,
      html,
      payload_bytes: payloadBytes,
      input_hash: hash,
      request_id: requestId,
      key_id: caller.keyId,
      turn: 'waiting',
      priority: batchId === undefined ? priorities.single : priorities.member,
      // A single new page has no peers to compare with, so it does not wait for the batch.
      batch_id: missing.length > 1 ? (batchId ?? null) : null,
    });
    const row = {
      ...visible,
      result: null,
      result_version: null,
      error: null,
      started_at: null,
      completed_at: null,
    };
    accepted.push({ kind: 'new', id: visible.id, row });
  }
  const added = { jobs: rows.length, bytes: addedBytes };
  await requireQueueRoom(app, trx, caller.accountId, added);
  await insertAnalyses(trx, rows);
  return { pages: accepted, added };
}
