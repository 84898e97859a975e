import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * scrypt with N=2^17, r=8, p=1: OWASP's choice where argon2id is not at hand. 128 MiB and some 0.4 s for each, on a
 * thread of libuv's pool; a few at once would take all four of its threads and with them DNS and files.
 */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const atOnceMax = 2;
const keyBytes = 32;
const saltBytes = 16;

/** Long enough for any phrase; hashing more than that is work for nothing. */
export const passwordLengthMax = 200;
/** NIST SP 800-63B asks for 8 and for no rules on characters; a longer one is what helps. */
export const passwordLengthMin = 10;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes to who waits longest, without ever being free in between.
    if (next === undefined) running -= 1;
    else next();
  }
}

const optionsOf = (parameters: typeof cost | { N: number; r: number; p: number }): ScryptOptions => ({
  ...parameters,
  // Node's own limit is 32 MiB; scrypt needs 128 * N * r bytes and a little.
  maxmem: 132 * parameters.N * parameters.r,
});

/** A hash with its salt and its cost, for storing. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await inTurn(() => derive(normal(password), salt, keyBytes, optionsOf(cost)));
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether this is the password of the hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt, key] = stored.split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const options = optionsOf({ N: Number(N), r: Number(r), p: Number(p) });
  const derived = await inTurn(() =>
    derive(normal(password), Buffer.from(salt ?? '', 'base64'), expected.length, options),
  );
  return timingSafeEqual(derived, expected);
}

/** Takes as long as a password that is wrong: an address that no member has must not answer sooner. */
export async function pretendToCheck(password: string): Promise<void> {
  await inTurn(() => derive(normal(password), Buffer.alloc(saltBytes), keyBytes, optionsOf(cost)));
}

/** Keyboards differ in how they write the same letter (RFC 8265 asks for NFC). */
const normal = (password: string): string => password.normalize('NFC');
