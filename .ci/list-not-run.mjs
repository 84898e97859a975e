/**
 * Lists what a run did not test: `node list-not-run.mjs REPORT…`, reports being those that vitest writes as JSON. Prints a
 * line with the reason for each skipped suite, or test outside of one, that ran in no project, for each test file of
 * the repository that is in no report, and for a database without tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { postgresProblem } from '../test/support/postgres-server.mjs';

const testFiles = ['*.test.ts', '*.test.tsx'];
/** A run that was ended early leaves hundreds. */
const absentShown = 20;

const results = process.argv.slice(2).flatMap(readResults);
const problem = postgresProblem();
if (problem !== undefined) console.log(`PostgreSQL: ${problem}`);
for (const line of [...skippedSuites(), ...absentFiles()]) console.log(line);

/** A run that was killed has no report; its files are listed as absent. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}

/** By file and name of the suite. */
function skippedSuites() {
  const each = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: name, test, key: `${name}\n${test.fullName}` })),
  );
  // A suite for two databases may run on one of them.
  const ran = new Set(each.filter(({ test }) => !isSkipped(test)).map(({ key }) => key));
  const suites = new Map();
  for (const { file, test, key } of each) {
    if (!isSkipped(test) || ran.has(key)) continue;
    const { suite, reason } = skippedBy(file, [...test.ancestorTitles.filter(Boolean), test.title]);
    const known = suites.get(`${file}\n${suite}`) ?? { file, suite, reason, tests: new Set() };
    known.tests.add(test.fullName);
    suites.set(`${file}\n${suite}`, known);
  }
  return [...suites.values()].map(
    ({ file, suite, reason, tests }) =>
      `${relative(process.cwd(), file)}: “${suite}”, ${tests.size} ${tests.size === 1 ? 'test' : 'tests'}: ${reason}`,
  );
}

function isSkipped({ status }) {
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status);
}

/**
 * The outermost name with a condition in the file, and that condition. A suite that another file registers has none there:
 * the name of its test says what it needs.
 */
function skippedBy(file, names) {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const [index, name] of names.entries()) {
    const title = name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    const [, kind, condition = ''] =
      new RegExp(String.raw`\.(skipIf|runIf|skip|todo)(?:\(([^\n]*?)\))?\(\s*['"\`]${title}['"\`]`).exec(
        source,
      ) ?? [];
    if (kind === undefined) continue;
    const reason = { skipIf: condition, runIf: `not ${condition}` }[kind] ?? kind;
    return { suite: names.slice(0, index + 1).join(' > '), reason };
  }
  return { suite: names.slice(0, -1).join(' > ') || names.join(), reason: names.at(-1) };
}

function absentFiles() {
  const present = new Set(results.map(({ name }) => resolve(name)));
  const { stdout } = spawnSync('git', ['ls-files', '-z', ...testFiles], { encoding: 'utf8' });
  const absent = (stdout ?? '').split('\0').filter((path) => path !== '' && !present.has(resolve(path)));
  const lines = absent
    .slice(0, absentShown)
    .map((path) => `${path}: in no report: no project has it, or its run was ended`);
  return absent.length > absentShown ? [...lines, `${absent.length - absentShown} other files`] : lines;
}
