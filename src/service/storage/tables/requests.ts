import type { ColumnType, JSONColumnType } from 'kysely';
import type { Time } from './column-types.ts';
import type { Environment } from '../../../core/schema/vocabulary.ts';

export interface IdempotencyKeysTable {
  account_id: string;
  environment: Environment;
  key: string;
  /** SHA-256 of method, path and body. */
  fingerprint: Buffer;
  /** The request that took the key first. */
  request_id: string;
  resource_id: string | null;
  /** The API key that sees the response whole without a scope to read; null: none. */
  owner_key_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The response, in three columns; null until the claiming transaction commits, and once it is deleted. */
  status: 200 | 202 | null;
  headers: JSONColumnType<Readonly<Record<string, string>>> | null;
  body: string | null;
  expires_at: Time;
}

export interface FailedAuthenticationsTable {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  address: string;
  bucket_full_at: Time;
}
