import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../test/support/temp-database.ts';
import { keyHasher, readSecretKey } from './secret-key.ts';

let directory: TempDirectory;

beforeEach(() => {
  directory = makeTempDirectory();
});

afterEach(() => {
  directory.remove();
});

test('the first start creates a key that only its owner can read, and later starts read it', () => {
  const config = { secretKey: undefined, dataDir: join(directory.path, 'data') };
  const made = readSecretKey(config);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(config.dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readSecretKey(config)).toBe(made);
});

test('a configured key is used, and none is created', () => {
  const secretKey = 's'.repeat(32);
  expect(readSecretKey({ secretKey, dataDir: directory.path })).toBe(secretKey);
  expect(() => statSync(join(directory.path, 'secret.key'))).toThrow('ENOENT');
});

test('a damaged file is an error, never a new key', () => {
  writeFileSync(join(directory.path, 'secret.key'), '\n');
  expect(() => readSecretKey({ secretKey: undefined, dataDir: directory.path })).toThrow('secret.key');
});

test('hashes of one key differ under different secrets', () => {
  const hash = keyHasher('a'.repeat(32))('cw_sk_live_x');
  expect(hash).toHaveLength(32);
  expect(keyHasher('a'.repeat(32))('cw_sk_live_x')).toEqual(hash);
  expect(keyHasher('b'.repeat(32))('cw_sk_live_x')).not.toEqual(hash);
});
