import type {
  AnalysisBatch,
  AnalysisBatchOrMetadata,
  BatchRequest,
  DeletedAnalysisBatch,
  operations,
} from './api-types.ts';
import { whole } from './errors.ts';
import { listOf, type List } from './list.ts';
import type { CallOptions, SavingOptions } from './operation.ts';
import { callOf, type Request } from './request.ts';
import { workMethods, type CreateAndWaitOptions, type EndOptions } from './wait.ts';

/** Every analysis has ended; `counts.failed` of them failed. */
export type CompletedBatch = AnalysisBatch & { readonly status: 'completed' };

export type BatchListQuery = NonNullable<operations['listAnalysisBatches']['parameters']['query']>;

export interface Batches {
  /** Submits up to 100 pages: either all are accepted or none. */
  create(body: BatchRequest, options?: SavingOptions): Promise<AnalysisBatch>;
  /** Submits up to 100 pages and waits until every analysis has ended. */
  createAndWait(body: BatchRequest, options?: CreateAndWaitOptions): Promise<CompletedBatch>;
  /** Waits until every analysis of an accepted batch has ended. */
  wait(id: string, options?: EndOptions): Promise<CompletedBatch>;
  read(id: string, options?: CallOptions): Promise<AnalysisBatch>;
  /** Lists batches, newest first. */
  list(query?: BatchListQuery, options?: CallOptions): List<AnalysisBatch>;
  /**
   * Ends what has not ended of the batch as `canceled`, and so completes it. To a key that neither submitted it nor may read
   * analyses the service answers metadata only.
   */
  cancel(id: string, options?: SavingOptions): Promise<AnalysisBatchOrMetadata>;
  /** Deletes the batch and the analyses that it made. A repeat after a lost connection may find nothing: `not_found`. */
  delete(id: string, options?: CallOptions): Promise<DeletedAnalysisBatch>;
}

export function batchesOf(request: Request): Batches {
  const call = callOf(request);
  return {
    ...workMethods<BatchRequest, AnalysisBatch, CompletedBatch>({
      submit: async (body, options) =>
        whole(await request('POST', '/v1/analysis/batch', { ...options, body }), isWhole),
      read: (id, options) => request('GET', '/v1/analysis/batch/{id}', { ...options, params: { id } }),
      hasEnded,
      // Up to 100 pages, of which four at once may be fetched from one host.
      timeoutMs: 3_600_000,
    }),
    list: (query: BatchListQuery = {}, options?: CallOptions) =>
      listOf((part, rest) => call('GET', '/v1/analysis/batch', { ...rest, query: part }), query, options),
    cancel: (id, options) => call('POST', '/v1/analysis/batch/{id}/cancel', { ...options, params: { id } }),
    delete: (id, options) => call('DELETE', '/v1/analysis/batch/{id}', { ...options, params: { id } }),
  };
}

const isWhole = (batch: AnalysisBatchOrMetadata): batch is AnalysisBatch => 'analyses' in batch;

const hasEnded = (batch: AnalysisBatch): batch is CompletedBatch => batch.status === 'completed';
