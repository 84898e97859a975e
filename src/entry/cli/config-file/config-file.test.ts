import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTempDirectory } from '../../../../test/support/temp-directory.ts';
import { findConfigFile } from './find-config-file.ts';
import { readConfigFile } from './read-config-file.ts';

const directory = makeTempDirectory();
afterAll(() => directory.remove());

function folder(...names: readonly string[]): string {
  const made = path.join(directory.path, ...names);
  mkdirSync(made, { recursive: true });
  return made;
}

function file(name: string, text: string): string {
  const made = path.join(folder(path.dirname(name)), path.basename(name));
  writeFileSync(made, text);
  return made;
}

describe('the nearest file', () => {
  test('is found upwards, up to the root of the repository', () => {
    const root = file('up/citeworthy.config.json', '{}');
    expect(findConfigFile(folder('up', 'a', 'b'))).toEqual({ kind: 'found', file: root });
    const near = file('up/a/.citeworthyrc', '{}');
    expect(findConfigFile(folder('up', 'a', 'b'))).toEqual({ kind: 'found', file: near });
    folder('up', 'repository', '.git');
    expect(findConfigFile(folder('up', 'repository', 'src'))).toEqual({ kind: 'none' });
  });

  test('is the only one of its folder', () => {
    file('two/.citeworthyrc', '{}');
    file('two/citeworthy.config.mjs', 'export default {}');
    expect(findConfigFile(folder('two'))).toMatchObject({ kind: 'several' });
  });

  test('above belongs to the user: a program of another user must not run', () => {
    file('foreign/citeworthy.config.mjs', 'throw new Error("ran")');
    const other = (process.getuid?.() ?? 0) + 1;
    const isRoot = process.getuid?.() === 0;
    const found = findConfigFile(folder('foreign', 'below'), other);
    // The superuser owns what the superuser makes: there the file is trusted.
    if (isRoot) expect(found.kind).toBe('found');
    else expect(found).toMatchObject({ kind: 'none', note: expect.stringContaining('another user') });
  });
});

describe('a file', () => {
  test.each([
    ['a.json', '{"failUnder": 60}'],
    ['.citeworthyrc', '{"failUnder": 60}'],
    ['a.mjs', 'export default { failUnder: 60 };'],
  ])('%s is read', async (name, text) => {
    expect(await readConfigFile(file(`read/${name}`, text))).toMatchObject({
      ok: true,
      options: { failUnder: 60 },
    });
  });

  test('has its paths from its own folder', async () => {
    const reading = await readConfigFile(
      file(
        'paths/c.json',
        '{"sources":["public","-","@list","https://example.com/"],"output":{"sarif":"o"}}',
      ),
    );
    const at = (name: string): string => path.relative('.', path.join(folder('paths'), name));
    expect(reading).toMatchObject({
      options: {
        sources: [at('public'), '-', `@${at('list')}`, 'https://example.com/'],
        output: { sarif: at('o') },
      },
    });
  });

  test.each([
    ['{"failUnder": 101}', 'failUnder: must be a number from 0 to 100'],
    ['{"failUnder": "60"}', 'failUnder: must be a number from 0 to 100'],
    ['{"failunder": 60}', 'the file: unknown: failunder'],
    ['{"budgets": {"pageTypes": {"article": {"overal": 1}}}}', 'budgets.pageTypes.article: unknown: overal'],
    ['{"budgets": {"pageTypes": {"novel": {}}}}', 'budgets.pageTypes'],
    ['{"format": "xml"}', 'format: must be one of'],
    ['{"json": true, "format": "json"}', 'json: cannot be used with format'],
    ['{"queries": "x"}', 'queries: must be a list of questions'],
    ['{"baseUrl": "example.com"}', 'baseUrl: must be an absolute http or https URL'],
    ['{"asOf": "2026-02-30"}', 'asOf: must be a date'],
    ['[]', 'the file: must be an object'],
    ['{', 'cannot be read: '],
  ])('%s is refused with its name and its field', async (text, words) => {
    const name = file('wrong/c.json', text);
    const reading = await readConfigFile(name);
    expect(reading.ok ? [] : reading.problems[0]).toContain(`${name}: ${words}`);
  });

  test('that is named and missing is a problem; without a name none is read', async () => {
    expect(await readConfigFile(path.join(directory.path, 'none.json'))).toMatchObject({ ok: false });
    expect(await readConfigFile(false)).toEqual({ ok: true, options: {}, notes: [] });
  });
});
