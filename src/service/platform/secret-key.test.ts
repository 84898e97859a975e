import { chmodSync, existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../../test/support/temp-database.ts';
import { privacyProblem } from './private-file.ts';
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
  writeFileSync(join(directory.path, 'secret.key'), '\n', { mode: 0o600 });
  expect(() => readSecretKey({ secretKey: undefined, dataDir: directory.path })).toThrow('secret.key');
});

test('hashes of one key differ under different secrets', () => {
  const hash = keyHasher('a'.repeat(32))('cw_sk_live_x');
  expect(hash).toHaveLength(32);
  expect(keyHasher('a'.repeat(32))('cw_sk_live_x')).toEqual(hash);
  expect(keyHasher('b'.repeat(32))('cw_sk_live_x')).not.toEqual(hash);
});

test('never uses a key file that other users can open, and names file, mode and remedy', () => {
  const config = { secretKey: undefined, dataDir: directory.path };
  const path = join(directory.path, 'secret.key');
  readSecretKey(config);
  for (const [mode, shown] of [
    [0o644, '0644'],
    [0o640, '0640'],
    [0o602, '0602'],
  ] as const) {
    chmodSync(path, mode);
    expect(() => readSecretKey(config)).toThrow(
      `${path} can be opened by other users (mode ${shown}). Run: chmod 600 ${path}`,
    );
  }
  chmodSync(path, 0o600);
  expect(readSecretKey(config)).toHaveLength(43);
});

test('never uses a key file of another user', () => {
  const own = process.getuid?.() ?? 0;
  expect(privacyProblem('/data/secret.key', { mode: 0o100600, uid: own + 1 })).toBe(
    `/data/secret.key belongs to the user ${String(own + 1)}, and this process runs as ${String(own)}. Run: chown ${String(own)} /data/secret.key && chmod 600 /data/secret.key`,
  );
  expect(privacyProblem('/data/secret.key', { mode: 0o100600, uid: own })).toBeUndefined();
});

test('never writes a new key through a link that was put in its place', () => {
  const target = join(directory.path, 'elsewhere');
  symlinkSync(target, join(directory.path, 'secret.key'));
  expect(() => readSecretKey({ secretKey: undefined, dataDir: directory.path })).toThrow(
    'is a link to a file that does not exist',
  );
  expect(existsSync(target)).toBe(false);
});
