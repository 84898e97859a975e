/**
 * Reads the JSON report of vitest: `node count-tests.mjs REPORT STATUS`, STATUS being the exit status of vitest. Prints
 * how many tests passed and failed, then a line for each test that passed only on retry.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [reportFile = '', status = ''] = process.argv.slice(2);

const { passed, failed, retried, skipped } = count(readReport());
// An error outside of any test and a killed run have no failed test to count.
const isUncounted = failed === 0 && (status !== '0' || (passed === 0 && skipped === 0));
console.log(passed, isUncounted ? 1 : failed);
for (const { name, file } of retried) console.log(`${name} (${file})`);

function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    console.error('vitest wrote no report');
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}

function count({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that fails before its first test, or in a hook after its last, has no failed test.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const retried = testResults.flatMap((file) =>
    file.assertionResults
      // The report does not count attempts; a passed test keeps the failures of earlier attempts.
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => ({ name: test.fullName, file: relative(process.cwd(), file.name) })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    retried,
    skipped: numPendingTests,
  };
}
