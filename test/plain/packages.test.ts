import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyze } from '../../src/core/improve/index.ts';
import { packPackage, runProgram, unpackPackage, type PackedPackage } from '../support/packed-package.ts';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const megabyte = 1_048_576;

let directory: TempDirectory;

beforeAll(() => {
  directory = makeTempDirectory();
});
afterAll(() => directory.remove());

/** A command of a development dependency. */
const commandOf = (name: string): string => join(root, 'node_modules/.bin', name);

interface Packed extends PackedPackage {
  /** A project that has installed it and nothing else. */
  readonly project: string;
}

/** The package as npm makes it, and a project with it. */
function pack(folder: string): Packed {
  const packed = packPackage(join(root, 'packages', folder), directory.path);
  const project = join(directory.path, `project-${folder}`);
  unpackPackage(packed.archive, join(project, 'node_modules/@citeworthy', folder));
  return { ...packed, project };
}

describe('@citeworthy/analysis', () => {
  let packed: Packed;
  const page =
    '<!doctype html><html lang="en"><title>Heat pumps</title><h1>Heat pumps</h1><p>A heat pump moves heat from outside into a house. It takes two days to install one.';

  beforeAll(() => {
    packed = pack('analysis');
    writeFileSync(join(packed.project, 'page.html'), page);
  });

  test('contains its module, the declarations that it reaches, and the licences of what it bundles', () => {
    const strays = packed.files.filter((path) => !/^dist\/.*\.(?:d\.ts|js)$/.test(path));
    expect(strays.sort()).toEqual(['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES.txt', 'package.json']);
  });

  test('installs at most 25 MB, its dependencies included', () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(root, 'packages/analysis/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    const sizes = Object.keys(dependencies).map((name) => folderBytes(join(root, 'node_modules', name)));
    expect(packed.bytes + sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(25 * megabyte);
  });

  test('gives a stranger’s project the result of the service, by the lines of its README', () => {
    const readme = readFileSync(join(root, 'packages/analysis/README.md'), 'utf8');
    const [, example = ''] = /```js\n([^]*?)```/.exec(readme) ?? [];
    expect(example).toContain('console.log');
    const printed = example.replace(/console\.log\(.*\);/, 'console.log(JSON.stringify(result));');
    writeFileSync(join(packed.project, 'score.mjs'), printed);
    const { status, stdout, stderr } = runProgram(process.execPath, ['score.mjs'], packed.project);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const here = analyze(page, {
      url: 'https://example.com/page',
      queries: ['how long does it take'],
      asOf: '2026-11-22',
    });
    expect(JSON.parse(stdout)).toEqual(here.status === 'completed' ? toJson(here.result) : undefined);
  });

  test('has types that resolve and a manifest without faults', () => {
    symlinkSync(join(root, 'node_modules/zod'), join(packed.project, 'node_modules/zod'));
    const types = runProgram(commandOf('attw'), [packed.archive, '--profile', 'esm-only'], packed.project);
    expect({ status: types.status, stdout: types.stdout }).toEqual({ status: 0, stdout: expect.any(String) });
    const lint = runProgram(commandOf('publint'), [packed.archive, '--strict'], packed.project);
    expect({ status: lint.status, stdout: lint.stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  });
});

function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function folderBytes(folder: string): number {
  const { stdout } = runProgram('du', ['-sk', '--apparent-size', folder], root);
  return existsSync(folder) && statSync(folder).isDirectory() ? Number(stdout.split('\t')[0]) * 1_024 : 0;
}
