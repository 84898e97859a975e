import type { Environment } from '../../../core/schema/vocabulary.ts';
import type { JsonText, Time } from './column-types.ts';

/** A site whose pages are analysed together. */
export interface SitesTable {
  id: string;
  account_id: string;
  environment: Environment;
  /** A sitemap or any page, as the member gave it. */
  address: string;
  pages_max: number;
  /** Number of the latest run; a run analyses every page. */
  run: number;
  /** `readonly string[]`: what the latest run left out. */
  notes: JsonText;
  created_at: Time;
  run_at: Time;
}
