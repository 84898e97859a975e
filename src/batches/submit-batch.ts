import type { Caller } from '../keys/authenticate.ts';
import { findBatch, insertBatch, insertBatchItems } from './statements/batches.ts';
import { transact } from '../storage/transact.ts';
import { acceptAnalyses } from '../analyses/accept-analyses.ts';
import type { App } from '../platform/app.ts';
import type { BatchRecord } from '../schema/batch.ts';
import { batchRecord } from './batch-record.ts';
import { completeBatch } from './complete-batch.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { newId } from '../platform/ids.ts';
import { samePageUrl } from '../platform/same-page-url.ts';

export interface SubmitBatchInput {
  /** 1 to 100 absolute http(s) URLs, checked by the caller. */
  readonly urls: readonly string[];
  readonly queries?: readonly string[];
  readonly maxAgeSeconds?: number;
  /** False: no language model. */
  readonly model?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}

const dayMs = 86_400_000;

/** Submits a batch, all of it or none. An address given twice is analysed once. */
export async function submitBatch(
  app: App,
  caller: Caller,
  input: SubmitBatchInput,
  requestId: string,
): Promise<BatchRecord> {
  const { urls, queries = [], maxAgeSeconds = 0, metadata = {}, model } = input;
  const narrowed = model === undefined ? {} : { model };
  const createdAt = app.now();
  const batchId = newId('batch', createdAt);
  const pages = new Map(urls.map((url) => [samePageUrl(url), { url, queries, metadata, ...narrowed }]));
  return await transact(app.database.db, async (trx) => {
    await insertBatch(trx, {
      id: batchId,
      account_id: caller.accountId,
      environment: caller.environment,
      status: 'queued',
      request_id: requestId,
      metadata: JSON.stringify(metadata),
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + app.config.retentionDays * dayMs),
    });
    const { pages: accepted, added } = await acceptAnalyses(app, trx, caller, [...pages.values()], {
      requestId,
      maxAgeSeconds,
      batchId,
    });
    const ids = new Map([...pages.keys()].map((key, index) => [key, accepted[index]?.id ?? '']));
    const items = urls.map((url) => ({ url, analysisId: ids.get(samePageUrl(url)) ?? '' }));
    await insertBatchItems(trx, batchId, items);
    // All its analyses may be cached.
    await completeBatch(app, trx, batchId, createdAt);
    await fillSlots(app, trx, caller.accountId, added);
    const row = await findBatch(trx, caller, batchId);
    if (row === undefined) throw new Error('A batch that was just inserted is missing.');
    return batchRecord(row);
  });
}
