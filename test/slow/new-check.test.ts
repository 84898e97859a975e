import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { blocksOf } from '../support/guide-blocks.ts';
import { makeTempDirectory } from '../support/temp-directory.ts';

const copied = ['src', 'test', 'lab', 'docs', 'scripts', 'packages', 'compiler'];
const copiedFiles = [
  'package.json',
  'tsconfig.json',
  'tsconfig.check.json',
  'rings.js',
  'vitest.config.ts',
  'README.md',
];

/** A checkout without what is installed or built. */
function makeCheckout(): string {
  const { path: folder, remove } = makeTempDirectory();
  onTestFinished(remove);
  const isSource = (path: string): boolean => !['node_modules', 'dist', '.next'].includes(basename(path));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  for (const name of copiedFiles) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function run(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`).toBe(0);
}

it('a check is added as CONTRIBUTING says: two files, its line in the rubric, and no data', () => {
  const folder = makeCheckout();
  const files = blocksOf(readFileSync('CONTRIBUTING.md', 'utf8')).flatMap(({ content }) => {
    const path = /^\/\/ (src\/core\/checks\/\S+)\n/.exec(content)?.[1];
    return path === undefined ? [] : [{ path, content }];
  });
  expect(files.map(({ path }) => path)).toEqual([
    'src/core/checks/structure-quality/several-passages.ts',
    'src/core/checks/structure-quality/several-passages.test.ts',
  ]);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const rubric = join(folder, 'src/core/checks/rubric.ts');
  const before = readFileSync(rubric, 'utf8');
  const after = before
    .replace(
      /^import /m,
      "import { severalPassages } from './structure-quality/several-passages.ts';\nimport ",
    )
    .replace('\n];', '\n  line(severalPassages),\n];');
  expect(after.match(/severalPassages/g)).toHaveLength(2);
  writeFileSync(rubric, after);

  run(folder, 'scripts/build.js');
  run(folder, 'dist/entry/docs-site/generate.js');
  expect(readFileSync(join(folder, 'docs/checks.md'), 'utf8')).toContain('several-passages');
  const suites = ['src/core/checks', 'src/core/score', 'src/core/improve', 'src/entry/docs-site'];
  run(
    folder,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'plain',
    ...suites,
    'test/plain/structure',
  );
}, 900_000);
