import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { secretBox } from '../../service/platform/secret-box.ts';
import type { Schema } from '../../service/storage/schema.ts';
import {
  dependsOnSecretKey,
  findSecretKeyCheck,
  insertSecretKeyCheck,
  listSealedSecrets,
  type SecretKeyCheckRow,
} from './statements/secret-key-check.ts';

/**
 * `fits`: the key is the one of the database. `unproven`: the database is from before the check, and nothing in it can
 * prove the key; see `watchSecretKey`. `differs`: it is another key.
 */
export type SecretKeyFit = 'fits' | 'unproven' | 'differs';

/**
 * Slow (32 MiB, some 0.1 s), because an operator may choose a key that can be guessed: a copy of the database must not
 * make guessing cheap. It runs once for each process.
 */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;
const hashBytes = 32;
const saltBytes = 16;
/** The secrets that are tried as a proof; one that opens suffices. */
const secretsMax = 100;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** With a prefix, so that this hash is of no use where the key itself is used. */
async function hashOf(secretKey: string, salt: Buffer): Promise<Buffer> {
  return await derive(`citeworthy secret key check:${secretKey}`, salt, hashBytes, cost);
}

export async function newSecretKeyCheck(secretKey: string, now: Date): Promise<SecretKeyCheckRow> {
  const salt = randomBytes(saltBytes);
  return { salt, hash: await hashOf(secretKey, salt), created_at: now };
}

/**
 * Compares the secret key with the check value of the database. A database without one gets it when the key
 * demonstrably fits, or when nothing in it depends on a key. Processes that start at once agree on one key.
 */
export async function checkSecretKey(
  db: Kysely<Schema>,
  secretKey: string,
  now: Date,
): Promise<SecretKeyFit> {
  const stored = await findSecretKeyCheck(db);
  if (stored !== undefined) return await compare(stored, secretKey);
  const proof = await proofIn(db, secretKey, now);
  if (proof !== 'fits') return proof;
  return await recordSecretKey(db, secretKey, now);
}

/** As `checkSecretKey`, but changes nothing. */
export async function judgeSecretKey(
  db: Kysely<Schema>,
  secretKey: string,
  now: Date,
): Promise<SecretKeyFit> {
  const stored = await findSecretKeyCheck(db);
  return stored === undefined ? await proofIn(db, secretKey, now) : await compare(stored, secretKey);
}

/** Stores the check value, unless another process was faster: then its key decides. */
export async function recordSecretKey(
  db: Kysely<Schema>,
  secretKey: string,
  now: Date,
): Promise<'fits' | 'differs'> {
  if (await insertSecretKeyCheck(db, await newSecretKeyCheck(secretKey, now))) return 'fits';
  const stored = await findSecretKeyCheck(db);
  if (stored === undefined) throw new Error('The check value of the secret key was removed meanwhile.');
  return await compare(stored, secretKey);
}

async function compare(stored: SecretKeyCheckRow, secretKey: string): Promise<'fits' | 'differs'> {
  const hash = await hashOf(secretKey, Buffer.from(stored.salt));
  return timingSafeEqual(hash, Buffer.from(stored.hash)) ? 'fits' : 'differs';
}

async function proofIn(db: Kysely<Schema>, secretKey: string, now: Date): Promise<SecretKeyFit> {
  const sealed = await listSealedSecrets(db, secretsMax);
  const box = secretBox(secretKey);
  const opens = ({ id, secret }: (typeof sealed)[number]): boolean => {
    try {
      box.open(Buffer.from(secret), id);
      return true;
    } catch {
      return false;
    }
  };
  if (sealed.some(opens)) return 'fits';
  if (sealed.length > 0) return 'differs';
  return (await dependsOnSecretKey(db, now)) ? 'unproven' : 'fits';
}
