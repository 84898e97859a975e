import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '../../../src/entry/cli/program.ts';
import { tryLockDataDirectory } from '../../../src/service/storage/data-lock.ts';
import { hasNoDatabase } from '../../../src/service/storage/create-embedded.ts';
import { makeTempDirectory } from '../../support/temp-directory.ts';

const directory = makeTempDirectory();
afterAll(() => directory.remove());

async function run(dataDir: string, args: readonly string[]): Promise<{ exitCode: number; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATA_DIR: dataDir };
  const exitCode = await runProgram(args, {
    env,
    stdin: new PassThrough(),
    stdout,
    stderr,
    now: () => new Date(),
  });
  return { exitCode, stderr: String(stderr.read() ?? '') };
}

// `keys create` may come before the first start: test/plain/faults/batch-faults.test.ts begins with it.
test.each([
  ['keys list'],
  ['keys revoke key_1'],
  ['webhooks list'],
  ['webhooks add --url https://example.com/ --environment test'],
  ['dashboard signup-link'],
  ['billing plans'],
  ['secret-key replace --revoke-everything'],
])('%s in a folder without a database names DATA_DIR and creates nothing', async (words) => {
  const dataDir = join(directory.path, 'nowhere');
  const { exitCode, stderr } = await run(dataDir, words.split(' '));
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`There is no database in ${dataDir}. Set DATA_DIR`);
  expect(existsSync(dataDir)).toBe(false);
});

test('a folder with other files gets none of ours', async () => {
  const dataDir = join(directory.path, 'other');
  mkdirSync(dataDir);
  expect((await run(dataDir, ['keys', 'list'])).exitCode).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a folder that a process is about to use is waited for', () => {
  const dataDir = join(directory.path, 'starting');
  const lock = tryLockDataDirectory(dataDir);
  expect(hasNoDatabase(dataDir)).toBe(false);
  lock?.release();
  expect(hasNoDatabase(dataDir)).toBe(true);
});
