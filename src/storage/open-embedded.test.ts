import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTempDirectory, silentLog, type TempDirectory } from '../../test/temp-database.ts';
import { tryLockDataDirectory } from './data-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import type { Database } from './open.ts';

let directory: TempDirectory;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  directory = makeTempDirectory();
  dataDir = join(directory.path, 'data');
  // One that was there before, open to others.
  mkdirSync(dataDir, { mode: 0o755 });
  const opened = await openEmbedded(dataDir, silentLog);
  if (!opened.ok) throw new Error('in use');
  database = opened.database;
});

afterAll(async () => {
  await database.close();
  directory.remove();
});

test('a second opening of the same directory is refused while the first lasts', async () => {
  expect(await openEmbedded(dataDir, silentLog)).toEqual({ ok: false, reason: 'in_use' });
});

test('the space of deleted rows can be given back', async () => {
  await database.vacuum();
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'analyses'`.execute(database.db);
  expect(rows).toEqual([{ reltuples: 0 }]);
});

test('what is stored is for its owner alone, also in a directory that others may open', () => {
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, '.lock')).mode & 0o077).toBe(0);
});

test('a data directory that is made is for its owner alone', () => {
  const directory = makeTempDirectory();
  const inner = join(directory.path, 'a', 'b');
  const lock = tryLockDataDirectory(inner);
  expect(statSync(inner).mode & 0o777).toBe(0o700);
  expect(tryLockDataDirectory(inner)).toBeNull();
  lock?.release();
  const next = tryLockDataDirectory(inner);
  expect(next).not.toBeNull();
  next?.release();
  directory.remove();
});
