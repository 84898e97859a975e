import type { JsonTextOrNull } from './column-types.ts';

export interface PageSummariesTable {
  /** Hash of the address and the engine's version. */
  key: string;
  /** The process that reads the page now; no other may read it until `leased_until`. */
  reader: string | null;
  leased_until: Date | null;
  outcome: JsonTextOrNull;
  fresh_until: Date | null;
}

export interface ModelReadingsTable {
  account_id: string;
  key: string;
  /** As the model wrote it; null while a process asks. */
  answer: string | null;
  /** The process that asks now; no other may ask until `leased_until`. */
  asker: string | null;
  leased_until: Date | null;
}

export interface HostPlacesTable {
  host: string;
  place: number;
  holder: string;
  leased_until: Date;
}

export interface HostPausesTable {
  host: string;
  until: Date;
}
