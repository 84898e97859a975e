import { defineConfig } from 'vitest/config';
import { postgresProblem } from './test/support/postgres-server.mjs';
import { outcomeTimeoutMs, testTimeoutMs } from './test/support/time-limits.ts';

/** Where a suite lies decides what it runs on (CONTRIBUTING.md, "Tests"). */
const onEachDatabase = ['src/**/*.database.test.ts', 'test/database/**/*.test.ts'];
const onPostgresAlone = ['src/**/*.postgres.test.ts', 'test/postgres/**/*.test.ts'];
/** What a browser shows does not depend on the database: what pages read is tested over HTTP on both. */
const inBrowser = ['test/browser/**/*.test.ts'];
const once = ['src/**/*.test.{ts,tsx}', 'test/plain/**/*.test.ts'];

const problem = postgresProblem();
if (problem !== undefined) {
  process.stderr.write(`\n*** NOT TESTED ON POSTGRESQL: ${problem}. ***\n\n`);
}

export default defineConfig({
  test: {
    setupFiles: ['test/support/end-what-was-started.ts'],
    testTimeout: testTimeoutMs,
    hookTimeout: testTimeoutMs,
    teardownTimeout: testTimeoutMs,
    expect: { poll: { timeout: outcomeTimeoutMs, interval: 20 } },
    // Real processes and databases on a machine that others use, too: a test that passes the second time is a defect,
    // which .ci/run names, but no reason to refuse a change that has nothing to do with it.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Few worker processes: several suites start a real service and a database of their own. Each reads the sources once
    // for all of its suites, so that a suite may leave nothing behind in a module.
    maxWorkers: 3,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: once, exclude: [...onEachDatabase, ...onPostgresAlone] },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...onEachDatabase, ...inBrowser],
          globalSetup: ['test/support/embedded-setup.ts'],
        },
      },
      ...(problem === undefined
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: [...onEachDatabase, ...onPostgresAlone],
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: ['test/support/postgres-setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
