import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkData } from '../../../lab/eval/check-data.mjs';
import { dataDocument } from '../../../lab/eval/data-document.mjs';
import { dataSets, foldersOf } from '../../../lab/eval/data-sets.mjs';
import { writeMadeUpData } from '../../support/made-up-evaluation-data.ts';
import { makeTempDirectory, type TempDirectory } from '../../support/temp-directory.ts';

/** Every row of the evaluation, with the data of several sets. */
const rowNames = new Set(dataSets.flatMap(({ files }) => files.flatMap(({ rows }) => rows)));

let data: TempDirectory;
beforeAll(() => {
  data = makeTempDirectory();
  writeMadeUpData(data.path);
});
afterAll(() => data.remove());

const run = (
  folder: string,
  ...args: readonly string[]
): { status: number | null; out: string; errors: string } => {
  const env = { PATH: process.env['PATH'] ?? '', EVAL_DATA: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, out: stdout, errors: stderr };
};

describe('the list of data sets', () => {
  it('names the folders that each row reads, and its fields are enough for every row', () => {
    expect(checkData(data.path).filter(({ state }) => state !== 'complete')).toEqual([]);
    const { out, errors } = run(data.path, 'test/support/folders-of-rows.mjs');
    expect(errors).toBe('');
    const found = JSON.parse(out) as Record<string, { folders: string[]; lines: number }>;
    expect(new Set(Object.keys(found))).toEqual(rowNames);
    for (const [row, { folders, lines }] of Object.entries(found)) {
      expect([row, folders]).toEqual([row, foldersOf(row).sort()]);
      expect([row, lines]).not.toEqual([row, 0]);
    }
  });

  it('has every file that a program reads by name, and nothing reads the folder past it', () => {
    const sources = ['lab/eval', 'lab/train', 'lab/calibrate'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.mjs') && !path.includes('node_modules'))
        .map((path) => [join(folder, path), readFileSync(join(folder, path), 'utf8')] as const),
    );
    const read = sources.flatMap(([, text]) =>
      [...text.matchAll(/readLines\(\s*'([^']+)',\s*'([^']+)'/g)].map(
        ([, folder, name]) => `${folder!}/${name!}`,
      ),
    );
    const listed = dataSets.flatMap(({ folder, files }) => files.map(({ name }) => `${folder}/${name}`));
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter((path) => !listed.includes(path))).toEqual([]);
    const past = sources
      .filter(([, text]) => /\bdataFolder\b|EVAL_DATA\s*\?\?/.test(text))
      .map(([path]) => path);
    expect(past.sort()).toEqual(['lab/eval/data.mjs', 'lab/eval/run.mjs']);
  });

  it('is what docs/evaluation-data.md says', async () => {
    expect(readFileSync('docs/evaluation-data.md', 'utf8')).toBe(await dataDocument());
  });
});

describe('npm run eval', () => {
  it('names every missing data set, its purpose and how to get it, and ends with 2', () => {
    const { status, out } = run(join(data.path, 'nowhere'), 'lab/eval/run.mjs', '--no-peer');
    expect(status).toBe(2);
    expect(out).toContain('NOTHING IS MEASURED');
    for (const { folder, purpose, licence, get } of dataSets.filter(({ files }) => files[0]!.rows.length > 0))
      for (const said of [`${folder}/`, purpose, licence, get]) expect(out).toContain(said);
  });

  it('measures the rows whose data are there, refuses a path in a label, and ends with 2', () => {
    const part = makeTempDirectory();
    writeMadeUpData(part.path);
    for (const { folder } of dataSets.filter((set) => !['pages', 'readings', 'robots'].includes(set.folder)))
      rmSync(join(part.path, folder), { recursive: true });
    const labels = join(part.path, 'readings/readings.jsonl');
    const [first = ''] = readFileSync(labels, 'utf8').split('\n');
    writeFileSync(labels, first.replace('"file":"0.html"', '"file":"../robots/google.jsonl"'));
    const { status, out } = run(part.path, 'lab/eval/run.mjs', '--no-peer');
    part.remove();
    expect(status).toBe(2);
    expect(out).toMatch(/^\| robots\.txt verdicts/m);
    expect(out).toContain(
      'The row readings is not measured: "../robots/google.jsonl" is not the name of a file',
    );
    expect(out).toContain('Missing: `citations/rewrites*.jsonl`, for the row rewrites.');
    expect(out).not.toContain('Missing: `pages/');
  });

  it('ends with 0 when the wanted row is measured', () => {
    const { status, out } = run(data.path, 'lab/eval/run.mjs', '--no-peer', '--row', 'robots');
    expect([status, out]).toEqual([0, expect.stringMatching(/^\| robots\.txt verdicts/m)]);
  });
});
