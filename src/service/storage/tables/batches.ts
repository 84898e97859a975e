import type { ColumnType } from 'kysely';
import type { JsonText, JsonTextOrNull, Time, TimeOrNull } from './column-types.ts';
import type { BatchStatus, Environment } from '../../../core/schema/vocabulary.ts';

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
  /** The site whose pages it lists. */
  site_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The run of the site; null for pages that were analysed again alone. */
  site_run: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The entries of a batch, in its order. Several batches may list the same analysis, and one batch may list it twice. */
export interface BatchItemsTable {
  batch_id: string;
  position: number;
  analysis_id: string;
  /** As the batch gave it. */
  url: string;
  /** Null: that of the batch. */
  metadata: JsonTextOrNull;
}

/** A fetched page of a batch; kept until the batch is completed. */
export interface BatchPagesTable {
  analysis_id: string;
  batch_id: string;
  /** A `PageSummary`. */
  summary: JsonText;
  /** A `PageDetails`: status, headers and robots.txt of the fetch. */
  facts: JsonText;
  /** The page's bytes, gzipped; removed when its analysis ends. */
  page: Buffer | null;
}
