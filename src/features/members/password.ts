import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue, type HashLane } from './hash-queue.ts';

/**
 * scrypt with N=2^17, r=8, p=1: OWASP's choice where argon2id is not available. Each hash takes 128 MiB and about 0.4 s on
 * a thread of libuv's pool; four at once would block DNS lookups and file access.
 */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const atOnceMax = 2;
const keyBytes = 32;
const saltBytes = 16;

/** Long enough for any passphrase; bounds the work of hashing. */
export const passwordLengthMax = 200;
/** NIST SP 800-63B asks for at least 8, without rules on characters; longer is safer. */
export const passwordLengthMin = 10;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Some seconds of strangers' hashes. Sessions and devices are limited one by one: they seldom wait at all. */
const queue = createHashQueue({ atOnceMax, waitingMax: { known: 64, stranger: 16 } });

const optionsOf = (parameters: typeof cost | { N: number; r: number; p: number }): ScryptOptions => ({
  ...parameters,
  // Node's default limit is 32 MiB; scrypt needs slightly more than 128 * N * r bytes.
  maxmem: 132 * parameters.N * parameters.r,
});

/*
 * Each of these throws AppError `rate_limited` when too many hashes of the lane are waiting.
 */

/** Hashes a password; the stored text contains salt and cost. */
export async function hashPassword(password: string, lane: HashLane = 'stranger'): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await queue.run(lane, () => derive(normalize(password), salt, keyBytes, optionsOf(cost)));
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** True when `stored` is the hash of the password. */
export async function verifyPassword(
  password: string,
  stored: string,
  lane: HashLane = 'stranger',
): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const options = optionsOf({ N: Number(N), r: Number(r), p: Number(p) });
  const derived = await queue.run(lane, () =>
    derive(normalize(password), Buffer.from(salt ?? '', 'base64'), expected.length, options),
  );
  return timingSafeEqual(derived, expected);
}

/** Takes as long as checking a wrong password, so that timing does not reveal which addresses have members. */
export async function verifyDummyPassword(password: string): Promise<void> {
  const salt = Buffer.alloc(saltBytes);
  await queue.run('stranger', () => derive(normalize(password), salt, keyBytes, optionsOf(cost)));
}

/** RFC 8265 asks for NFC: keyboards compose the same letter differently. */
const normalize = (password: string): string => password.normalize('NFC');
