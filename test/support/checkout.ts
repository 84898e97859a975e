import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeTempDirectory } from './temp-directory.ts';

const folders = ['src', 'test', 'lab', 'docs', 'scripts', 'packages', 'compiler'];
const files = [
  'package.json',
  'tsconfig.json',
  'tsconfig.check.json',
  'rings.js',
  'vitest.config.ts',
  'README.md',
];
const installed = ['node_modules', 'dist', '.next'];

/** A copy of this checkout that a test may change: built, and with the packages of this one. Returns its folder. */
export function makeCheckout(): string {
  const { path: folder, remove } = makeTempDirectory();
  onTestFinished(remove);
  const filter = (path: string): boolean => !installed.includes(basename(path));
  for (const name of folders) cpSync(name, join(folder, name), { recursive: true, filter });
  for (const name of files) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a program of Node.js in a checkout and returns what it printed; fails the test when the program does. */
export function runIn(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status, `${args.join(' ')}\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`).toBe(0);
  return stdout;
}
