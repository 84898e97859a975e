import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment, KeyType } from '../../core/schema/vocabulary.ts';

/*
 * cw_sk_live_<32 random base62 characters, 190 bits><6 characters of CRC32>. The prefix lets secret scanners recognise
 * leaked keys; the checksum lets a mistyped or invented key be refused without a database query.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 32;
const checksumLength = 6;
const hintTailLength = 4;

const keyPattern = /^cw_(sk|pk)_(live|test)_[0-9A-Za-z]{38}$/;

export interface ParsedApiKey {
  readonly type: KeyType;
  readonly environment: Environment;
}

/** Generates a key. This is its only copy: the database stores a keyed hash. */
export function newApiKey(type: KeyType, environment: Environment): string {
  let body = `${keyPrefix(type, environment)}`;
  for (let index = 0; index < randomLength; index += 1) body += alphabet.charAt(randomInt(alphabet.length));
  return body + checksum(body);
}

/** The type and environment in a key; null for text that is not a key, or has a wrong checksum. */
export function parseApiKey(text: string): ParsedApiKey | null {
  const match = keyPattern.exec(text);
  if (match === null) return null;
  const body = text.slice(0, -checksumLength);
  if (checksum(body) !== text.slice(-checksumLength)) return null;
  return {
    type: match[1] === 'sk' ? 'secret' : 'publishable',
    environment: match[2] === 'live' ? 'live' : 'test',
  };
}

/** The prefix and last four characters of a key, for recognising it. */
export function apiKeyHint(key: string): string {
  const prefixLength = key.lastIndexOf('_') + 1;
  return `${key.slice(0, prefixLength)}…${key.slice(-hintTailLength)}`;
}

function keyPrefix(type: KeyType, environment: Environment): string {
  return `cw_${type === 'secret' ? 'sk' : 'pk'}_${environment}_`;
}

/** The CRC32 (ISO 3309, as in zip) of `body`, in base62 with leading zeros. 62^6 > 2^32. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let index = 0; index < checksumLength; index += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
