import { defineConfig } from 'vitest/config';
import { postgresProblem } from './test/support/postgres-server.mjs';
import { outcomeTimeoutMs, testTimeoutMs } from './test/support/time-limits.ts';

/** The path of a suite selects its databases (CONTRIBUTING.md, "Tests"). */
const onEachDatabase = ['src/**/*.database.test.ts', 'test/database/**/*.test.ts'];
const onPostgresAlone = ['src/**/*.postgres.test.ts', 'test/postgres/**/*.test.ts'];
const onEmbeddedAlone = ['test/embedded/**/*.test.ts'];
/** Browser tests run on one database only: tests over HTTP cover the data of pages on both. */
const inBrowser = ['test/browser/**/*.test.ts'];
/**
 * Each file in a process state of its own. Fake timers of the packages' suites would stop the clock that undici keeps for
 * all requests of a process; the report of a megabyte takes ten times as long in a process that has run other suites.
 */
const isolated = ['packages/*/src/**/*.test.ts', 'test/plain/cli/report.test.ts'];
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
    // Suites use real processes and databases on a shared machine. A test that passes only on retry is a defect, which
    // .ci/run reports, but must not block an unrelated change.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Few worker processes, because several suites start their own service and database. A process loads the sources
    // once for all its suites, so suites must leave no state in modules.
    maxWorkers: 3,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: once, exclude: [...onEachDatabase, ...onPostgresAlone, ...isolated] },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...onEachDatabase, ...onEmbeddedAlone, ...inBrowser],
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
