import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../../test/support/temp-directory.ts';
import { waitForDirectory } from './wait-for-directory.ts';

let directory: TempDirectory;
let said: string[];

beforeEach(() => {
  directory = makeTempDirectory();
  said = [];
});
afterEach(() => directory.remove());

const log = pino({}, { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) });

test('the wait has no limit during creation of the database, and one while it is open', async () => {
  const wait = waitForDirectory(directory.path, log, { waitMs: 0, noticeIntervalMs: 0 });
  for (let time = 0; time < 3; time += 1) expect(await wait.beforeRetry()).toBe(true);
  mkdirSync(join(directory.path, 'database'));
  expect(await wait.beforeRetry()).toBe(false);
});

test('a wait repeatedly logs its reason', async () => {
  const wait = waitForDirectory(directory.path, log, { waitMs: 60_000, noticeIntervalMs: 0 });
  await wait.beforeRetry();
  mkdirSync(join(directory.path, 'database'));
  await wait.beforeRetry();
  expect(said).toEqual([
    `Waiting for ${directory.path}: another Citeworthy process is creating the database there; 0 s so far.`,
    `Waiting for ${directory.path}: another Citeworthy process has it open; 0 s so far.`,
  ]);
});
