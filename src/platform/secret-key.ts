import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Hashes an API key for storage. */
export type KeyHasher = (key: string) => Buffer;

const secretKeyLengthMin = 32;

/**
 * Returns SECRET_KEY, or the key in `DATA_DIR/secret.key`, which the first start creates (0600). Throws when that file
 * does not contain a key: a new one would silently invalidate every API key.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey !== undefined) return config.secretKey;
  const path = join(config.dataDir, 'secret.key');
  const found = readIfExists(path) ?? createSecretKey(config.dataDir, path);
  if (found.length < secretKeyLengthMin) {
    throw new Error(`${path} does not contain a secret key. Restore it from a backup, or set SECRET_KEY.`);
  }
  return found;
}

function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a temporary file and links it: readers never see a partial file, and an existing one is never replaced. */
function createSecretKey(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(file);
    linkSync(unfinished, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** HMAC-SHA256 with the secret key: the stored hashes are useless without it. */
export function keyHasher(secretKey: string): KeyHasher {
  return (key) => createHmac('sha256', secretKey).update(key).digest();
}
