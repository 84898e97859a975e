import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiKeyHint, newApiKey, parseApiKey } from './api-key.ts';

const types = ['secret', 'publishable'] as const;
const environments = ['live', 'test'] as const;

test.each(types.flatMap((type) => environments.map((environment) => ({ type, environment }))))(
  'a new $type key of $environment contains its type and environment',
  ({ type, environment }) => {
    const key = newApiKey(type, environment);
    expect(key).toMatch(/^cw_(sk|pk)_(live|test)_[0-9A-Za-z]{38}$/);
    expect(parseApiKey(key)).toEqual({ type, environment });
  },
);

test('the checksum is the base62 CRC32 of the characters before it', () => {
  const body = 'cw_sk_live_' + 'a'.repeat(32);
  // ISO 3309, bit by bit.
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let crc = 0xffffffff;
  for (const byte of Buffer.from(body)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let sum = '';
  for (let index = 0; index < 6; index += 1) {
    sum = alphabet.charAt(rest % 62) + sum;
    rest = Math.floor(rest / 62);
  }
  expect(parseApiKey(body + sum)).toEqual({ type: 'secret', environment: 'live' });
});

test('a key with one wrong character is refused', () => {
  const key = newApiKey('secret', 'live');
  for (let index = 0; index < key.length; index += 1) {
    const wrong = key.charAt(index) === 'x' ? 'y' : 'x';
    expect(parseApiKey(key.slice(0, index) + wrong + key.slice(index + 1))).toBeNull();
  }
});

test('text that is not a key is refused', () => {
  const key = newApiKey('secret', 'test');
  for (const text of [
    '',
    ' ',
    key + '\n',
    ' ' + key,
    key.slice(0, -1),
    key + 'a',
    key.toUpperCase(),
    'whsec_abc',
  ]) {
    expect(parseApiKey(text)).toBeNull();
  }
  fc.assert(fc.property(fc.string(), (text) => parseApiKey(text) === null));
});

test('keys are unique', () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => newApiKey('secret', 'live')));
  expect(keys.size).toBe(1_000);
});

test('the hint is the prefix and the last four characters', () => {
  const key = newApiKey('publishable', 'test');
  expect(apiKeyHint(key)).toBe(`cw_pk_test_…${key.slice(-4)}`);
});
