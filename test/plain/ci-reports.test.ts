import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTempDirectory, type TempDirectory } from '../support/temp-directory.ts';

/** What .ci/run says of the reports that vitest writes as JSON. */

interface TestEntry {
  readonly names: readonly string[];
  readonly status: string;
  readonly failures?: readonly string[];
}

let folder: TempDirectory | null = null;
afterEach(() => folder?.remove());

const script = (name: string): string => fileURLToPath(new URL(`../../.ci/${name}`, import.meta.url));

/** The lines that a script prints of test files with these sources and results. */
function linesOf(
  name: string,
  files: readonly { readonly path: string; readonly source?: string; readonly tests: readonly TestEntry[] }[],
  more: readonly string[] = [],
): readonly string[] {
  folder = makeTempDirectory();
  const cwd = folder.path;
  for (const { path, source = '' } of files) writeFileSync(join(cwd, path), source);
  const tests = files.flatMap((file) => file.tests);
  const report = {
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    numPendingTests: tests.filter(({ status }) => status === 'skipped').length,
    testResults: files
      .filter((file) => file.tests.length > 0)
      .map((file) => ({
        name: join(cwd, file.path),
        status: 'passed',
        assertionResults: file.tests.map(({ names, status, failures = [] }) => ({
          ancestorTitles: names.slice(0, -1),
          title: names.at(-1),
          fullName: names.join(' '),
          status,
          failureMessages: failures,
        })),
      })),
  };
  writeFileSync(join(cwd, 'report.json'), JSON.stringify(report));
  spawnSync('git', ['init', '-q'], { cwd });
  spawnSync('git', ['add', '.'], { cwd });
  const { stdout } = spawnSync(process.execPath, [script(name), 'report.json', ...more], {
    cwd,
    encoding: 'utf8',
  });
  return stdout.trim().split('\n');
}

const notRun = (files: Parameters<typeof linesOf>[1]): readonly string[] =>
  linesOf('list-not-run.mjs', files).filter((line) => line !== '' && !line.startsWith('PostgreSQL'));

describe('what a run did not test', () => {
  it('is listed by suite, with the condition that its file states', () => {
    expect(
      notRun([
        {
          path: 'a.test.ts',
          source: "describe.skipIf(isBrowserMissing)('a page (in a browser)', () => {",
          tests: [
            { names: ['a page (in a browser)', 'opens'], status: 'skipped' },
            { names: ['a page (in a browser)', 'closes'], status: 'skipped' },
            { names: ['the same over HTTP'], status: 'passed' },
          ],
        },
      ]),
    ).toEqual(['a.test.ts: “a page (in a browser)”, 2 tests: isBrowserMissing']);
  });

  it('is listed by the name of the test where another file registers the suite', () => {
    expect(
      notRun([
        {
          path: 'a.test.ts',
          source: 'lawsOnRealPages(8);',
          tests: [{ names: ['on real pages', 'needs EVAL_DATA'], status: 'skipped' }],
        },
      ]),
    ).toEqual(['a.test.ts: “on real pages”, 1 test: needs EVAL_DATA']);
  });

  it('does not name what ran on another database', () => {
    const names = ['keeps time'];
    expect(
      notRun([
        {
          path: 'a.test.ts',
          tests: [
            { names, status: 'skipped' },
            { names, status: 'passed' },
          ],
        },
      ]),
    ).toEqual([]);
  });

  it('names a file that is in no report', () => {
    expect(notRun([{ path: 'a.test.ts', tests: [] }])).toEqual([
      expect.stringMatching(/^a\.test\.ts: in no report/),
    ]);
  });
});

describe('the counts of a run', () => {
  const passed: TestEntry = { names: ['works'], status: 'passed' };
  const skipped: TestEntry = { names: ['needs EVAL_DATA'], status: 'skipped' };
  const counts = (tests: readonly TestEntry[], status: string): readonly string[] =>
    linesOf('count-tests.mjs', [{ path: 'a.test.ts', tests }], [status]);

  it('are those of its tests, with each that needed a second try', () => {
    expect(counts([passed, { ...passed, names: ['works late'], failures: ['was busy'] }], '0')).toEqual([
      '2 0',
      'works late (a.test.ts)',
    ]);
  });

  it('hold a failure when nothing ran, or the run ended with an error outside of any test', () => {
    expect(counts([], '0')).toEqual(['0 1']);
    expect(counts([passed], '1')).toEqual(['1 1']);
  });

  it('hold no failure when each test was skipped', () => {
    expect(counts([skipped], '0')).toEqual(['0 0']);
  });
});
