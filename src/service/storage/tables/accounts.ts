import type { Generated } from 'kysely';
import type { Time, TimeOrNull } from './column-types.ts';
import type { Environment, KeyType } from '../../../core/schema/vocabulary.ts';

export interface AccountsTable {
  id: string;
  name: string;
  created_at: Time;
  /** When a server first ran with this account and printed the first-start lines. */
  first_started_at: TimeOrNull;
  /** When the sign-up link of the first start was created, which is shown once. */
  first_link_at: TimeOrNull;
  /** Requests a minute of all keys together; null: no such limit. */
  rate_limit: Generated<number | null>;
  bucket_full_at: TimeOrNull;
  plan_id: Generated<string>;
  /** See `queued-work.ts`, here and below. Read by SQL alone. */
  queued_jobs: Generated<number>;
  queued_bytes: Generated<number>;
}

/** One row, for the one secret key of a database. */
export interface SecretKeyCheckTable {
  id: Generated<boolean>;
  salt: Buffer;
  /** Of the secret key, slow to compute and derived for this purpose alone. */
  hash: Buffer;
  created_at: Time;
}

export interface ApiKeysTable {
  id: string;
  account_id: string;
  type: KeyType;
  environment: Environment;
  name: string | null;
  scopes: string[];
  allowed_origins: string[];
  /** HMAC-SHA256 of the whole key, 32 bytes. */
  hash: Buffer;
  hint: string;
  /** Requests a minute; null: the default of its type and environment. */
  rate_limit: number | null;
  created_at: Time;
  first_used_at: TimeOrNull;
  last_used_at: TimeOrNull;
  expires_at: TimeOrNull;
  revoked_at: TimeOrNull;
  /** When the bucket of the rate limit is full again; null and past times: it is full. Read by SQL alone. */
  bucket_full_at: TimeOrNull;
  /** The key that this one replaces. */
  replaces: string | null;
  /** The member who made the key, and their address then; null: the server or the command line. */
  created_by: Generated<string | null>;
  created_by_email: Generated<string | null>;
}
