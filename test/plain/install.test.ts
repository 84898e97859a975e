import type { SpawnSyncReturns } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packPackage, runProgram, unpackPackage } from '../support/packed-package.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly workspaces: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

let directory: TempDirectory;

beforeAll(() => {
  directory = makeTempDirectory();
});
afterAll(() => directory.remove());

describe('the package', () => {
  let files: readonly string[];

  beforeAll(() => {
    const packed = packPackage(root, directory.path, { runsScripts: false });
    files = packed.files;
    unpackPackage(packed.archive, join(directory.path, 'package'));
    symlinkSync(join(root, 'node_modules'), join(directory.path, 'package/node_modules'));
  });

  test('contains no test, no source map and nothing of the build', () => {
    const strays = files.filter((path) =>
      /\.test\.|\.map$|tsbuildinfo|^(?:src|test|compiler|data|node_modules)\//.test(path),
    );
    expect(strays).toEqual([]);
    const outputs = files.filter((path) => /^dist\/.*\.js$/.test(path));
    expect(outputs.length).toBeGreaterThan(500);
    const orphans = outputs.filter((path) => {
      const stem = path.replace(/^dist(.*)\.js$/, 'src$1');
      return !['.ts', '.tsx', '.js'].some((extension) => existsSync(join(root, stem + extension)));
    });
    expect(orphans).toEqual([]);
  });

  test('contains every file that its manifest names, and what operators need', () => {
    const { bin, imports, exports } = readManifest('');
    const named = [bin, imports, ...Object.values(exports)]
      .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
      .filter((path): path is string => typeof path === 'string')
      .map((path) => path.replace(/^\.\//, ''));
    expect(named.length).toBeGreaterThan(4);
    const operators = ['README.md', 'LICENSE', 'docs/operating.md', 'docs/configuration.md'].concat(
      readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
        .map((path) => `deploy/${path}`)
        .filter((path) => statSync(join(root, path)).isFile()),
    );
    expect(operators.length).toBeGreaterThan(9);
    expect([...named, ...operators].filter((path) => !files.includes(path))).toEqual([]);
  });

  test('analyses a page without the sources', () => {
    const page = join(directory.path, 'page.html');
    writeFileSync(
      page,
      '<!doctype html><html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>They move heat.',
    );
    const { status, stdout, stderr } = runProgram(
      process.execPath,
      [join(directory.path, 'package/dist/main.js'), 'analyze', page, '--json'],
      directory.path,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('Error') });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'completed' });
  });

  test('shows its documentation, wherever the process is started', () => {
    const site = join(directory.path, 'package/dist/entry/http/docs-site');
    const script = `
      const { sitePages } = await import('${site}/contents.js');
      const { documentationPage } = await import('${site}/documentation-page.js');
      const made = sitePages.filter(({ kind }) => kind === 'markdown').map((page) => documentationPage(page));
      console.log(made.length, made.every((text) => text.includes('<article><h1>')));`;
    const { stdout, stderr } = runProgram(process.execPath, ['--input-type=module', '-e', script], tmpdir());
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^\d{2} true\n$/), stderr: '' });
  });

  test('has nothing to build', () => {
    const { status, stderr } = runProgram(
      process.execPath,
      ['scripts/build.js'],
      join(directory.path, 'package'),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

test('the quickstart says how to make every file that it installs', () => {
  const guide = readFileSync(join(root, 'docs/quickstart.md'), 'utf8');
  const [, folders = ''] = /^npm pack (.*)$/m.exec(guide) ?? [];
  const made = runProgram(
    'npm',
    ['pack', '--dry-run', '--ignore-scripts', ...folders.split(' ').filter((folder) => folder !== '')],
    root,
  ).stdout.match(/^\S+\.tgz$/gm);
  const installed = [...guide.matchAll(/\.\/(citeworthy[\w.-]*\.tgz)/g)].map(([, file]) => file);
  expect(installed.length).toBeGreaterThan(2);
  expect(installed.filter((file) => made?.includes(file ?? '') !== true)).toEqual([]);
});

test('the compiler comes with a checkout alone: a workspace needs it, the package does not', () => {
  const { workspaces, dependencies } = readManifest('');
  expect(workspaces).toContain('compiler');
  expect(Object.keys(readManifest('compiler').dependencies)).toContain('typescript');
  expect(Object.keys(dependencies)).not.toContain('typescript');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; dependencies?: object; link?: boolean }>;
  };
  // `npm ci --omit=dev` leaves out what is marked `dev`.
  for (const name of Object.keys(readManifest('compiler').dependencies)) {
    expect(lock.packages[`node_modules/${name}`]).not.toHaveProperty('dev');
  }
  expect(lock.packages['compiler']?.dependencies).toEqual(readManifest('compiler').dependencies);
});

describe('the build without a compiler', () => {
  let checkout: string;

  beforeAll(() => {
    checkout = join(directory.path, 'checkout');
    mkdirSync(join(checkout, 'src'), { recursive: true });
    cpSync(join(root, 'scripts/build.js'), join(checkout, 'scripts/build.js'));
    writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(checkout, 'src/main.ts'), '');
  });
  const build = (): SpawnSyncReturns<string> => runProgram(process.execPath, ['scripts/build.js'], checkout);

  test('says how to get one when there is no build, or an old one', () => {
    const refusal = /^citeworthy: dist is missing or older than src.*npm ci --omit=dev.*\n$/;
    expect(build()).toMatchObject({ status: 1, stderr: expect.stringMatching(refusal) });
    mkdirSync(join(checkout, 'dist'));
    for (const file of ['main.js', '.tsbuildinfo']) writeFileSync(join(checkout, 'dist', file), '');
    utimesSync(join(checkout, 'dist/.tsbuildinfo'), 1, 1);
    expect(build()).toMatchObject({ status: 1, stderr: expect.stringMatching(refusal) });
  });

  test('is skipped when the build is current', () => {
    utimesSync(join(checkout, 'src/main.ts'), 1, 1);
    utimesSync(join(checkout, 'dist/.tsbuildinfo'), 2, 2);
    expect(build()).toMatchObject({ status: 0, stderr: '' });
  });
});
