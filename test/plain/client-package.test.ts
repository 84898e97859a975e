import type { SpawnSyncReturns } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packPackage, runProgram } from '../support/packed-package.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/client');
const bytesMax = 10_000;

let directory: TempDirectory;
let archive: string;
let files: readonly string[];

/** A program of a development dependency. */
const runCommand = (name: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
  runProgram(join(root, 'node_modules/.bin', name), args, root);

beforeAll(() => {
  directory = makeTempDirectory();
  ({ archive, files } = packPackage(folder, directory.path, { runsScripts: false }));
});
afterAll(() => directory.remove());

describe('the package of the client', () => {
  test('contains its modules, their types and the README, and nothing of the sources or the build', () => {
    expect(files).toContain('README.md');
    for (const entry of ['index', 'webhooks']) {
      expect(files).toContain(`dist/${entry}.js`);
      expect(files).toContain(`dist/${entry}.d.ts`);
    }
    const known = /^(?:README\.md|LICENSE|package\.json|dist\/[\w-]+(?:\.d\.ts|\.js))$/;
    expect(files.filter((path) => !known.test(path) || path.includes('.test.'))).toEqual([]);
  });

  test('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      expect(manifest).not.toHaveProperty(kind);
    }
  });

  test('resolves with its types in ES modules and bundlers', () => {
    const { status, stdout } = runCommand('attw', archive, '--profile', 'esm-only');
    expect(status, stdout).toBe(0);
  });

  test('has a valid manifest', () => {
    const { status, stdout } = runCommand('publint', 'run', archive, '--strict');
    expect(status, stdout).toBe(0);
  });

  test.each(['index.js', 'webhooks.js'])(
    '%s needs no module of Node.js and stays below 10 kB',
    async (entry) => {
      const { outputFiles } = await build({
        entryPoints: [join(folder, 'dist', entry)],
        bundle: true,
        minify: true,
        format: 'esm',
        // Refuses modules of Node.js.
        platform: 'browser',
        write: false,
        logLevel: 'silent',
      });
      expect(outputFiles[0]?.contents.length).toBeLessThan(bytesMax);
    },
  );
});
