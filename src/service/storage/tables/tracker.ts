import type { ColumnType, Generated } from 'kysely';
import type { Time } from './column-types.ts';
import type { Environment } from '../../../core/schema/vocabulary.ts';

/** A page with counted views. */
export interface TrackerPagesTable {
  id: Generated<string>;
  account_id: string;
  environment: Environment;
  /** As `viewAddress` writes it. */
  url: string;
  /** True for a page known only from reported views: never analysed, nothing published. */
  is_stray: boolean;
}

export interface TrackerViewsTable {
  account_id: string;
  environment: Environment;
  /** YYYY-MM-DD in UTC. */
  day: ColumnType<string, string, never>;
  page_id: string | null;
  assistant: string | null;
  views: number;
}

export interface TrackerFlushesTable {
  id: string;
  flushed_at: Time;
}
