import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
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
import { privacyProblem } from './private-file.ts';

/** Hashes an API key for storage. */
export type KeyHasher = (key: string) => Buffer;

const secretKeyLengthMin = 32;

/** The secret key cannot be used, or is not the one of the database. The message names the remedy, never the key. */
export class SecretKeyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretKeyError';
  }
}

type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>;

export const secretKeyPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'secret.key');

/**
 * SECRET_KEY, or the key in `DATA_DIR/secret.key`; null when there is neither. Throws when that file contains no key, or
 * when other users can open it.
 */
export function findSecretKey(config: KeyConfig): string | null {
  if (config.secretKey !== undefined) return config.secretKey;
  const path = secretKeyPath(config);
  const found = readIfExists(path);
  if (found !== null && found.length < secretKeyLengthMin) {
    throw new SecretKeyError(
      `${path} does not contain a secret key. Restore it from a backup, or set SECRET_KEY.`,
    );
  }
  return found;
}

/** As `findSecretKey`, and creates the file (0600) when it is missing. */
export function readSecretKey(config: KeyConfig): string {
  const found = findSecretKey(config);
  if (found !== null) return found;
  createSecretKey(config.dataDir, secretKeyPath(config));
  const created = findSecretKey(config);
  if (created === null) {
    throw new SecretKeyError(`${secretKeyPath(config)} is a link to a file that does not exist. Remove it.`);
  }
  return created;
}

function readIfExists(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES') throw error;
    throw new SecretKeyError(`${path} cannot be read by the user of this process (EACCES).`, {
      cause: error,
    });
  }
  try {
    // Of the open file: another one cannot take its place between the check and the reading.
    const problem = privacyProblem(path, fstatSync(file));
    if (problem !== undefined) {
      throw new SecretKeyError(
        `${problem}. Others may have read the key: replace it if they should not know it.`,
      );
    }
    return readFileSync(file, 'utf8').trim();
  } finally {
    closeSync(file);
  }
}

/** Writes a temporary file and links it: readers never see a partial file, and neither an existing one nor a link is ever replaced or followed. */
function createSecretKey(dataDir: string, path: string): void {
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
}

/** HMAC-SHA256 with the secret key: the stored hashes are useless without it. */
export function keyHasher(secretKey: string): KeyHasher {
  return (key) => createHmac('sha256', secretKey).update(key).digest();
}
