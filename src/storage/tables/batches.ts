import type { JsonText, Time, TimeOrNull } from './column-types.ts';

export interface BatchesTable {
  id: string;
  account_id: string;
  environment: 'live' | 'test';
  status: 'queued' | 'processing' | 'completed';
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
