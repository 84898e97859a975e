import type { Kysely } from 'kysely';
import type { KeyHasher } from '../../service/platform/secret-key.ts';
import type { Schema } from '../../service/storage/schema.ts';
import { recordSecretKey } from './check-secret-key.ts';
import { isKnownHash } from './statements/secret-key-check.ts';

/** A hasher whose use proves the secret key. */
export interface WatchedHasher {
  readonly keyHasher: KeyHasher;
  /** Looks for a proof among the latest hashes, and stores the check value when there is one. */
  look(): Promise<boolean>;
}

/** Enough for the requests between two looks of a service that is used, whatever else is tried. */
const hashesMax = 1_000;

/**
 * Proves the secret key of a database from before the check value: a hash of this process that equals the stored one of
 * an older API key or session can only come from the same secret key.
 */
export function watchSecretKey(
  db: Kysely<Schema>,
  secretKey: string,
  keyHasher: KeyHasher,
  now: () => Date,
): WatchedHasher {
  const startedAt = now();
  let hashes: Buffer[] = [];
  return {
    keyHasher: (text) => {
      const hash = keyHasher(text);
      if (/^(?:cw_|member-session:)/.test(text)) hashes = [...hashes.slice(1 - hashesMax), hash];
      return hash;
    },
    async look() {
      const seen = hashes;
      hashes = [];
      if (seen.length === 0 || !(await isKnownHash(db, seen, startedAt))) return false;
      return (await recordSecretKey(db, secretKey, now())) === 'fits';
    },
  };
}
