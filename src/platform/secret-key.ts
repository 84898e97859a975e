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

/** Turns an API key into what is stored of it. */
export type KeyHasher = (key: string) => Buffer;

const secretKeyLengthMin = 32;

/**
 * The key under which API keys are hashed: SECRET_KEY, or the one in `DATA_DIR/secret.key`, which the first start makes
 * (0600). Throws when that file is there and does not hold a key: to make a new one would silently end every API key.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey !== undefined) return config.secretKey;
  const path = join(config.dataDir, 'secret.key');
  const found = readIfThere(path) ?? makeSecretKey(config.dataDir, path);
  if (found.length < secretKeyLengthMin) {
    throw new Error(`${path} does not hold a secret key. Restore it from a backup, or set SECRET_KEY.`);
  }
  return found;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name first: the file is never seen half written, and never replaces one that is there. */
function makeSecretKey(dataDir: string, path: string): string {
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

/** HMAC-SHA256 under the secret key: the stored hashes are of no use without it. */
export function keyHasher(secretKey: string): KeyHasher {
  return (key) => createHmac('sha256', secretKey).update(key).digest();
}
