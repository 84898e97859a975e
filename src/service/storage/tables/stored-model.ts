import type { Generated } from 'kysely';
import type { Time } from './column-types.ts';

/** One row: all accounts of an installation share its model. */
export interface StoredModelTable {
  id: Generated<boolean>;
  /** Without a final slash. */
  base_url: string;
  model: string;
  /** Encrypted for the origin of `base_url`; null for an endpoint that needs none. */
  api_key: Buffer | null;
  uses: string[];
  samples: number;
  tokens_per_day: number;
  changed_at: Time;
}
