import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTempDirectory, silentLog, type TempDirectory } from '../../../test/support/temp-database.ts';
import { tryLockDataDirectory } from './data-lock.ts';
import { embeddedFormat } from './embedded-options.ts';
import { DatabaseVersionError } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import type { Database } from './database.ts';
import { executePrepared } from './prepared.ts';

let directory: TempDirectory;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  directory = makeTempDirectory();
  dataDir = join(directory.path, 'data');
  // Existed before, readable by others.
  mkdirSync(dataDir, { mode: 0o755 });
  const opened = await openEmbedded(dataDir, silentLog);
  if (!opened.ok) throw new Error('in use');
  database = opened.database;
});

afterAll(async () => {
  await database.close();
  directory.remove();
});

test('a directory that is open cannot be opened again', async () => {
  expect(await openEmbedded(dataDir, silentLog)).toEqual({ ok: false, reason: 'in_use' });
});

test('vacuum reclaims the space of deleted rows', async () => {
  await database.vacuum();
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'analyses'`.execute(database.db);
  expect(rows).toEqual([{ reltuples: 0 }]);
});

test('a prepared statement uses the index after its table has grown and been analysed', async () => {
  const { db } = database;
  const planNow = async (): Promise<string> => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute "find-grown" (1)`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await sql`create table grown (id integer primary key, filler text not null)`.execute(db);
  await sql`insert into grown values (1, 'one')`.execute(db);
  await database.vacuum();
  // PostgreSQL keeps the plan from the sixth execution on.
  for (let count = 0; count < 10; count += 1) {
    await executePrepared(db, 'find-grown', sql`select filler from grown where id = ${1}::integer`);
  }
  await sql`insert into grown select number, repeat('x', 200) from generate_series(2, 5000) as number`.execute(
    db,
  );
  expect(await planNow()).toMatch(/Seq Scan/);
  await database.analyzeGrown();
  expect(await planNow()).toMatch(/Index/);
});

test('only the owner can read the files, even in a directory that others may open', () => {
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, '.lock')).mode & 0o077).toBe(0);
});

test('only the owner can open a new data directory', () => {
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

test('a data directory that every user can write to is never opened', async () => {
  const open = join(directory.path, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  await expect(openEmbedded(open, silentLog)).rejects.toThrow(
    `DATA_DIR is ${open}, which every user can write to (mode 0777). Run: chmod 700 ${open}`,
  );
});

test('never leaves a directory of an older database open to a process that is already inside', async () => {
  await database.close();
  const directories = ['database', 'database/base', 'database/pg_wal'].map((name) => join(dataDir, name));
  for (const path of directories) chmodSync(path, 0o755);
  const opened = await openEmbedded(dataDir, silentLog);
  if (!opened.ok) throw new Error('in use');
  database = opened.database;
  expect(directories.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
});

test.each([
  [embeddedFormat + 1, /created by a newer version of Citeworthy.*PostgreSQL 19.*Start that version/],
  [embeddedFormat - 1, /created by an older version of Citeworthy.*PostgreSQL 17.*DATA_DIR/],
])(
  'files of PostgreSQL %i are refused with the version to start, and stay as they are',
  async (format, says) => {
    const other = makeTempDirectory();
    try {
      const files = join(other.path, 'database');
      mkdirSync(files, { mode: 0o700 });
      writeFileSync(join(files, 'PG_VERSION'), `${String(format)}\n`);
      const refused = openEmbedded(other.path, silentLog);
      await expect(refused).rejects.toThrow(DatabaseVersionError);
      await expect(refused).rejects.toThrow(says);
      expect(readFileSync(join(files, 'PG_VERSION'), 'utf8')).toBe(`${String(format)}\n`);
    } finally {
      other.remove();
    }
  },
);

test('damaged files are refused with the way out', async () => {
  const damaged = makeTempDirectory();
  try {
    const files = join(damaged.path, 'database');
    mkdirSync(files, { mode: 0o700 });
    writeFileSync(join(files, 'PG_VERSION'), `${String(embeddedFormat)}\n`);
    await expect(openEmbedded(damaged.path, silentLog)).rejects.toThrow(
      /cannot be opened: its files are damaged.*restore a backup/,
    );
  } finally {
    damaged.remove();
  }
});
