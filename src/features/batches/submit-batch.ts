import type { Caller } from '../keys/authenticate.ts';
import { findBatch, insertBatch, insertBatchItems } from './statements/batches.ts';
import { transact } from '../../service/storage/transact.ts';
import { acceptAnalyses, type PageRequest } from '../analyses/accept-analyses.ts';
import type { App } from '../../service/platform/app.ts';
import type { BatchRecord } from '../../core/schema/batch.ts';
import { batchRecord } from './batch-record.ts';
import { completeBatch } from './complete-batch.ts';
import { fillSlots } from '../analyses/fill-slots.ts';
import { newId } from '../../service/platform/ids.ts';
import { inputHash } from '../analyses/input-hash.ts';

export interface BatchItemInput extends Pick<PageRequest, 'url' | 'html'> {
  readonly queries?: readonly string[] | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

export interface SubmitBatchInput {
  /** 1 to 100 pages with absolute http(s) URLs, checked by the caller. */
  readonly items: readonly BatchItemInput[];
  /** For items without their own. */
  readonly queries?: readonly string[];
  readonly maxAgeSeconds?: number;
  /** False: no language model. */
  readonly model?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
  /** The site that the pages belong to; `run` null: pages that are analysed again alone. */
  readonly site?: { readonly id: string; readonly run: number | null };
}

const dayMs = 86_400_000;

/** Submits a batch, all of it or none. Items that ask for the same analysis share it. */
export async function submitBatch(
  app: App,
  caller: Caller,
  input: SubmitBatchInput,
  requestId: string,
): Promise<BatchRecord> {
  const { items, queries = [], maxAgeSeconds = 0, metadata = {}, model, site } = input;
  const narrowed = model === undefined ? {} : { model };
  const createdAt = app.now();
  const batchId = newId('batch', createdAt);
  const requests = items.map((item): PageRequest => ({
    url: item.url,
    ...(item.html === undefined ? {} : { html: item.html }),
    queries: item.queries ?? queries,
    metadata: item.metadata ?? metadata,
    ...narrowed,
  }));
  const keys = requests.map((request) => inputHash(request));
  const distinct = firstOfEach(keys, requests);
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
      ...(site === undefined ? {} : { site_id: site.id, site_run: site.run }),
    });
    const { pages: accepted, added } = await acceptAnalyses(app, trx, caller, [...distinct.values()], {
      requestId,
      maxAgeSeconds,
      batchId,
    });
    const ids = new Map([...distinct.keys()].map((key, index) => [key, accepted[index]?.id ?? '']));
    const rows = items.map(({ url, metadata: own }, index) => ({
      url,
      analysisId: ids.get(keys[index] ?? '') ?? '',
      metadata: own === undefined ? null : JSON.stringify(own),
    }));
    await insertBatchItems(trx, batchId, rows);
    // All its analyses may be cached.
    await completeBatch(app, trx, batchId, createdAt);
    await fillSlots(app, trx, caller.accountId, added);
    const row = await findBatch(trx, caller, batchId);
    if (row === undefined) throw new Error('A batch that was just inserted is missing.');
    return batchRecord(row);
  });
}

/** The metadata of an analysis are those of the first item that asks for it. */
function firstOfEach<Item>(keys: readonly string[], items: readonly Item[]): ReadonlyMap<string, Item> {
  const first = new Map<string, Item>();
  for (const [index, item] of items.entries()) {
    const key = keys[index] ?? '';
    if (!first.has(key)) first.set(key, item);
  }
  return first;
}
