import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../../../test/support/temp-directory.ts';
import { createEmbedded, embeddedDirectory, isNotYetCreated } from './create-embedded.ts';

let directory: TempDirectory;
let said: string[];

beforeEach(() => {
  directory = makeTempDirectory();
  said = [];
});
afterEach(() => directory.remove());

const log = pino({}, { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) });

/** Replaces the program that creates the database; its `process.argv[2]` is the directory. */
function program(source: string): string {
  const path = join(directory.path, 'program.cjs');
  writeFileSync(path, source);
  return path;
}

test('a first start logs its progress and waits without a limit', async () => {
  const path = program(`
    const { existsSync, mkdirSync } = require('node:fs');
    mkdirSync(process.argv[2]);
    setInterval(() => { if (existsSync(__dirname + '/go-on')) process.exit(0); }, 5);`);
  const created = createEmbedded(directory.path, log, { program: path, noticeIntervalMs: 5 });
  await expect.poll(() => said.filter((line) => line.startsWith('Still creating')).length).toBeGreaterThan(2);
  expect(isNotYetCreated(directory.path)).toBe(true);
  writeFileSync(join(directory.path, 'go-on'), '');
  await created;
  expect(isNotYetCreated(directory.path)).toBe(false);
  expect(said[0]).toBe(`Creating the embedded database in ${directory.path}; this takes some seconds.`);
  expect(said.at(-1)).toMatch(/^Created the embedded database in \d+ s\.$/);
});

test.each([
  [
    'its exit code and its last words',
    `console.error('initdb: no space left'); process.exit(3)`,
    /exit code 3: initdb: no space left$/,
  ],
  [
    'the signal that ended it',
    `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1e6)`,
    /ended by SIGTERM\.$/,
  ],
  [
    'the message of its error, without the stack',
    `throw new Error('no space left')`,
    /exit code 1: Error: no space left$/,
  ],
  [
    'the memory that the kernel may want back',
    `process.kill(process.pid, 'SIGKILL')`,
    /ended by SIGKILL \(.*memory.*\)\.$/,
  ],
])('a creation that fails is reported with %s, and leaves no database', async (_, source, cause) => {
  const created = createEmbedded(directory.path, log, { program: program(source) });
  await expect(created).rejects.toThrow(`The embedded database could not be created in ${directory.path}: `);
  await expect(created).rejects.toThrow(cause);
  expect(isNotYetCreated(directory.path)).toBe(true);
});

test('the next creation removes the files of an interrupted one', async () => {
  const path = program(`require('node:fs').mkdirSync(process.argv[2]);`);
  const cutOff = join(directory.path, 'database.new-1-1');
  writeFileSync(cutOff, '');
  await createEmbedded(directory.path, log, { program: path });
  expect(existsSync(cutOff)).toBe(false);
  expect(readdirSync(directory.path).sort()).toEqual(['database', 'program.cjs']);
});

/** The directories under a path, and itself, that users other than the owner can open or enter. */
function openToOthers(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return [];
  const below = readdirSync(path).flatMap((name) => openToOthers(join(path, name)));
  return (stats.mode & 0o077) === 0 ? below : [path, ...below];
}

describe('in a data directory that others can read', () => {
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o022);
    chmodSync(directory.path, 0o755);
  });
  afterEach(() => void process.umask(umask));

  test('never leaves what an interrupted creation wrote open to other users', async () => {
    const path = program(`
      const { mkdirSync, statSync, writeFileSync } = require('node:fs');
      const [directory, nested, file] = ['', '/base', '/base/1'].map((name) => process.argv[2] + name);
      mkdirSync(nested, { recursive: true });
      writeFileSync(file, '');
      throw new Error([directory, nested, file].map((one) => (statSync(one).mode & 0o777).toString(8)).join(' '));`);
    await expect(createEmbedded(directory.path, log, { program: path })).rejects.toThrow(
      'Error: 700 700 600',
    );
    expect(process.umask()).toBe(0o022);
  });

  test('never opens the new database to other users, not even while it is being created', async () => {
    const seen = new Set<string>();
    const watch = setInterval(() => {
      for (const name of readdirSync(directory.path)) {
        for (const path of openToOthers(join(directory.path, name))) seen.add(path);
      }
    }, 20);
    try {
      await createEmbedded(directory.path, log);
    } finally {
      clearInterval(watch);
    }
    expect([...seen]).toEqual([]);
    expect(openToOthers(embeddedDirectory(directory.path))).toEqual([]);
  }, 120_000);
});
